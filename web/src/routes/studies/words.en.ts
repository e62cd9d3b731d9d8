// Words of the way into study.
export const words = {
    lead: 'Look again at what was played: what was luck, what was a choice, and what would have been better.',
    none: 'No game of yours is over yet. Play one to its end, and you can study it here.',
    tools: 'Look further',
    explore: 'What wins, counted over thousands of games: openings, places, cards, and how a layout plays.',
    sandbox:
        'Play all seats, take back whatever you like, choose what the dice do. You can also enter a real game move by move.',
    editor: 'Set up any possible position, and try it out.',
    open: 'A game played elsewhere, or one you saved as a file.',
}
