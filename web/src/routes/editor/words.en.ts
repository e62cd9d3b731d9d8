// Words of the position editor.
export const words = {
    title: 'Set up a position',
    lead: 'Say who stands where and what everybody has. The position starts at the beginning of a turn; whatever follows from the rest is filled in for you.',
    table: 'The table',
    possible: 'This position is possible.',
    unlikely: 'This could not happen in a real game, but you can try it out:',
    impossible: 'This is impossible:',
    go: 'Try it out',
    copy: 'Copy position',
    none: 'nothing',
    add: 'Add',
    take: (what: string) => `Remove ${what}`,
}
export type EditorWords = typeof words
