// What the pages around the table say of it, in English.

export const words = {
    top: { games: { kairo: 'Kairo' } },
    marks: {
        ankh: { emblem: 'ankh' },
        eye: { emblem: 'eye' },
        scarab: { emblem: 'scarab' },
        pyramid: { emblem: 'pyramid' },
    },
    pages: {
        shelf: {
            titles: { kairo: 'Kairo' },
            lines: { kairo: 'Build stands, open doors, lure the customers through the alleys of Cairo.' },
            tips: { kairo: 'Another game, another city: no dice, all elbows.' },
            goals: {
                kairo: 'have the most points at the end. Build stands, lure customers to them, and win medals.',
            },
        },
        games: { kairo: 'Kairo' },
        newTable: {
            choices: { start_mode: 'First stands' },
            choiceWords: { variable: 'Chosen', fixed: 'Given' },
            choiceLines: {
                variable: 'Everybody places three stands in turn',
                fixed: 'Three stands each are laid out; best for a first game',
            },
        },
        end: { tallies: { vp: 'Points' }, decided: { vp: 'The points decided.' } },
        rules: {
            reconstructed: {
                ways: {
                    board: 'Do you own the box? Copy docs/rules/data/kairo.toml as my.toml, change in it what is printed otherwise, as the examples show (open one), and play with it:',
                },
            },
        },
    },
}
