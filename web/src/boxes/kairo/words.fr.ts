// Les mots français de Kairo à la table.
import { formatter } from '$lib/i18n/format'
import type { KairoWords } from './words.en'

const f = formatter('fr')

export const kairoFr: KairoWords = {
    hues: { white: 'blanc', yellow: 'jaune', red: 'rouge', blue: 'bleu', green: 'vert', purple: 'violet' },
    letters: { white: 'Bc', yellow: 'J', red: 'R', blue: 'Bu', green: 'Ve', purple: 'Vi' },
    medals: { gold: 'médaille d’or', silver: 'médaille d’argent' },
    sides: { n: 'nord', e: 'est', s: 'sud', w: 'ouest' },

    map: {
        label: (rows, columns) => `Bazar de Kairo, ${columns} cases sur ${rows}`,
        square: (name, section) => `${name}, secteur ${section},`,
        restaurant: 'restaurant,',
        free: 'libre.',
        tile: (hue, owner, size, main) =>
            `${main ? 'étal principal' : 'agrandissement'} ${hue} ${owner}, taille ${size}.`,
        door: (hue, owner) => `entrée (${hue}) ${owner},`,
        blocked: 'Bloqué : il n’a pas de case pour s’agrandir.',
        customer: (hue) => `client ${hue}.`,
        toDoors: (count) =>
            `Choisissez-le pour voir ${f.many(count, { one: 'entrée', other: 'entrées' })} où l’attirer.`,
        yours: 'à vous',
        of: (name) => `de ${name}`,
        neutral: 'neutre',
        notPossible: (why) => `Impossible : ${why}`,
        chosen: 'Choisi.',
        steps: (steps) => f.many(steps, { one: 'pas', other: 'pas' }),
        barkers: (count) => f.many(count, { one: 'crieur', other: 'crieurs' }),
        grows: (square, size) => `${square} · taille ${size}`,
        list: 'Cases en liste',
        filterOpen: (count) => `Ouvertes ${count}`,
        filterStands: (count) => `Étals ${count}`,
        filterAll: (count) => `Toutes ${count}`,
        nothing: 'Rien à choisir ici maintenant.',
    },

    supply: {
        label: 'Réserves par couleur',
        left: (count) => f.many(count, { one: 'agrandissement restant', other: 'agrandissements restants' }),
        bank: (count) => `banque ${f.n(count)}`,
        leftShort: 'reste',
        bankShort: 'banque',
        waits: 'le client attend hors du plateau',
        held: (medal, who) => `${medal} : ${who}`,
        spoken: (hue, parts) => `${hue} : ${parts.join(', ')}`,
    },

    seat: {
        vp: (count) => f.many(count, { one: 'point', other: 'points' }),
        cards: (count) => f.many(count, { one: 'carte de construction', other: 'cartes de construction' }),
        barkers: (count) => f.many(count, { one: 'crieur', other: 'crieurs' }),
        screen: 'pièces derrière le paravent',
        purse: 'Vos pièces',
        own: 'Bourse',
        coins: (count, hue) => `${f.n(count)} ${hue}`,
        all: (count) => f.many(count, { one: 'pièce', other: 'pièces' }),
        stand: (hue, size) => `étal ${hue} de taille ${size}`,
        reserve: (hue) => `${hue} en réserve`,
        medal: (medal, hue) => `${medal}, ${hue}`,
        medals: (medal, count) => `${medal} : ${f.n(count)}`,
        out: 's’est retiré',
        chosen: 'Étals',
    },

    hand: {
        label: 'Vos cartes',
        display: 'Rivière',
        pile: (count) => `Pioche ${f.n(count)}`,
        barkersLeft: (count) => `Crieurs ${f.n(count)}`,
        discards: (count) => `Défausse ${f.n(count)}`,
        none: 'Aucune carte de construction. Piochez-en.',
        hidden: 'Vous regardez : les mains restent cachées.',
        card: (sections) =>
            sections.length > 1
                ? `Joker, secteurs ${f.list(sections.map(String))}`
                : `Secteur ${sections[0]}`,
        joker: 'coûte une pièce',
        barker: 'Crieur',
        barkerText: 'attire au-delà d’une entrée plus proche',
        section: 'Secteur',
        pileName: 'Pioche',
        unseen: 'De la pioche, sans voir',
        light: 'Montrer ses secteurs sur le plan',
        times: (count) => `${count} exemplaires`,
    },

    ask: {
        squares: (count) =>
            `${f.many(count, { one: 'case est ouverte', other: 'cases sont ouvertes' })} : choisissez sur le plan.`,
        byName: 'Choisir par le nom',
        section: (number) => `Secteur ${number}`,
        colours: 'Quelle couleur ?',
        build: 'Construire',
        place: 'Placer',
        lure: 'Attirer',
        pay: 'Payer et construire',
        self: 'Choisir carte et pièces',
        cardSelf: 'Choisir la carte',
        have: (count) => `vous en avez ${f.n(count)}`,
        left: (count) => `${f.n(count)} de reste`,
        doors: 'Choisissez un client ou une entrée sur le plan, ou ici :',
        allDoors: 'Tous les clients',
        pays: (size) => `taille ${size}`,
        nobody: 'neutre',
        you: 'vous',
        split: 'Comment payez-vous ?',
        ofOwn: (count, hue) => `${f.many(count, { one: 'pièce', other: 'pièces' })} (${hue})`,
        andOther: (count) => f.many(count, { one: 'autre pièce', other: 'autres pièces' }),
        and: ' et ',
        cheapest: 'le moins de pièces',
        more: (hue) => `${hue} : une de plus`,
        less: (hue) => `${hue} : une de moins`,
        missing: (count) =>
            count > 0
                ? `${f.many(count, { one: 'pièce manque', other: 'pièces manquent' })}`
                : `${f.many(-count, { one: 'pièce', other: 'pièces' })} de trop`,
        side: (side, square) => `${square}, ${side}`,
    },

    draft: {
        label: 'Annoncé',
        main: 'Étal principal',
        expand: 'Agrandissement',
        move: 'Déplacer un étal',
        lure: 'Attirer',
        draw: 'Piocher',
        drop: 'Se retirer',
        start: 'Premiers étals',
        turn: 'Votre action',
        three: 'trois cartes',
        coin: (hue) => `pièce (${hue})`,
        own: (count) => f.many(count, { one: 'pièce propre', other: 'pièces propres' }),
    },

    charts: {
        points: 'Points',
        pointsLine: 'Points après chaque tour ; le dernier pas compte médailles et pièces.',
        coins: 'Pièces',
        coinsLine: 'Pièces de toutes les couleurs derrière chaque paravent, tour de table par tour de table.',
        market: 'Le marché à la fin',
        marketLine: 'Chaque étal tel qu’il est resté ; le tableau donne les tailles.',
        colour: 'Couleur',
    },

    ending: { head: 'Phase finale.', text: 'Construire ou se retirer.' },

    coach: {
        wait: 'Les autres jouent. Voyez quels clients ils attirent.',
        done: 'Vous connaissez maintenant tout le jeu. Continuez : la fin vient quand les extensions s’épuisent.',
        short: {
            build: 'Construire un étal',
            lure: 'Attirer un client',
            draw: 'Piocher',
            medal: 'Gagner une médaille',
        },
        lesson: {
            build: 'Construisez : avec une carte de son secteur, vous posez un étal principal, et plus de clients peuvent venir.',
            lure: 'Attirez un client vers une entrée de sa couleur : votre étal vous rapporte une pièce par tuile.',
            draw: 'Prenez deux cartes : de la rivière, de la pioche, ou des crieurs.',
            medal: 'Agrandissez un étal : la taille marque des points, et le plus grand étal d’une couleur prend ses médailles. Attirez d’abord s’il manque des pièces.',
        },
        decision: {
            ChooseColour: 'Choisissez une couleur. Les pâles disent pourquoi pas.',
            ChooseSquare:
                'Toute case cerclée est ouverte. Celle qui est éclairée est un bon début ; une autre convient aussi.',
            ChooseSide: 'L’entrée est d’un côté de l’étal : les clients y viennent.',
            ChooseCard: 'Jouez une carte de ce secteur ; gardez les jokers.',
            ChooseJokerCoin: 'Un joker prend une pièce. Donnez-en une que vous avez en nombre.',
            ChooseOwn: 'Le paiement le moins cher vient en premier.',
            ChooseOther: 'Deux autres pièces en remplacent une qui manque.',
            ChooseTarget: 'Choisissez un client, puis une entrée. Les vôtres rapportent le plus.',
            TakeCard: 'Prenez ce qui ouvre un secteur où construire, ou un crieur.',
            DiscardCard: 'Quatre cartes construction au plus : donnez la moins utile.',
            StartColour: 'Posez vos premiers étals : choisissez une couleur.',
            StartSquare: 'Choisissez une case avec de la place autour.',
            StartSide: 'L’entrée est d’un côté de l’étal.',
        },
    },

    topicsHead: 'Kairo : pièces et cartes',
    topics: {
        stand: [
            'Étal principal',
            'Posé avec une carte de son secteur ; un par couleur et secteur, sans toucher un autre étal.',
        ],
        expansion: [
            'Extension',
            'Touche votre étal de sa couleur. Coûte autant de pièces que l’étal a alors de tuiles, et marque autant de points.',
        ],
        entrance: [
            'Entrée',
            'Un paillasson sur le marché à côté de son étal. Entrées et clients restent tous reliés.',
        ],
        customer: [
            'Client',
            'Cherche l’entrée libre de sa couleur la plus proche et s’en va ; celui qui attendait y vient.',
        ],
        barker: [
            'Crieur',
            'Mène un client au-delà d’une entrée plus proche. Il y en a sept, et ils reviennent.',
        ],
        card: [
            'Carte construction',
            'Ouvre son secteur pour une construction. Trois quelconques ouvrent tout secteur.',
        ],
        joker: ['Joker', 'Ouvre un secteur sur trois et coûte une pièce quelconque.'],
        coin: [
            'Pièces',
            'Au moins une de la couleur de l’étal ; deux autres en remplacent une qui manque. Trois font un point à la fin.',
        ],
        medal: [
            'Médailles',
            'L’or et l’argent de chaque couleur, pour le plus grand étal : à la réception, puis encore à la fin.',
        ],
        blocked: [
            'Étal bloqué',
            'Une chaîne marque un étal sans case pour s’agrandir. D’une seule tuile, il peut être déplacé.',
        ],
    },

    help: {
        aim: 'Tenez des étals : attirez des clients pour gagner des pièces, agrandissez vos étals et marquez des points par la taille et les médailles.',
        map: 'Une case cerclée de turquoise vous est ouverte. Choisissez-la, lisez ce qu’elle coûte et rapporte, confirmez.',
        keys: [
            ['flèches', 'parcourir les cases'],
            ['Maj + flèches', 'au secteur suivant'],
            ['D', 'entrée suivante'],
            ['C', 'client suivant'],
            ['Entrée', 'choisir, puis confirmer'],
            ['1, 2, …', 'réponses, cartes et couleurs dans leur ordre'],
        ],
    },
}
