// Les mots des énigmes.
import { f } from '$lib/i18n/french'
import type { PuzzleWords } from './words.en'

export const words: PuzzleWords = {
    title: 'Énigmes',
    lead: 'Chacune a un seul meilleur tour, preuve à l’appui. Les cartes cachées comptent parmi celles que l’on peut encore piocher.',
    games: 'Jeu',
    today: 'Énigme du jour',
    solveToday: 'Résoudre',
    doneToday: 'Revoir',
    week: 'Les sept derniers jours',
    day: (day, lit) => (lit ? `${day} : résolue` : `${day} : pas résolue`),
    streak: (days) => (days ? `${f.many(days, { one: 'jour', other: 'jours' })} de suite. ` : ''),
    noLoss: 'Un jour manqué ne retire jamais rien.',
    rating: 'Votre classement',
    ratingOf: (rating, band) => `${f.n(rating)} ± ${f.n(band)}`,
    few: 'encore peu d’énigmes',
    count: (count) => f.many(count, { one: 'énigme', other: 'énigmes' }),
    next: 'Énigme suivante',
    themes: 'Par thème',
    themesLine:
        'Un thème qui nomme un lieu révèle où commence la réponse : une énigme résolue ainsi compte pour moitié.',
    solvedOf: (solved, tried) => `${f.n(solved)} sur ${f.n(tried)} du premier coup`,
    untried: 'pas encore essayé',
    earlier: 'Énigmes précédentes',
    solvedSign: 'résolue du premier coup',
    missedSign: 'pas résolue du premier coup',
    none: 'Il n’y a pas d’énigmes pour ce jeu.',
    panel: 'Énigme',
    how: 'Jouez le tour à la table. La première réponse compte.',
    hint: 'Un indice',
    hintLine: 'Il divise votre gain par deux.',
    others: (rating, solved, tried) =>
        `Classement ${f.n(rating)}\u00a0: ${f.n(solved)} sur ${f.many(tried, { one: 'personne', other: 'personnes' })} du premier coup.`,
    looking: 'Vérification…',
    lost: 'La réponse n’a pas pu être vérifiée.',
    wrong: (kind, share) =>
        (
            ({
                certain: share
                    ? share < 0.5
                        ? 'Possible, mais pas certain'
                        : 'Probable, mais pas certain'
                    : 'Pas de cette façon',
                odds: 'Pas la meilleure chance',
                most: 'Pas la meilleure moyenne',
            }) as Record<string, string>
        )[kind] ?? 'Ce n’est pas le meilleur tour',
    ask: (kind) =>
        (
            ({
                certain: 'Qu’est-ce qui réussit quoi que fasse le hasard\u00a0?',
                odds: 'Quel tour a de meilleures chances\u00a0?',
                most: 'Quel tour rapporte plus en moyenne\u00a0?',
            }) as Record<string, string>
        )[kind] ?? '',
    show: 'Montrer la réponse',
    rolls: 'Les 36 jets',
    wrongHad: (had, best) => `Après ce tour : ${had}. C’était possible : ${best}.`,
    better: (right) => `Mieux : ${right}`,
    solved: 'Résolue',
    worth: (value) => `Aucun autre tour ne fait mieux : ${value}.`,
    proof: 'La preuve',
    refutation: 'Ce qui découle de votre choix',
    choice: 'Vous choisissez',
    chance: 'Hasard',
    rival: 'Les autres',
    odds: 'Chances',
    brings: 'Aboutit à',
    asTable: 'En tableau',
    asChart: 'En graphique',
    nth: 'Énigme',
    asTree: 'En arbre',
    rated: (from, to, band) => `Classement ${f.n(from)} → ${f.n(to)} ± ${f.n(band)}`,
    notRated: 'Le premier essai a déjà compté.',
    again: 'Réessayer',
    all: 'Toutes les énigmes',
}
