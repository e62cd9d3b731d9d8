// Words of the position editor.
export const words = {
    title: 'Lay a position',
    lead: 'Say who stands where and what everybody has. The position begins with a turn, and what follows from the rest is filled in by itself.',
    table: 'The table',
    possible: 'This position is possible.',
    unlikely: 'This could not come about in a game, but it can be tried out:',
    impossible: 'This is impossible:',
    go: 'Try it out',
    copy: 'Copy position',
    none: 'nothing',
    add: 'Add',
    take: (what: string) => `Take away ${what}`,
}
export type EditorWords = typeof words
