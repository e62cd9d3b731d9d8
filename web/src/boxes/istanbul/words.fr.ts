// The words of its screens, in French.
import { formatter } from '$lib/i18n/format'
import { de } from '$lib/i18n/french'
import type { istanbulEn } from './words.en'

const f = formatter('fr')

export const istanbulFr: typeof istanbulEn = {
    top: {
        lastRound: 'Dernière manche.',
        holds: (who, count) =>
            `${who ? `${who} a` : 'Vous avez'} ${f.many(count, { one: 'rubis', other: 'rubis' })}.`,
        leftToPlay: (names) => (names.length ? `Jouent encore\u00a0: ${names.join(', ')}.` : ''),
        then: (names) => (names.length ? `${names.join(', ')}.` : ''),
        lastCards: 'On joue les dernières cartes.',
    },
    seat: {
        rubies: (count) => f.many(count, { one: 'rubis', other: 'rubis' }),
        lira: (count) => f.many(count, { one: 'lire', other: 'lires' }),
        cards: (count) => f.many(count, { one: 'carte', other: 'cartes' }),
        assistants: (stack, all) =>
            `${f.many(stack, { one: 'assistant', other: 'assistants' })} sur ${all} avec le marchand`,
        family: (place) => `membre de la famille : ${place}`,
        home: 'poste',
        at: (number) => `au ${number}`,
        cart: (room, goods) => `Charrette, ${room} de chaque marchandise au plus\u00a0: ${goods.join(', ')}`,
        noTiles: 'aucune tuile de mosquée',
        shown: 'Cartes prises face visible\u00a0:',
    },
    board: {
        label: (rows: number, columns: number) => `Bazar, ${rows} rangées de ${columns} lieux`,
        place: (name, number) => `${name}, ${number}.`,
        steps: (count) => `À ${count} pas.`,
        notPossible: (why) => `Impossible\u00a0: ${why}`,
        chosen: 'choisi',
        isChosen: 'Choisi.',
        card: 'carte',
        pay: 'payer',
        toll: 'péage',
        fill: 'remplir',
        anywhere: 'agit partout',
        allYouLike: 'à volonté',
        noToll: 'ni péage ni assistant',
        and: 'et',
        or: 'ou',
        then: 'puis',
        open: 'visible\u00a0:',
        noDiscard: 'aucune visible',
        sell: 'vendre',
        oneToFive: '1–5 pour',
        say: 'dire 3–12',
        reached: 'oui\u00a0:',
        that: 'autant',
        otherwise: 'non\u00a0:',
        goods: 'march.',
        left: 'reste',
        noneLeft: 'plus de rubis',
        both: 'les deux\u00a0:',
        own: 'avoir n, payer 1',
        third: '3e\u00a0:',
        parts: 'extensions',
        neutralMerchant: 'marchand neutre',
        neutralAssistant: 'assistant neutre',
        merchantOf: (who, stack) =>
            `${who ? `marchand ${de(who)}` : 'votre marchand'} avec ${f.many(stack, { one: 'assistant', other: 'assistants' })}`,
        assistantOf: (who) => (who ? `assistant ${de(who)}` : 'votre assistant'),
        familyOf: (who) => (who ? `membre de la famille ${de(who)}` : 'votre membre de la famille'),
        standing: (pieces) => `Ici\u00a0: ${f.list(pieces)}.`,
        list: 'Les lieux en liste',
        filterOpen: (count) => `Ouverts ${count}`,
        filterAll: (count) => `Tous ${count}`,
        filterRubies: 'Rubis',
        filterThings: 'Cartes et joueurs',
        nothingHere: 'Rien à choisir ici pour le moment.',
    },
    live: {
        good: (count, sign) =>
            f.many(
                count,
                (
                    {
                        R: { one: 'tissu', other: 'tissus' },
                        G: { one: 'épice', other: 'épices' },
                        Y: { one: 'fruit', other: 'fruits' },
                        B: { one: 'bijou', other: 'bijoux' },
                    } as Record<string, { one: string; other: string }>
                )[sign] ?? { one: sign, other: sign },
            ),
        mail: (goods, lira) =>
            `Au courrier\u00a0: ${goods}, ${f.many(lira, { one: 'lire', other: 'lires' })}.`,
        market: (goods, revenue) =>
            `Demande\u00a0: ${goods}. Une à cinq d’entre elles rapportent ${revenue} lires.`,
        tile: (tile, goods) =>
            goods ? `La ${tile} demande ${goods} et en coûte 1.` : `Il ne reste pas de ${tile}.`,
        palace: (goods, any) => `Le prochain rubis demande ${goods}${any ? ` et ${f.n(any)} au choix` : ''}.`,
        gemstone: (price) => `Le prochain rubis coûte ${f.n(price)} lires.`,
        left: (rubies) => (rubies ? `Il reste ${f.n(rubies)} rubis.` : 'Il ne reste pas de rubis.'),
        openCard: (card) => `Visible sur la défausse\u00a0: ${card}.`,
        noOpenCard: 'La défausse est vide.',
    },
    ask: {
        sellFor: (count, lira) =>
            `En vendre ${f.n(count)} pour ${f.many(lira, { one: 'lire', other: 'lires' })}`,
        more: (good) => `1 ${good} de plus`,
        less: (good) => `1 ${good} de moins`,
        ofCart: (have, room) => `${have} sur ${room}`,
        has: (count) => `vous en avez ${count}`,
        chooseMore: 'Choisissez encore',
        odds: 'Ce que les dés peuvent rapporter',
        rolled: (low, high) => `Dés\u00a0: ${low} et ${high}`,
        openPlaces: (open) => f.many(open, { one: 'lieu ouvert', other: 'lieux ouverts' }),
    },
    verbs: {
        move_long: 'Avancer de 3 ou 4 lieux\u00a0: où\u00a0?',
        return_assistant: 'Quel assistant revient\u00a0?',
        yellow: 'Tuile jaune\u00a0: quel assistant revient\u00a0?',
        send: 'Où va votre membre de la famille ?',
        black_market: 'Prendre une marchandise, puis lancer les dés',
        smuggler: 'Contrebandier : quelle marchandise ?',
        good_1: 'Quelle marchandise prenez-vous ?',
        gain: 'Quelle marchandise prenez-vous ?',
        buy: 'Acheter 1 marchandise de plus pour 2 lires',
        give: 'Donner une marchandise',
        sell: 'Que vendez-vous ?',
        tea: 'Quel nombre annoncez-vous\u00a0?',
        return: 'Quels assistants rappelez-vous\u00a0?',
        sell_any: 'Avec la carte : vendre ce que vous voulez',
        deliver: 'Qu’ajoutez-vous au choix ?',
        repeat: 'Avec la carte\u00a0: encore une fois',
        discard: 'Défausser une carte',
        catch: 'Attraper un membre de la famille',
        set4: 'Changer un dé',
    },
    hand: {
        label: 'Vos cartes',
        empty: 'Aucune carte. Le Caravansérail et le Gouverneur en donnent.',
        hidden: 'Vous regardez\u00a0: les mains restent cachées.',
        discards: (count) => `Défausse\u00a0: ${count}`,
        played: (when) => `À jouer ${when}.`,
        when: {
            roll: 'juste après votre jet',
            free: 'à tout moment de votre tour',
            move: 'au lieu du déplacement',
            ph1: 'pendant le déplacement',
            sell: 'au Petit marché',
            rep: 'juste après l’action',
        },
        steps: '3 ou 4',
        noSteps: '0 pas',
    },
    tabs: { cart: 'Charrette' },
    help: {
        /** Keys beside those of every table. */
        own: [
            ['flèches', 'parcourir le plateau'],
            ['Entrée', 'choisir, puis confirmer'],
            ['1, 2, …', 'aller à un lieu par son numéro\u00a0; cartes\u00a0; nombres'],
            ['R G Y B', 'marchandises\u00a0; avec Maj une de moins'],
        ] as [string, string][],
        aim: 'Gagnez des rubis avec votre marchand. Laissez ou reprenez un assistant pour agir dans un lieu.',
        tiles: 'Un lieu cerné de turquoise vous est ouvert. Choisissez-le, lisez le plan, confirmez.',
        hold: 'Laissez le doigt sur un lieu ou une carte pour lire ce qu’il fait.',
        discarded: (count) =>
            `La défausse compte ${f.many(count, { one: 'carte', other: 'cartes' })}, la dernière d’abord\u00a0:`,
        noDiscards: 'La défausse est vide.',
    },
    pages: {
        common: { rubies: (count) => f.many(count, { one: 'rubis', other: 'rubis' }) },
        coach: {
            fineToo: 'Tout autre lieu ouvert convient aussi. Essayez.',
            way: (place, steps) =>
                `${place}\u00a0: encore ${f.many(steps, { one: 'pas', other: 'pas' })}\u00a0; le lieu éclairé est sur le chemin.`,
            wait: 'Les autres jouent. Regardez ce qu’ils prennent.',
            done: 'Vous connaissez maintenant tout le jeu. Continuez\u00a0: la manche où quelqu’un a cinq rubis est la dernière.',
            short: {
                move: 'Se déplacer et laisser un assistant',
                fill: 'Remplir la charrette',
                sell: 'Vendre',
                meet: 'Rencontrer et payer',
                fountain: 'Rappeler ses assistants',
                extend: 'Agrandir la charrette',
                ruby: 'Le premier rubis',
                family: 'Famille et police',
            },
            lesson: {
                move: (at) =>
                    `Avancez d’un ou deux lieux et laissez un assistant ${at}\u00a0: c’est ce qui permet d’y agir.`,
                fill: (at) =>
                    `Chargez votre charrette ${at}\u00a0: vous recevez autant de cette marchandise qu’il y a de place.`,
                sell: (at) =>
                    `Vendez ${at}\u00a0: plus vous apportez de marchandises demandées, plus chacune rapporte de lires.`,
                meet: (at) =>
                    `Quelqu’un se trouve ${at}\u00a0: payez 2 lires à un marchand, ou traitez avec le Gouverneur ou le Contrebandier.`,
                fountain: (at) => `Plus d’assistants\u00a0? Rappelez-les tous ${at}, sans rien payer.`,
                extend: (at) =>
                    `Pour 7 lires, votre charrette s’agrandit ${at}\u00a0; la troisième extension rapporte un rubis.`,
                ruby: (at) =>
                    `Prenez votre premier rubis ${at}\u00a0: les rubis font gagner, et là chacun coûte plus que le précédent.`,
                family: (at) =>
                    `Envoyez votre membre de la famille ${at}\u00a0: il agit où vous voulez, jusqu’à ce qu’on l’attrape.`,
            },
            decision: {
                Assist: 'Laissez un assistant, ou reprenez le vôtre\u00a0: sans assistant, le tour s’arrête ici.',
                PayMerchants: 'Chaque autre marchand présent demande 2 lires avant que vous puissiez agir.',
                ActHere: 'Maintenant l’action de ce lieu. Les nombres sont sur la tuile.',
                AfterAction: 'Une carte pourrait répéter l’action. Sinon, continuez.',
                Encounters: 'Avant la fin du tour, vous pouvez rencontrer qui se trouve ici.',
                Reward: 'Un membre de la famille attrapé rapporte 3 lires ou une carte.',
                PayGovernor: 'Le Gouverneur vous a donné une carte et demande 2 lires ou une carte.',
                PaySmuggler:
                    'Le Contrebandier vous a donné une marchandise et demande 2 lires ou une marchandise.',
                TakeCard: 'Piochez sans voir, ou prenez la carte visible.',
                DiscardCard: 'Gardez ce qui vous sert, donnez le reste.',
                ChooseGood: 'Prenez ce qui vous manque.',
                FamilyAct: 'Votre membre de la famille agit sans assistant ni péage.',
            },
        },
        charts: {
            rubies: 'Course aux rubis',
            rubiesLine: (goal) => `Rubis après chaque tour. ${goal} mettent fin à la partie.`,
            lira: 'Lires',
            liraLine: 'Lires en bourse après chaque manche.',
            goods: 'Marchandises',
            goodsLine: 'Marchandises dans la charrette après chaque manche.',
            income: 'Revenus par lieu',
            incomeLine: 'Lires gagnées ou dépensées là par chaque marchand, à ses tours.',
            visits: 'Où ils sont allés',
            visitsLine: 'Nombre de visites de chaque lieu.',
            place: 'Lieu',
            visit: (count) => f.many(count, { one: 'visite', other: 'visites' }),
            best: (place, count) =>
                `Le plus visité\u00a0: ${place}, ${f.many(count, { one: 'fois', other: 'fois' })}.`,
            diceLine: 'Totaux obtenus, à côté de ce qu’on peut attendre.',
        },
        rules: {
            places: 'Les seize lieux',
            cards: 'Cartes bonus',
            tiles: 'Tuiles de mosquée',
            inBox: (count) => `${f.n(count)} dans le paquet`,
        },
        learn: { places: 'Lieux', cards: 'Cartes', tiles: 'Tuiles de mosquée' },
    },
}
