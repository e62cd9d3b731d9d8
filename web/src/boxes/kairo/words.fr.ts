// Les mots français de Kairo à la table.
import { de, f } from '$lib/i18n/french'
import type { Lie } from './plan.svelte'
import type { Hue } from './view'
import type { KairoWords } from './words.en'

const LIES: Record<Lie, string> = {
    section: 'Secteur',
    row: 'Ligne',
    column: 'Colonne',
    sections: 'Secteurs',
}

const COINS: Record<Hue, string> = {
    white: 'blanche',
    yellow: 'jaune',
    red: 'rouge',
    blue: 'bleue',
    green: 'verte',
    purple: 'violette',
}

export const words: KairoWords = {
    hues: { white: 'blanc', yellow: 'jaune', red: 'rouge', blue: 'bleu', green: 'vert', purple: 'violet' },
    coinHues: COINS,
    letters: { white: 'Bc', yellow: 'J', red: 'R', blue: 'Bu', green: 'Ve', purple: 'Vi' },
    medals: { gold: 'médaille d’or', silver: 'médaille d’argent' },
    sides: { n: 'nord', e: 'est', s: 'sud', w: 'ouest' },

    map: {
        label: (rows, columns) => `Bazar de Kairo, ${columns} cases sur ${rows}`,
        square: (name, section) => `${name}, secteur ${section},`,
        restaurant: 'restaurant,',
        free: 'libre.',
        tile: (hue, owner, size, main) =>
            `${main ? 'étal' : 'tuile de l’étal'} ${hue} ${owner}, taille ${size}.`,
        door: (hue, owner) => `entrée de l’étal ${hue} ${owner},`,
        blocked: 'Bloqué : il n’a pas de case pour s’agrandir.',
        customer: (hue) => `client ${hue}.`,
        toDoors: (count) =>
            `On peut l’attirer vers ${f.many(count, { one: 'entrée', other: 'entrées' })} : choisissez-le pour les voir.`,
        yours: 'à vous',
        of: (name) => de(name),
        neutral: 'neutre',
        notPossible: (why) => `Impossible : ${why}`,
        chosen: 'Choisi.',
        steps: (steps) => f.many(steps, { one: 'pas', other: 'pas' }),
        barkers: (count) => f.many(count, { one: 'crieur', other: 'crieurs' }),
        closed: 'Ici, on ne construit pas et on ne passe pas.',
        grows: (square, size) => `${square} · taille ${size}`,
    },

    told: {
        coins: (count, hue) => f.many(count, { one: COINS[hue], other: `${COINS[hue]}s` }),
        scored: (points) => `${f.many(points, { one: 'point', other: 'points' })} jusqu’ici pour sa taille.`,
        held: (medals) =>
            medals.length > 1
                ? 'Il porte les deux médailles.'
                : `Il porte la médaille ${medals[0] === 'gold' ? 'd’or' : 'd’argent'}.`,
        paysYou: (coins) => `Un client que vous attirez ici vous rapporte ${coins}.`,
        paysOwner: (name, coins, commission) =>
            `Un client ici rapporte ${coins} à ${name}, et ${f.n(commission)} à qui l’attire.`,
        paysLurer: (coins) => `Un client ici rapporte ${coins} à qui l’attire.`,
        next: (size, coins, points) =>
            `La taille ${f.n(size)} coûte ${coins} et rapporte ${f.many(points, { one: 'point', other: 'points' })}.`,
        noTile: (hue) => `Il ne reste aucune tuile ${COINS[hue]}.`,
        away: (hue, steps) => `Le client ${hue} est à ${f.n(steps)} pas.`,
        waits: 'Son client attend à la porte : il entrera là où le prochain sera attiré.',
        medal: {
            gold: (hue) => `Médaille d’or, ${hue}.`,
            silver: (hue) => `Médaille d’argent, ${hue}.`,
        },
        nobodyHas: 'Personne ne l’a encore.',
        youHave: 'Elle est à vous.',
        has: (name) => `${name} l’a.`,
        counts: (points) => `Elle compte ${f.n(points)} quand on la gagne, et encore à la fin.`,
        opens: (section) => `Ouvre le secteur ${section} pour une construction.`,
        joker: (sections) =>
            `Ouvre un des secteurs ${sections.join('·')} et prend une pièce de n’importe quelle couleur.`,
        barker: 'Attire un client au-delà d’une entrée plus proche.',
        yours: (count) => `Vous en avez ${f.n(count)}.`,
        left: (count) => `${f.n(count)} en réserve.`,
        pile: (count) => `${f.many(count, { one: 'carte', other: 'cartes' })}, sans voir.`,
    },

    supply: {
        label: 'Réserves par couleur',
        left: (count) => f.many(count, { one: 'tuile restante', other: 'tuiles restantes' }),
        bank: (count) => `${f.many(count, { one: 'pièce', other: 'pièces' })} en banque`,
        leftShort: 'reste',
        bankShort: 'banque',
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
        out: 'hors jeu',
        chosen: 'Étals',
    },

    hand: {
        label: 'Vos cartes',
        display: 'Rivière',
        pile: (count) => `Pioche ${f.n(count)}`,
        barkersLeft: (count) => `Crieurs ${f.n(count)}`,
        none: 'Aucune carte de construction. Piochez-en.',
        hidden: 'Vous regardez : les mains restent cachées.',
        card: (sections, lie = sections.length > 1 ? 'sections' : 'section') =>
            `${LIES[lie]} ${sections.join('·')}${sections.length > 1 ? ', joker, prend une pièce' : ''}`,
        short: (sections, lie) => `${LIES[lie]} ${sections.join('·')}`,
        joker: 'prend une pièce',
        barker: 'Crieur',
        section: 'Secteur',
        pileName: 'Pioche',
        light: 'Montrer ses secteurs sur le plan',
        times: (count) => `${count} exemplaires`,
    },

    ask: {
        squares: (count) =>
            `${f.many(count, { one: 'case est ouverte', other: 'cases sont ouvertes' })} : choisissez sur le marché ou ici.`,
        section: (number) => `Secteur ${number}`,
        colours: 'Couleur',
        coins: 'Pièce',
        reserve: 'en réserve',
        size: (size) => `taille ${size}`,
        doorTo: (side, square) => `Entrée côté ${side}, ${square}`,
        doorOf: 'Côté de l’entrée',
        turn: 'Tourner l’entrée',
        build: 'Construire',
        lure: 'Attirer',
        payOther: 'Payer autrement',
        doorOther: 'Une autre entrée',
        otherAction: 'Autre chose',
        cardOther: 'Une autre carte',
        allDoors: 'Tous les clients',
        doors: 'Choisissez un client ou une entrée sur le marché, ou ici.',
        free: 'gratuit',
        brings: 'Rapporte',
        cost: 'Coût',
        total: 'Total',
        you: 'Vous',
        nobody: 'Neutre',
        doorOn: (square) => `entrée ${square}`,
        steps: (steps, nearest) => `${f.n(steps)} pas${nearest ? ', la plus proche' : ''}`,
    },

    pay: {
        title: (square) => `Payer la tuile en ${square}`,
        reach: (sum, cost) => `${sum} sur ${f.n(cost)}`,
        slots: (cost) => `Somme à atteindre : ${f.n(cost)}`,
        of: (count) => `sur ${f.n(count)}`,
        more: (hue) => `Une pièce ${hue} de plus`,
        less: (hue) => `Une pièce ${hue} de moins`,
        cards: 'Carte',
        coin: 'Sa pièce',
        coinFor: (hue) => `Payer la carte avec une pièce ${hue}`,
        keep: 'Gardée',
        three: (count) => `${f.n(count)} cartes`,
        withCoin: 'et 1 pièce',
        noCoin: 'sans pièce',
        kept: 'Reste',
        pay: (count) => `Payer ${f.many(count, { one: 'pièce', other: 'pièces' })}`,
        forPoints: (text, points) => `${text} pour +${f.n(points)}`,
        reset: 'Rétablir',
        half: 'Il manque une demi-pièce',
        short: (count) => (count > 1 ? `Il manque ${f.n(count)} pièces` : `Il manque une pièce`),
        helpHalf: (each, hue, last) =>
            `${f.n(each)} pièces d’autres couleurs remplacent 1 pièce ${hue}. Ajoutez-en 1, ou reprenez la ${last}.`,
        help: (each, hue) =>
            `Ajoutez une pièce ${hue}, ou ${f.n(each)} d’autres couleurs pour chaque pièce qui manque.`,
    },

    draw: {
        title: (nth) => (nth > 1 ? 'Piochez la seconde carte' : 'Piochez la première carte'),
        first: 'Première carte',
        second: 'Seconde carte',
        now: 'à choisir',
        then: 'ensuite',
        display: 'rivière',
        joker: 'rivière, joker',
        pile: 'Dessus de la pioche',
        pileLine: (count) => `cachée, ${f.many(count, { one: 'carte', other: 'cartes' })}`,
        barker: 'Crieur',
        barkerLine: (count) => `${f.n(count)} en réserve, hors de la main`,
        hand: (count, limit) => `Vous en avez ${f.n(count)}, la limite est de ${f.n(limit)}.`,
        over: (count) =>
            count > 1 ? `${f.n(count)} cartes devront partir.` : `${f.n(count)} carte devra partir.`,
        forGood: 'Une carte piochée ne se rend pas.',
    },

    keep: {
        title: (keep, all) => `Gardez ${f.n(keep)} cartes sur ${f.n(all)}`,
        lead: 'Choisissez une carte pour la défausser.',
        chosen: (count, all) => `${f.n(count)} sur ${f.n(all)} ${count > 1 ? 'choisies' : 'choisie'}.`,
        stays: (card) => `${card}, reste`,
        goes: (card) => `${card}, part`,
        put: (count) => `En défausser ${f.n(count)}`,
        clear: 'Effacer',
        note: (cards) =>
            `${cards ? `Défaussées, face visible : ${cards}.` : 'Elles vont face visible sur la défausse.'} Les crieurs ne comptent pas.`,
    },

    shuffle: {
        title: 'La pioche était épuisée',
        count: (count) => `${f.many(count, { one: 'carte', other: 'cartes' })} dans la nouvelle pioche`,
        text: (count) =>
            `La défausse mélangée en forme une nouvelle : ${f.many(count, { one: 'carte', other: 'cartes' })}. Personne n’en voit l’ordre.`,
    },

    list: {
        label: 'Tous les choix',
        rows: (shown, all) => `${f.n(shown)} sur ${f.n(all)}`,
        groups: {
            expand: 'Agrandir',
            lure: 'Attirer',
            main: 'Nouvel étal',
            move: 'Déplacer',
            draw: 'Piocher',
            drop: 'Se retirer',
        },
        all: 'Tout',
        build: 'Construire',
        lure: 'Attirer',
        draw: 'Piocher',
        things: 'Tout ce qu’il y a',
        choices: 'Choix',
        action: 'Action',
        points: 'Avec points',
        sort: 'Points d’abord',
        only: (hue) => `Seulement : ${hue}`,
        nothing: 'Rien à choisir ici maintenant.',
        market: 'Marché',
    },

    draft: {
        label: 'Annoncé',
        main: 'Nouvel étal',
        expand: 'Agrandir',
        move: 'Déplacer un étal',
        lure: 'Attirer',
        draw: 'Piocher',
        drop: 'Se retirer',
        start: 'Premiers étals',
        turn: 'Votre action',
        three: 'trois cartes',
        coin: (hue) => `pièce ${hue}`,
        own: (count) => f.many(count, { one: 'pièce de la couleur', other: 'pièces de la couleur' }),
    },

    charts: {
        points: 'Points',
        pointsLine: 'Points après chaque tour ; le dernier point compte médailles et pièces.',
        coins: 'Pièces',
        coinsLine: 'Pièces de toutes les couleurs derrière chaque paravent, après chaque manche.',
        market: 'Le marché à la fin',
        marketLine: 'Chaque étal tel qu’il est resté ; le tableau donne les tailles.',
        colour: 'Couleur',
    },

    end: {
        label: 'D’où viennent les points',
        rank: 'Rang',
        stands: 'Étals',
        won: 'Médailles gagnées',
        held: 'Médailles tenues',
        coins: 'Pièces',
        points: 'Points',
        ofCoins: (count) => `pour ${f.n(count)}`,
        size: (size) => `taille ${f.n(size)}`,
        brought: (points) => f.many(points, { one: 'point', other: 'points' }),
        unbuilt: 'pas posé',
        medals: (hue, medals) => `${hue} : ${f.list(medals)}`,
        note: 'Étals : leur taille chaque fois qu’ils grandissent. Médailles gagnées : en cours de partie. Médailles tenues : une fois encore à la fin. Pièces : 1 point pour 3.',
        shared: (points) =>
            `${f.n(points)} points chacun. À égalité, le rang est partagé : rien ne départage.`,
        ahead: (points, by) => `${f.many(points, { one: 'point', other: 'points' })}, ${f.n(by)} de plus.`,
    },

    ending: { head: 'La fin a commencé.', text: 'Construire ou se retirer.' },

    coach: {
        wait: 'Les autres jouent. Voyez quels clients ils attirent.',
        done: 'Vous connaissez maintenant tout le jeu. Continuez : la fin vient quand les tuiles s’épuisent.',
        short: {
            build: 'Construire un étal',
            lure: 'Attirer un client',
            draw: 'Piocher',
            medal: 'Gagner une médaille',
        },
        lesson: {
            build: 'Construisez : une carte ouvre son secteur à un nouvel étal, et plus de clients peuvent venir.',
            lure: 'Attirez un client vers une entrée de sa couleur : votre étal vous rapporte une pièce par tuile.',
            draw: 'Prenez deux cartes : de la rivière, de la pioche, ou des crieurs.',
            medal: 'Agrandissez un étal : la taille marque des points, et le plus grand étal d’une couleur prend ses médailles. Attirez d’abord s’il manque des pièces.',
        },
        decision: {
            ChooseColour: 'Choisissez une couleur. Celles qui sont pâles disent pourquoi.',
            ChooseSquare:
                'Toute case cerclée est ouverte. Celle qui est éclairée est un bon début ; une autre convient aussi.',
            ChooseSide: 'L’entrée est d’un côté de l’étal : les clients y viennent.',
            ChooseCard: 'Jouez une carte de ce secteur ; gardez les jokers.',
            ChooseJokerCoin: 'Un joker prend une pièce. Donnez-en une que vous avez en nombre.',
            ChooseOwn: 'Le paiement avec le moins de pièces est déjà posé.',
            ChooseOther: 'Deux autres pièces en remplacent une qui manque.',
            ChooseTarget: 'Choisissez un client, puis une entrée. Les vôtres rapportent le plus.',
            TakeCard: 'Prenez ce qui ouvre un secteur où construire, ou un crieur.',
            DiscardCard: 'Quatre cartes de construction au plus : défaussez la moins utile.',
            StartColour: 'Posez vos premiers étals : choisissez une couleur.',
            StartSquare: 'Choisissez une case avec de la place autour.',
            StartSide: 'L’entrée est d’un côté de l’étal.',
        },
    },

    topicsHead: 'Kairo : pièces et cartes',
    topics: {
        stand: [
            'Étal',
            'Posé avec une carte de son secteur ; un par couleur et secteur, sans toucher un autre étal.',
        ],
        expansion: [
            'Agrandir',
            'Une tuile contre votre étal de sa couleur. Elle coûte autant de pièces que l’étal aura de tuiles, et marque autant de points.',
        ],
        entrance: [
            'Entrée',
            'Un tapis sur le marché à côté de son étal. Entrées et clients restent tous reliés.',
        ],
        customer: [
            'Client',
            'Va à l’entrée libre de sa couleur la plus proche, puis s’en va ; celui qui attendait à la porte y vient.',
        ],
        barker: [
            'Crieur',
            'Mène un client au-delà d’une entrée plus proche. Il y en a sept, et ils reviennent.',
        ],
        card: [
            'Carte de construction',
            'Ouvre son secteur pour une construction. Trois quelconques ouvrent n’importe quel secteur.',
        ],
        joker: ['Joker', 'Ouvre un secteur sur trois et prend une pièce quelconque.'],
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
            ['B, N', 'agrandir un étal, en poser un nouveau'],
            ['L', 'attirer, au choix de l’action ; sinon la liste'],
            ['D', 'piocher, au choix de l’action ; sinon l’entrée suivante'],
            ['C', 'client suivant'],
            ['R', 'tourner l’entrée d’un nouvel étal'],
            ['P', 'payer autrement'],
            ['Entrée', 'choisir, puis confirmer'],
            ['1, 2, …', 'réponses, cartes et couleurs dans leur ordre'],
        ],
    },
}
