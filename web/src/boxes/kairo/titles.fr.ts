// What the pages around the table say of it, in French.

export const fr = {
    top: { games: { kairo: 'Kairo' } },
    marks: {
        ankh: { emblem: 'ankh' },
        eye: { emblem: 'œil' },
        scarab: { emblem: 'scarabée' },
        pyramid: { emblem: 'pyramide' },
    },
    pages: {
        games: { kairo: 'Kairo' },
        newTable: {
            choices: { start_mode: 'Premiers étals' },
            choiceWords: { variable: 'Choisis', fixed: 'Donnés' },
            choiceLines: {
                variable: 'Chacun pose trois étals à tour de rôle',
                fixed: 'Trois étals par personne sont déjà posés ; idéal pour une première partie',
            },
        },
        end: { tallies: { vp: 'Points' }, decided: { vp: 'Les points ont décidé.' } },
        rules: {
            reconstructed: {
                ways: {
                    board: 'Vous possédez la boîte\u00a0? Copiez docs/rules/data/kairo.toml sous le nom my.toml, changez-y ce qui est imprimé autrement, comme le montrent les exemples (ouvrez-en un), et jouez avec\u00a0:',
                },
            },
        },
    },
}
