// Les mots de la page sur l’origine du hasard et sa vérification.
import { f } from '$lib/i18n/french'
import type { FairWords } from './words.en'

export const words: FairWords = {
    sealed: 'Les dés et les cartes sont scellés',
    fingerprint: 'Empreinte',
    whole: 'L’empreinte entière',
    mixed: 'Le serveur a fixé un secret et en a montré l’empreinte. Ensuite seulement, chaque navigateur a révélé un nombre tiré au hasard et promis auparavant. Ensemble, ils décident de chaque jet et de chaque carte\u00a0: personne n’a pu les choisir, ni le serveur ni aucun de vous.',
    alone: 'Le serveur a fixé un secret et en a montré l’empreinte avant le premier jet. Ce secret décide de chaque jet et de chaque carte\u00a0; aucun navigateur n’y a rien ajouté.',
    lesson: 'Une leçon est toujours distribuée de la même façon.',
    noted: 'Votre navigateur a noté cette empreinte. À la fin de la partie, elle lui servira à vérifier chaque jet et chaque carte.',
    watched:
        'À la fin de la partie, cette page tire de nouveau chaque jet et chaque carte. Seuls les navigateurs des joueurs notent l’empreinte.',
    added: (names) => `Dans la graine\u00a0: le serveur et ${f.list(names)}.`,
    own: 'Ce que votre navigateur a ajouté',
    shuffling: 'Mélange en cours',
    waiting: (names) =>
        `Chacun participe au mélange. On attend ${f.list(names)}\u00a0; la partie commence de toute façon dans une demi-minute.`,
    looking: 'Vérification du hasard…',
    failed: 'Le hasard n’a pas pu être vérifié.',
    later: 'Les dés et les cartes seront prouvés une fois le temps de tous écoulé : d’autres jouent encore avec eux.',
    again: 'Vérifier à nouveau',
    byHand: 'Dés et cartes ont été saisis à la main : aucune graine ne les a tirés.',
    proven: (dice) => (dice ? 'Dés prouvés honnêtes' : 'Mélange prouvé honnête'),
    wrong: (dice) => (dice ? 'Les dés ne sont pas prouvés' : 'Le mélange n’est pas prouvé'),
    line: (outcomes) =>
        `${f.many(outcomes, { one: 'tirage découle', other: 'tirages découlent' })} de la graine scellée avant le premier coup. Cette page les a tous refaits elle-même.`,
    alarm: 'Ce que le serveur dit de cette partie ne tient pas. Gardez l’enregistrement et interrogez la personne qui tient ce site.',
    good: 'en ordre',
    bad: 'faux',
    open: 'non vérifié',
    checks: {
        sealed: {
            ok: () => 'Le secret est celui qui était scellé avant le premier coup.',
            bad: () => 'Le secret n’est pas celui qui était scellé avant le premier coup.',
        },
        kept: {
            ok: () => 'L’empreinte est celle que votre navigateur a notée quand vous avez pris place.',
            bad: () => 'L’empreinte n’est pas celle que votre navigateur a notée quand vous avez pris place.',
            none: () =>
                'Ce navigateur n’a pas noté d’empreinte au début de la partie\u00a0: il ne peut pas comparer.',
        },
        promises: {
            ok: ({ n }) =>
                `${f.many(n, { one: 'navigateur a ajouté', other: 'navigateurs ont ajouté' })} à la graine ce qui avait été promis.`,
            bad: () => 'Ce qui a été ajouté à la graine n’est pas ce qui avait été promis.',
            none: () => 'Aucun navigateur n’a rien ajouté\u00a0: la graine n’est que le secret du serveur.',
        },
        own: {
            ok: () => 'Ce que votre navigateur a ajouté fait partie de la graine.',
            bad: () => 'Ce que votre navigateur a ajouté ne fait pas partie de la graine.',
            late: () =>
                'Votre navigateur n’a pas répondu à temps\u00a0: la graine a été mélangée sans sa part.',
            none: () => 'Ce navigateur n’a rien ajouté à la graine.',
        },
        numbers: {
            ok: ({ n }) =>
                `Refait\u00a0: ${f.many(n, { one: 'tirage est conforme', other: 'tirages sont conformes' })}.`,
            bad: ({ n, wanted, found }) =>
                `Le tirage ${f.n(n)} est donné comme ${found || 'rien'}\u00a0: la graine donne ${wanted || 'rien'}.`,
        },
        odds: {
            ok: () =>
                'Les dés ont bien les chances de dés, et ce qui a été pioché n’était plus dans la pile.',
            bad: ({ n }) => `Les chances données pour le tirage ${f.n(n)} ne peuvent pas être justes.`,
            none: () =>
                'Les cartes de ce plateau lui sont propres\u00a0: leurs chances sont laissées au moteur.',
        },
        seen: {
            ok: ({ n }) =>
                `${f.many(n, { one: 'tirage est tel que vous l’avez vu', other: 'tirages sont tels que vous les avez vus' })} pendant la partie.`,
            bad: ({ n, wanted, found }) =>
                `Le tirage ${f.n(n)} est donné à présent comme ${found || 'rien'}\u00a0: pendant la partie, vous avez vu ${wanted}.`,
            none: () => 'Ce navigateur ne regardait pas pendant la partie.',
        },
        record: {
            ok: () => 'L’enregistrement à télécharger dit la même chose.',
            bad: () => 'L’enregistrement à télécharger dit autre chose.',
        },
    },
    limits: 'Vérifié ici par votre navigateur, qui ne connaît pas les règles du jeu. À partir de l’enregistrement, le moteur complet peut prouver, sur n’importe quel ordinateur, que chaque tirage était bien celui que demandent les règles\u00a0:',
    command: 'Copier la commande',
}
