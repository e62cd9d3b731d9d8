// Links for friends.

/** Whether an address is this computer and no other. */
export function isLocal(hostname: string): boolean {
    return /^(localhost|.*\.localhost|127(\.\d+){3}|\[?::1\]?|0\.0\.0\.0)$/.test(hostname)
}

/** A code as one reads it out: three signs at a time. */
export function inGroups(code: string): string {
    return code.match(/.{1,3}/g)?.join('\u00a0') ?? ''
}
