// Die deutschen Wörter von Kairo am Tisch. Eine Farbe steht als Stamm da, an den die Endung kommt: grün, grüner, grünes.
import { f } from '$lib/i18n/german'
import type { Lie } from './plan.svelte'
import type { Hue } from './view'
import type { KairoWords } from './words.en'

const LIES: Record<Lie, string> = { section: 'Bereich', row: 'Reihe', column: 'Spalte', sections: 'Bereiche' }

const HUES: Record<Hue, string> = {
    white: 'weiß',
    yellow: 'gelb',
    red: 'rot',
    blue: 'blau',
    green: 'grün',
    purple: 'violett',
}

const COINS: Record<Hue, string> = {
    white: 'weiße',
    yellow: 'gelbe',
    red: 'rote',
    blue: 'blaue',
    green: 'grüne',
    purple: 'violette',
}

const steps = (count: number): string => f.many(count, { one: 'Schritt', other: 'Schritte' })
const points = (count: number): string => f.many(count, { one: 'Punkt', other: 'Punkte' })
const coins = (count: number): string => f.many(count, { one: 'Münze', other: 'Münzen' })
const cards = (count: number): string => f.many(count, { one: 'Karte', other: 'Karten' })
const barkers = (count: number): string => `${f.n(count)} Marktschreier`

export const words: KairoWords = {
    hues: HUES,
    coinHues: COINS,
    letters: { white: 'W', yellow: 'Ge', red: 'R', blue: 'B', green: 'Gr', purple: 'V' },
    medals: { gold: 'Goldmedaille', silver: 'Silbermedaille' },
    sides: { n: 'Norden', e: 'Osten', s: 'Süden', w: 'Westen' },

    map: {
        label: (rows, columns) => `Basar von Kairo, ${columns} mal ${rows} Felder`,
        square: (name, section) => `${name}, Bereich ${section},`,
        restaurant: 'Restaurant,',
        free: 'frei.',
        tile: (hue, owner, size, main) =>
            `${main ? '' : 'Plättchen: '}${hue}er Stand, ${owner}, Größe ${size}.`,
        door: (hue, owner) => `${hue}er Eingang, ${owner},`,
        blocked: 'Zugebaut: Er hat kein Feld, auf dem er wachsen könnte.',
        customer: (hue) => `${hue}er Kunde.`,
        toDoors: (count) =>
            `Er lässt sich zu ${f.many(count, { one: 'Eingang', other: 'Eingängen' })} locken: Wähle ihn, um zu sehen, wohin.`,
        yours: 'deiner',
        of: (name) => `von ${name}`,
        neutral: 'neutral',
        notPossible: (why) => `Nicht möglich: ${why}`,
        chosen: 'Gewählt.',
        steps,
        barkers,
        closed: 'Hier baut und geht niemand.',
        grows: (square, size) => `${square} · Größe ${size}`,
    },

    told: {
        coins: (count, hue) => `${f.n(count)} ${COINS[hue]}`,
        scored: (count) => `Bisher ${points(count)} für seine Größe.`,
        held: (medals) =>
            medals.length > 1
                ? 'Er hat beide Medaillen.'
                : `Er hat die ${medals[0] === 'gold' ? 'Goldmedaille' : 'Silbermedaille'}.`,
        paysYou: (paid) => `Ein Kunde, den du hierher lockst, zahlt dir ${paid}.`,
        paysOwner: (name, paid, commission) =>
            `Ein Kunde zahlt hier ${paid} an ${name}; ${f.n(commission)} bekommt, wer ihn lockt.`,
        paysLurer: (paid) => `Wer einen Kunden hierher lockt, bekommt ${paid}.`,
        next: (size, paid, count) => `Größe ${f.n(size)} kostet ${paid} und bringt ${points(count)}.`,
        noTile: (hue) => `Kein ${HUES[hue]}es Plättchen ist übrig.`,
        away: (hue, count) => `Der ${hue}e Kunde ist ${steps(count)} entfernt.`,
        waits: 'Sein Kunde wartet am Tor: Er kommt dort herein, wohin der nächste gelockt wird.',
        medal: {
            gold: (hue) => `Goldmedaille, ${hue}.`,
            silver: (hue) => `Silbermedaille, ${hue}.`,
        },
        nobodyHas: 'Noch hat sie niemand.',
        youHave: 'Sie gehört dir.',
        has: (name) => `${name} hat sie.`,
        counts: (count) => `Sie zählt ${f.n(count)}, wenn man sie gewinnt, und am Ende noch einmal.`,
        opens: (section) => `Öffnet Bereich ${section} für einen Bau.`,
        joker: (sections) =>
            `Öffnet einen der Bereiche ${sections.join('·')} und kostet eine Münze beliebiger Farbe.`,
        barker: 'Ruft einen Kunden an einem näheren Eingang vorbei.',
        yours: (count) => `Du hast ${f.n(count)}.`,
        left: (count) => `${f.n(count)} im Vorrat.`,
        pile: (count) => `${cards(count)}, verdeckt.`,
    },

    supply: {
        label: 'Vorräte nach Farbe',
        left: (count) => `noch ${f.n(count)} Plättchen`,
        bank: (count) => `${coins(count)} in der Bank`,
        leftShort: 'übrig',
        bankShort: 'Bank',
    },

    seat: {
        vp: points,
        cards: (count) => f.many(count, { one: 'Baukarte', other: 'Baukarten' }),
        barkers,
        screen: 'Münzen hinter dem Sichtschirm',
        purse: 'Deine Münzen',
        own: 'Beutel',
        coins: (count, hue) => `${f.n(count)} ${hue}`,
        all: coins,
        stand: (hue, size) => `${hue}er Stand der Größe ${size}`,
        reserve: (hue) => `${hue} in Reserve`,
        medal: (medal, hue) => `${medal}, ${hue}`,
        medals: (medal, count) => `${medal}: ${f.n(count)}`,
        out: 'ausgestiegen',
        chosen: 'Stände',
    },

    hand: {
        label: 'Deine Karten',
        display: 'Auslage',
        pile: (count) => `Stapel ${f.n(count)}`,
        barkersLeft: barkers,
        none: 'Keine Baukarte. Zieh welche.',
        hidden: 'Du schaust zu: Die Handkarten bleiben verborgen.',
        card: (sections, lie = sections.length > 1 ? 'sections' : 'section') =>
            `${LIES[lie]} ${sections.join('·')}${sections.length > 1 ? ', Jokerkarte, kostet eine Münze' : ''}`,
        short: (sections, lie) => `${LIES[lie]} ${sections.join('·')}`,
        joker: 'kostet eine Münze',
        barker: 'Markt\u00adschreier',
        section: 'Bereich',
        pileName: 'Stapel',
        light: 'Ihre Bereiche auf dem Plan zeigen',
        times: (count) => `${count} davon`,
    },

    ask: {
        squares: (count) =>
            `${f.many(count, { one: 'Feld ist', other: 'Felder sind' })} offen: Wähle auf dem Markt oder hier.`,
        section: (number) => `Bereich ${number}`,
        colours: 'Farbe',
        coins: 'Münze',
        reserve: 'in Reserve',
        size: (size) => `Größe ${size}`,
        doorTo: (side, square) => `Eingang im ${side}, ${square}`,
        doorOf: 'Seite des Eingangs',
        turn: 'Den Eingang drehen',
        build: 'Bauen',
        lure: 'Locken',
        payOther: 'Anders bezahlen',
        doorOther: 'Ein anderer Eingang',
        otherAction: 'Etwas anderes',
        cardOther: 'Eine andere Karte',
        allDoors: 'Alle Kunden',
        doors: 'Wähle einen Kunden oder einen Eingang auf dem Markt, oder hier.',
        free: 'frei',
        brings: 'Bringt',
        cost: 'Kosten',
        total: 'Summe',
        you: 'Du',
        nobody: 'Neutral',
        doorOn: (square) => `Eingang ${square}`,
        steps: (count, nearest) => `${steps(count)}${nearest ? ', am nächsten' : ''}`,
    },

    pay: {
        title: (square) => `Das Plättchen auf ${square} bezahlen`,
        reach: (sum, cost) => `${sum} von ${f.n(cost)}`,
        slots: (cost) => `Zu erreichen: ${f.n(cost)}`,
        of: (count) => `von ${f.n(count)}`,
        more: (hue) => `1 ${hue} Münze mehr`,
        less: (hue) => `1 ${hue} Münze weniger`,
        cards: 'Karte',
        coin: 'Ihre Münze',
        coinFor: (hue) => `Für die Karte 1 ${hue} Münze zahlen`,
        keep: 'Behalten',
        three: (count) => `${f.n(count)} Karten`,
        withCoin: 'und 1 Münze',
        noCoin: 'keine Münze',
        kept: 'Übrig',
        pay: (count) => `${coins(count)} zahlen`,
        forPoints: (text, count) => `${text} für +${f.n(count)}`,
        reset: 'Zurücksetzen',
        half: 'Eine halbe Münze fehlt',
        short: (count) => `${f.many(count, { one: 'Münze fehlt', other: 'Münzen fehlen' })}`,
        helpHalf: (each, hue, last) =>
            `${f.n(each)} Münzen anderer Farben ersetzen 1 ${hue}. Leg noch 1 dazu, oder nimm die ${last} zurück.`,
        help: (each, hue) => `Leg ${hue} Münzen dazu, oder ${f.n(each)} anderer Farben für jede, die fehlt.`,
    },

    draw: {
        title: (nth) => (nth > 1 ? 'Zieh die zweite Karte' : 'Zieh die erste Karte'),
        first: 'Erste Karte',
        second: 'Zweite Karte',
        now: 'jetzt wählen',
        then: 'kommt danach',
        display: 'offene Auslage',
        joker: 'offene Auslage, Joker',
        pile: 'Oben vom Stapel',
        pileLine: (count) => `verdeckt, ${cards(count)}`,
        barker: 'Marktschreier',
        barkerLine: (count) => `${f.n(count)} im Vorrat, zählt nicht zur Hand`,
        hand: (count, limit) => `Du hast ${f.n(count)}, höchstens ${f.n(limit)} dürfen bleiben.`,
        over: (count) => `${f.many(count, { one: 'Karte muss', other: 'Karten müssen' })} weg.`,
        forGood: 'Gezogene Karten gehen nicht zurück.',
    },

    keep: {
        title: (keep, all) => `${f.n(keep)} von ${f.n(all)} Karten behalten`,
        lead: 'Wähle eine Karte, um sie abzulegen.',
        chosen: (count, all) => `${f.n(count)} von ${f.n(all)} gewählt.`,
        stays: (card) => `${card}, bleibt`,
        goes: (card) => `${card}, geht`,
        put: (count) => `${f.n(count)} ablegen`,
        clear: 'Zurücksetzen',
        note: (cards) =>
            `${cards ? `Abgelegt werden: ${cards}.` : 'Sie liegen offen auf dem Ablagestapel.'} Marktschreier zählen nicht.`,
    },

    shuffle: {
        title: 'Der Stapel war aufgebraucht',
        count: (count) => `${cards(count)} im neuen Stapel`,
        text: (count) =>
            `Der Ablagestapel wurde zu einem neuen gemischt: ${cards(count)}. Ihre Reihenfolge sieht niemand.`,
    },

    list: {
        label: 'Alle Möglichkeiten',
        rows: (shown, all) => `${f.n(shown)} von ${f.n(all)} Zeilen`,
        groups: {
            expand: 'Vergrößern',
            lure: 'Locken',
            main: 'Neuer Stand',
            move: 'Versetzen',
            draw: 'Ziehen',
            drop: 'Aussteigen',
        },
        all: 'Alle',
        build: 'Bauen',
        lure: 'Locken',
        draw: 'Ziehen',
        things: 'Alles',
        choices: 'Möglichkeiten',
        action: 'Aktion',
        points: 'Mit Punkten',
        sort: 'Punkte zuerst',
        only: (hue) => `Nur ${hue}`,
        nothing: 'Hier ist gerade nichts zu wählen.',
        market: 'Markt',
    },

    draft: {
        label: 'Angesagt',
        main: 'Neuer Stand',
        expand: 'Vergrößern',
        move: 'Einen Stand versetzen',
        lure: 'Locken',
        draw: 'Ziehen',
        drop: 'Aussteigen',
        start: 'Erste Stände',
        turn: 'Deine Aktion',
        three: 'drei Karten',
        coin: (hue) => `${hue} Münze`,
        own: (count) => f.many(count, { one: 'Münze der Farbe', other: 'Münzen der Farbe' }),
    },

    charts: {
        points: 'Punkte',
        pointsLine: 'Punkte nach jedem Zug; der letzte Schritt zählt Medaillen und Münzen.',
        coins: 'Münzen',
        coinsLine: 'Münzen aller Farben hinter jedem Sichtschirm nach jeder Runde.',
        market: 'Der Markt am Ende',
        marketLine: 'Jeder Stand, wie er zurückblieb; die Tabelle nennt die Größen.',
        colour: 'Farbe',
    },

    end: {
        label: 'Woher die Punkte kamen',
        rank: 'Platz',
        stands: 'Stände',
        won: 'Gewonnene Medaillen',
        held: 'Medaillen am Ende',
        coins: 'Münzen',
        points: 'Punkte',
        ofCoins: (count) => `aus ${f.n(count)}`,
        size: (size) => `Größe ${f.n(size)}`,
        brought: (points) => f.many(points, { one: 'Punkt', other: 'Punkte' }),
        unbuilt: 'nicht gebaut',
        medals: (hue, medals) => `${hue}: ${f.list(medals)}`,
        note: 'Stände: ihre Größe, jedes Mal, wenn sie wuchsen. Gewonnene Medaillen: in der Partie. Medaillen am Ende: noch einmal. Münzen: 1 Punkt für je 3.',
        shared: (count) =>
            `Je ${f.n(count)} Punkte. Gleiche Punktzahl, gleicher Platz: Es gibt keinen Stichentscheid.`,
        ahead: (count, by) => `${points(count)}, ${f.n(by)} Vorsprung.`,
    },

    ending: { head: 'Das Ende hat begonnen.', text: 'Bauen oder aussteigen.' },

    coach: {
        wait: 'Die anderen spielen. Achte darauf, welche Kunden sie weglocken.',
        done: 'Du kennst jetzt jeden Teil des Spiels. Spiel weiter: Das Ende kommt, wenn die Plättchen ausgehen.',
        short: {
            build: 'Einen Stand bauen',
            lure: 'Einen Kunden locken',
            draw: 'Karten ziehen',
            medal: 'Eine Medaille gewinnen',
        },
        lesson: {
            build: 'Baue: Eine Karte öffnet ihren Bereich für einen neuen Stand, und mehr Kunden können zu dir kommen.',
            lure: 'Lock einen Kunden zu einem Eingang seiner Farbe: Dein eigener Stand zahlt dir für jedes Plättchen eine Münze.',
            draw: 'Zieh zwei Karten: aus der Auslage, verdeckt vom Stapel, oder Marktschreier.',
            medal: 'Vergrößere einen Stand: Größe bringt Punkte, und der größte Stand einer Farbe bekommt ihre Medaillen. Fehlen Münzen, lock erst einen Kunden.',
        },
        decision: {
            ChooseColour: 'Wähle eine Farbe. Blasse sagen, warum es nicht geht.',
            ChooseSquare:
                'Jedes Feld mit Ring ist offen. Das leuchtende ist ein guter Anfang; jedes andere geht auch.',
            ChooseSide: 'Der Eingang liegt auf einer Seite des Standes: Dorthin kommen die Kunden.',
            ChooseCard: 'Spiel eine Karte dieses Bereichs; heb Joker für später auf.',
            ChooseJokerCoin: 'Eine Jokerkarte kostet eine Münze. Gib eine, von der du viele hast.',
            ChooseOwn: 'Die Zahlung mit den wenigsten Münzen liegt schon bereit.',
            ChooseOther: 'Zwei andere Münzen ersetzen eine, die fehlt.',
            ChooseTarget: 'Wähle einen Kunden, dann einen Eingang. Deine eigenen zahlen am meisten.',
            TakeCard: 'Nimm, was einen Bereich öffnet, in dem du bauen willst, oder einen Marktschreier.',
            DiscardCard: 'Du behältst höchstens vier Baukarten: Leg ab, was am wenigsten hilft.',
            StartColour: 'Setz deine ersten Stände: Wähle eine Farbe.',
            StartSquare: 'Wähle ein Feld mit Platz ringsum.',
            StartSide: 'Der Eingang liegt auf einer Seite des Standes.',
        },
    },

    topicsHead: 'Kairo: Plättchen und Karten',
    topics: {
        stand: [
            'Stand',
            'Wird mit einer Karte seines Bereichs gebaut; je Bereich höchstens einer jeder Farbe, und nie neben einem anderen Stand.',
        ],
        expansion: [
            'Vergrößern',
            'Ein Plättchen neben deinem eigenen Stand seiner Farbe. Es kostet so viele Münzen, wie der Stand Plättchen haben wird, und bringt ebenso viele Punkte.',
        ],
        entrance: [
            'Eingang',
            'Eine Matte auf dem Markt neben ihrem Stand. Alle Eingänge und Kunden bleiben verbunden.',
        ],
        customer: [
            'Kunde',
            'Geht zum nächsten freien Eingang seiner Farbe und verlässt den Plan; der am Tor wartende kommt dorthin.',
        ],
        barker: [
            'Marktschreier',
            'Führt einen Kunden an einem näheren Eingang vorbei. Es gibt sieben, und gespielt kommen sie zurück.',
        ],
        card: [
            'Baukarte',
            'Öffnet ihren Bereich für einen Bau. Drei beliebige zusammen öffnen einen Bereich nach Wahl.',
        ],
        joker: ['Jokerkarte', 'Öffnet einen von drei Bereichen und kostet eine Münze beliebiger Farbe.'],
        coin: [
            'Münzen',
            'Mindestens eine in der Farbe des Standes; zwei andere ersetzen eine, die fehlt. Drei sind am Ende ein Punkt.',
        ],
        medal: [
            'Medaillen',
            'Gold und Silber jeder Farbe, für ihren größten Stand: wenn man sie erhält, und am Ende noch einmal.',
        ],
        blocked: [
            'Zugebauter Stand',
            'Eine Kette zeigt einen Stand ohne Feld zum Wachsen. Mit einem Plättchen darf er versetzt werden.',
        ],
    },

    help: {
        aim: 'Betreib Marktstände: Lock Kunden an, die Münzen bringen, gib diese für größere Stände aus und hol Punkte für Größe und Medaillen.',
        map: 'Ein Feld mit türkisem Ring steht dir offen. Wähle es, lies, was es kostet und bringt, bestätige.',
        keys: [
            ['Pfeile', 'über die Felder gehen'],
            ['Umschalt + Pfeile', 'zum nächsten Bereich'],
            ['B, N', 'einen Stand vergrößern, einen neuen bauen'],
            ['L', 'locken, wenn du eine Aktion wählst; sonst die Liste'],
            ['D', 'ziehen, wenn du eine Aktion wählst; sonst der nächste Eingang'],
            ['C', 'nächster Kunde'],
            ['R', 'den Eingang eines neuen Standes drehen'],
            ['P', 'anders bezahlen'],
            ['Eingabe', 'wählen, dann bestätigen'],
            ['1, 2, …', 'Antworten, Karten und Farben in ihrer Reihenfolge'],
        ],
    },
}
