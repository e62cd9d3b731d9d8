// French words of the table.
import type { TableWords } from './table.en'
import { de, f } from './french'

export const words: TableWords = {
    loadFailed: 'Cette page n’a pas pu être chargée.',
    reload: 'Recharger',
    close: 'Fermer',
    format: f,

    top: {
        home: 'bedesten, accueil',
        game: (name, round) => (round > 0 ? `${name} · manche ${round}` : name),
        games: {},
        help: 'Aide',
        toDark: 'Thème sombre',
        toLight: 'Thème clair',
        settings: 'Réglages',
        soundOn: 'Mettre le son',
        soundOff: 'Couper le son',
        list: 'Montrer le plateau en liste',
        board: 'Montrer le plateau en tuiles',
    },

    seat: {
        players: 'Joueurs',
        you: 'vous',
        You: 'Vous',
        robot: 'robot',
        sitsIn: 'un robot joue',
        away: 'hors ligne',
        open: 'place libre',
        first: 'commence',
        marked: ({ colour, emblem } = { emblem: '' }) => (colour ? `${emblem} ${colour}` : emblem),
        spoken: (name, mark) => `${name}, ${mark}`,
    },

    rivals: {
        level: (level) => `niveau ${level}`,
        graded: (level, grade) => `niveau ${level}, ${grade}`,
        lamps: (level, of) => `niveau ${level} sur ${of}`,
    },

    marks: {
        white: { colour: 'blanche', emblem: 'étoile' },
        yellow: { colour: 'jaune', emblem: 'voile' },
        red: { colour: 'rouge', emblem: 'tulipe' },
        green: { colour: 'vert', emblem: 'croissant' },
        blue: { colour: 'bleue', emblem: 'vague' },
    },

    board: { whole: 'Tout le plateau' },

    ask: {
        label: 'Votre décision',
        chosenHead: (text) => `${text}\u00a0?`,
        go: 'Y aller',
        onlyGo: 'Y aller, sans plus',
        otherwise: 'Autrement',
        settledBy: 'Puis',
        other: 'Autre',
        undo: 'Annuler',
        undoing: (what) => `Annuler\u00a0: ${what}`,
        noUndoAfter: 'ne s’annule pas',
        waiting: (who) => `${who} choisit`,
        turnOf: (who) => `Tour ${de(who)}`,
        outOfTurn: (who) => `Tour ${de(who)} · à vous de répondre`,
        yourTurn: 'À vous de jouer.',
        asked: 'On vous demande\u00a0:',
        youAreAsked: 'À vous de répondre',
        nothing: 'Rien à y faire pour l’instant.',
        another: 'Choisir ailleurs',
        allTheSame: 'Y aller quand même',
        useful: (count: number) =>
            `${f.many(count, { one: 'lieu vous sert', other: 'lieux vous servent' })} maintenant`,
        idle: (count: number) =>
            `${f.many(count, { one: 'lieu est ouvert', other: 'lieux sont ouverts' })}, sans rien à y faire`,
        usefulShort: (count: number) => f.many(count, { one: 'vous sert', other: 'vous servent' }),
        idleShort: (count: number) => `${f.n(count)} sans rien à faire`,
        goOn: 'Continuer',
        wait: 'Attendre',
        stillPlay: 'Vous pourriez encore jouer\u00a0:',
        bySelf: (seconds: number) => `La suite vient d’elle-même dans ${seconds}\u00a0s.`,
        bySelfSpoken: 'La suite vient d’elle-même dans quelques secondes. Une touche la retient.',
        waits: 'La table vous attend.',
        holdOn: 'Laissez le doigt dessus un instant.',
        also: 'Aussi possible',
        all: 'Tout',
        chooseOne: 'Choisissez',
        reachedIn: (percent) => `Atteint dans ${percent} des cas`,
        skipAnimation: 'Passer',
        yours: 'Votre tour',
        over: 'La partie est terminée.',
        phaseDone: 'fait',
        phaseSkipped: 'passé',
        lost: 'Pas tant que la connexion est perdue.',
        back: 'Retour',
    },

    keys: { enter: 'Entrée', escape: 'Échap', space: 'Espace' },

    phases: {},

    clock: { left: (seconds) => f.span(seconds), due: (date) => `Jusqu’à ${f.moment(date)}` },

    follow: {
        label: 'Ce que font les autres',
        caption: (who: string, where: string, what: string) =>
            `${where ? `${who} · ${where}` : who}${what ? `\u00a0: ${what}` : ''}`,
        pace: 'Rythme',
        paces: { calm: 'Calme', brisk: 'Vif', once: 'D’un coup', wait: 'M’attendre' },
        paceLines: {
            calm: 'Chaque tour, le temps de le lire.',
            brisk: 'Environ deux fois plus vite.',
            once: 'Le résumé seulement.',
            wait: 'Chaque tour reste jusqu’à votre signal.',
        },
        next: 'Suivant',
        toMine: 'À mon tour',
        since: 'Depuis votre dernier tour',
        turnsSince: (n: number) => f.many(n, { one: 'tour depuis le vôtre', other: 'tours depuis le vôtre' }),
        gathered: (n: number) =>
            `${f.many(n, { one: 'tour attendait', other: 'tours attendaient' })}\u00a0: les voici ensemble.`,
        again: 'Les revoir',
        held: 'En pause pendant que vous regardez',
        back: 'Revenir à la table',
        none: 'Ce que font les autres sera raconté ici.',
    },

    log: {
        label: 'Journal',
        turns: 'Les tours, du dernier au premier',
        empty: 'Rien ne s’est encore passé.',
        yourTurn: 'votre tour',
        seatTurn: (who) => `tour ${de(who)}`,
        barrier: 'pas d’annulation au-delà',
        setup: 'Mise en place',
        round: (n: number) => `manche ${n}`,
        show: 'Montrer sur le plateau',
        filter: 'Ne montrer que',
        all: 'Tout',
        mine: 'Les miens',
        dice: 'Dés',
        only: (who: string) => `${who} seulement`,
        none: 'Aucun tour de ce genre pour l’instant.',
        unread: (n: number) => f.many(n, { one: 'nouveau tour', other: 'nouveaux tours' }),
    },

    tabs: { label: 'Vues', board: 'Plateau', cards: 'Cartes', players: 'Joueurs', log: 'Journal' },

    net: {
        connecting: 'Connexion à la table',
        lost: (seconds) => `Connexion perdue. Nouvel essai dans ${seconds} s. Votre place est gardée.`,
        retrying: 'Connexion perdue. Nouvel essai. Votre place est gardée.',
        missed: (count) =>
            `De retour. ${f.many(count, { one: 'chose s’est passée', other: 'choses se sont passées' })}.`,
        show: 'Montrer',
        sitsIn: 'Un robot joue pour vous.',
        waitingFor: 'En attente de joueurs',
        invite: 'Envoyez ce lien à un ami\u00a0:',
        noTable: 'Cette table n’existe pas ou ne répond pas.',
        home: 'Retour à l’accueil',
        takeSeat: 'Prendre une place',
    },

    pass: {
        label: 'Passer l’écran',
        next: (who) => `Ensuite : ${who}`,
        last: 'Regardez une dernière fois. Dès que vous aurez terminé, vos cartes seront couvertes.',
        done: 'Terminé',
        title: (who) => `Maintenant ${who}`,
        text: 'Toutes les cartes sont couvertes. La table reste visible pour tout le monde.',
        ready: (who) => `C’est moi, ${who} : montrer mes cartes`,
        covered: 'couvertes',
    },

    sheet: { taller: 'Plus de place pour la question', shorter: 'Moins de place pour la question' },

    help: {
        title: 'Comment jouer ici',
        why: 'Ce qui est pâle dit pourquoi ce n’est pas possible : survolez-le, touchez-le, ou allez-y au clavier.',
        keys: 'Touches',
        rules: 'Lire les règles',
        rule: 'Règles\u00a0:',
        ruleOf: (name: string) => (name ? `Règle\u00a0: ${name}` : 'La règle'),
        aboutThis: 'À ce sujet',
        would: (help: string) => `Ce qui aiderait\u00a0: ${help}`,
        list: [
            ['Échap', 'retour'],
            ['U', 'annuler'],
            ['L', 'plateau ou liste'],
            ['H', 'main'],
            ['J', 'journal'],
            ['Tab', 'décision, plateau, main, joueurs, journal'],
            ['Espace', 'passer au tour suivant'],
            ['+ − 0', 'plus près, plus loin, tout le plateau'],
            ['M', 'son ou silence'],
            ['?', 'ce que fait le lieu ou la carte où vous êtes, ou cette aide'],
        ],
    },

    settings: {
        volume: 'Volume',
        bell: 'Volume de la cloche',
        share: 'Copier le lien',
        record: 'Télécharger la partie',
        sitIn: 'Laisser un robot jouer pour moi',
        sitInFor: (name, wait) =>
            `Laisser un robot jouer pour ${name} en son absence` + (wait ? ` (dans ${wait}\u00a0s)` : ''),
        noMoreFor: (name) => `Renvoyer le robot : ${name} va revenir`,
        takeBack: 'Reprendre ma place',
        leave: 'Quitter la table',
    },
}
