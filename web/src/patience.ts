// How long a test waits for what must happen, on the slowest of machines.
export const PATIENT = { timeout: 300_000 }
