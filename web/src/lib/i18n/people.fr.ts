// Les mots des parties jouées, et des gens avec qui jouer.
import { f } from './french'
import type { words as peopleEn } from './people.en'

export const words: typeof peopleEn = {
    history: {
        game: 'Jeu',
        rank: (rank, of) => `${f.ordinal(rank)} sur ${of}`,
        replay: 'Revoir',
        replayOf: (game, date) => `Revoir ${game}, ${date}`,
        study: 'Étudier',
        studyOf: (game, date) => `Étudier ${game}, ${date}`,
        again: 'Rejouer',
        againWith: (name) => `Rejouer avec ${name}`,
        nameless: 'Quelqu’un',
    },
    finding: {
        title: 'Avec les gens qui sont là',
        line: 'Asseyez-vous avec des gens que vous ne connaissez pas encore.',
        quick: (game) => `Partie rapide\u00a0: ${game}`,
        pace: 'Rythme',
        paces: { none: 'Sans pendule', live: 'D’une traite', slow: 'Un jour par tour' },
        patience: (span) => `Des robots prennent les chaises libres après ${span}`,
        chairs: 'Joueurs',
        anyChairs: 'peu importe',
        find: 'Trouver des joueurs',
        tables: 'Tables ouvertes',
        whose: { all: 'toutes', level: 'de mon niveau', friends: 'connaissances' },
        quickMatch: 'Partie rapide',
        ratedOnly:
            'Avec d’autres qui le veulent aussi\u00a0: le résultat compte pour le classement de chacun.',
        waits: (people) =>
            `${f.many(people, { one: 'personne attend', other: 'personnes attendent' })}\u00a0: vous êtes à table tout de suite.`,
        waitsNot: 'Personne n’attend une telle partie en ce moment.',
        waitsElse: (people, chairs) =>
            `${f.many(people, { one: 'personne attend', other: 'personnes attendent' })} à une table de ${chairs}.`,
        joinThem: 'Les rejoindre',
        openOne: 'Ouvrir une table',
        between: (from, to) => `${f.n(from)} à ${f.n(to)}`,
        unrated: 'non classée',
        none: 'Aucune table n’attend en ce moment\u00a0: ouvrez-en une, ou cherchez une partie rapide.',
        chairsOf:
            'Prenez une chaise\u00a0: la partie commence quand toutes sont prises, ou que des robots les occupent.',
        noneOfThem: 'Aucune de celles-ci n’attend en ce moment.',
        wanted: (free) => f.many(free, { one: 'chaise libre', other: 'chaises libres' }),
        spoken: (lang) => new Intl.DisplayNames('fr', { type: 'language' }).of(lang) ?? lang,
        playing: 'En cours',
        playingLine: 'Vous voyez ce que voit la table\u00a0; les mains restent cachées.',
        watch: 'Regarder',
        watchOf: (game, name) => `Regarder ${name}, ${game}`,
        joinOf: (game, name) => `Rejoindre ${name}, ${game}`,
        again: 'Encore une partie\u00a0?',
        asks: (name) => `${name} veut rejouer`,
        notNow: 'Pas maintenant',
        notNowTo: (name) => `Pas maintenant, ${name}`,
        filled: (span) => `Des robots prennent les chaises libres dans ${span}.`,
        people: 'Les gens avec qui vous avez joué',
        peopleLine: 'Les personnes qui montrent leur page montrent aussi si elles sont là.',
        presence: {
            playing: (game) => `joue à ${game}`,
            open: (game) => `a ouvert une table\u00a0: ${game}`,
            here: 'est là',
            away: (span) => `n’est plus là depuis ${span}`,
            gone: (date) => `dernière visite le ${date}`,
        },
    },
}
