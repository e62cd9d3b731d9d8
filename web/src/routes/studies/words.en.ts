// Words of the way into study.
export const words = {
    lead: 'Look again at what was played: what was luck, what was a choice, and what would have been better.',
    none: 'No game of yours is over yet. Play one to its end, and you can study it here.',
    tools: 'Look further',
    explore:
        'What wins from here, counted over thousands of games: openings, places, cards, and how a layout plays.',
    sandbox:
        'Play all seats, take back whatever you like, choose what the dice do. A real game can be entered move by move.',
    editor: 'Lay any position that is possible, and try it out.',
    open: 'A game that was played elsewhere, or that you kept as a file.',
}
