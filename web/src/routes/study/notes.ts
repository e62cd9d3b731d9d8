// What whoever reads a study has noted about its moments: in this browser alone.
export type Notes = Readonly<Record<number, string>>

/** How long a note may be. */
export const MOST = 1000
const key = (code: string): string => `bedesten.notes.${code}`

export function notesOf(code: string): Notes {
    try {
        return JSON.parse(localStorage.getItem(key(code)) ?? '{}') as Notes
    } catch {
        return {}
    }
}

/** The notes with this one about a step; one without a word is none. */
export function noted(code: string, notes: Notes, step: number, text: string): Notes {
    const others = Object.entries(notes).filter(([at]) => Number(at) !== step)
    const now = Object.fromEntries(text.trim() ? [...others, [step, text.slice(0, MOST)]] : others) as Notes
    try {
        if (Object.keys(now).length) localStorage.setItem(key(code), JSON.stringify(now))
        else localStorage.removeItem(key(code))
    } catch {
        // a browser that keeps nothing shows it as long as the page is open
    }
    return now
}

/** As a text, in the order of the game: what each is about, and the note. */
export function asText(notes: Notes, about: (step: number) => string): string {
    const steps = Object.keys(notes).map(Number).sort((a, b) => a - b) // prettier-ignore
    return steps.map((step) => `${about(step)}\n${notes[step] ?? ''}\n`).join('\n')
}
