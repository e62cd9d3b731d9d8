// The words of its screens, in French.
import { de, f } from '$lib/i18n/french'
import type { words as lettersEn } from './words.en'

export const words: typeof lettersEn = {
    live: {
        pile: (count) => `${f.many(count, { one: 'lettre', other: 'lettres' })} à piocher.`,
        tiles: (names) => `Visible au Kiosque\u00a0: ${names}.`,
        lira: (piles) => `${piles} lires pour les prochaines visites.`,
    },
    letters: {
        own: 'Vos lettres',
        useAtOnce: 'L’utiliser aussitôt',
        none: 'Aucune. L’Ambassade, le Kiosque et le Messager donnent des lettres.',
        delivered: 'remise, 2 sceaux',
        toDeliver: '1 sceau',
        isDelivered: 'Une lettre remise\u00a0: elle vaut 2 sceaux.',
        goesTo: (place) =>
            `Une lettre qui vaut 1 sceau. Quand votre marchand, votre compagnon ou votre membre de la famille est à ce lieu (${place}), elle est remise et en vaut 2.`,
        sealsBuy: '3 sceaux achètent un autre tour, 6 un rubis à la Société secrète.',
        spoken: (place, delivered) =>
            delivered ? `lettre pour ${place}, remise, 2 sceaux` : `lettre pour ${place}, 1 sceau`,
        seals: (count) => f.many(count, { one: 'sceau', other: 'sceaux' }),
        sealsName: 'Sceaux',
        due: (count) => `Reste à payer\u00a0: ${f.many(count, { one: 'sceau', other: 'sceaux' })}.`,
        companionOf: (who) => (who ? `compagnon ${de(who)}` : 'votre compagnon'),
        companionAt: (place) => `compagnon\u00a0: ${place}`,
        companionReady: 'compagnon prêt à être placé',
        companionAway: 'compagnon pas encore amené par la Fontaine',
        ready: 'prêt',
        notYet: '–',
        pile: 'pioche',
        othersOne: 'les autres, 1',
        highestWins: 'au plus offrant',
        anyTrack: 'rubis d’une piste',
        onOffer: 'À prendre\u00a0:',
        opening: 'Deux cartes au plus offrant.',
        highest: (lira, who) => `Meilleure offre\u00a0: ${f.n(lira)}, ${de(who)}.`,
        youHave: (lira) => `Vous avez ${f.many(lira, { one: 'lire', other: 'lires' })}.`,
        leads: (lira) => `offre ${f.n(lira)}`,
        stands: { asked: 'doit parler', out: 'hors jeu', toCome: 'à venir', lastWord: 'aura le dernier mot' },
        tilePile: (count) => `Tuiles de kiosque dans la pioche\u00a0: ${count}.`,
        piles: (pile, discard) =>
            `Lettres dans la pioche\u00a0: ${pile}\u00a0; défaussées\u00a0: ${discard}.`,
        about: 'Une lettre nomme un lieu et montre 1 sceau. Dès que votre marchand, votre compagnon ou votre membre de la famille s’y trouve, elle est retournée et en montre 2. Les sceaux achètent un second tour (3) et un rubis à la Société secrète (6).',
        companionAbout:
            'L’action d’ici vous amène aussi votre compagnon. Au début d’un prochain tour, vous le placez près de votre marchand\u00a0; il peut alors avancer d’un lieu à sa place, et y agir.',
        more: 'Plus…',
        moreBids: 'Offrir plus',
    },
    verbs: {
        pick: 'Quelle tuile de kiosque prenez-vous\u00a0?',
        use: 'Utiliser la tuile',
        bid: 'Combien de lires offrez-vous\u00a0?',
        comp: 'Déplacer le compagnon',
        comp2: 'Le compagnon avance de 2 lieux\u00a0: où\u00a0?',
        jump: 'Où aller, pour 3 lires\u00a0?',
        family: 'Où va votre membre de la famille\u00a0?',
        join: 'Quel marchand rejoignez-vous\u00a0?',
        track: 'De quelle piste prenez-vous un rubis\u00a0?',
        give_letter: 'Quelle lettre donnez-vous\u00a0?',
        lira_7_for_1_good: 'Quelle marchandise donnez-vous pour 7 lires\u00a0?',
        use_npc: 'Qui rencontrez-vous\u00a0?',
        repeat_tile: 'Quelle tuile prenez-vous aussi\u00a0?',
    },
    pages: {
        rules: {
            lettersPlaces: 'Lieux de Lettres & Sceaux',
            kioskTiles: 'Tuiles de kiosque',
            lettersCards: 'Cartes bonus de Lettres & Sceaux',
        },
    },
}
