// Las palabras de Kairo en la mesa. Un color va en masculino con el puesto y el cliente, en femenino con la moneda.
import { counted, f } from '$lib/i18n/spanish'
import type { Lie } from './plan.svelte'
import type { Hue } from './view'
import type { KairoWords } from './words.en'

const LIES: Record<Lie, string> = { section: 'Sector', row: 'Fila', column: 'Columna', sections: 'Sectores' }

const COINS: Record<Hue, string> = {
    white: 'blanca',
    yellow: 'amarilla',
    red: 'roja',
    blue: 'azul',
    green: 'verde',
    purple: 'morada',
}

const steps = (count: number): string => counted(count, 'paso')
const points = (count: number): string => counted(count, 'punto')
const coins = (count: number): string => counted(count, 'moneda')
const cards = (count: number): string => counted(count, 'carta')
const barkers = (count: number): string => counted(count, 'pregonero')

export const words: KairoWords = {
    hues: {
        white: 'blanco',
        yellow: 'amarillo',
        red: 'rojo',
        blue: 'azul',
        green: 'verde',
        purple: 'morado',
    },
    coinHues: COINS,
    letters: { white: 'B', yellow: 'Am', red: 'R', blue: 'Az', green: 'V', purple: 'M' },
    medals: { gold: 'medalla de oro', silver: 'medalla de plata' },
    sides: { n: 'norte', e: 'este', s: 'sur', w: 'oeste' },

    map: {
        label: (rows, columns) => `Bazar de Kairo, ${columns} por ${rows} casillas`,
        square: (name, section) => `${name}, sector ${section},`,
        restaurant: 'restaurante,',
        free: 'libre.',
        tile: (hue, owner, size, main) =>
            `${main ? 'puesto' : 'loseta del puesto'} ${hue} ${owner}, tamaño ${size}.`,
        door: (hue, owner) => `entrada del puesto ${hue} ${owner},`,
        blocked: 'Bloqueado: no tiene casilla donde crecer.',
        customer: (hue) => `cliente ${hue}.`,
        toDoors: (count) => `Se le puede atraer a ${counted(count, 'entrada')}: elígelo para ver adónde.`,
        yours: 'tuyo',
        of: (name) => `de ${name}`,
        neutral: 'neutral',
        notPossible: (why) => `No es posible: ${why}`,
        chosen: 'Elegida.',
        steps,
        barkers,
        closed: 'Aquí ni se construye ni se pasa.',
        grows: (square, size) => `${square} · tamaño ${size}`,
    },

    told: {
        coins: (count, hue) => counted(count, COINS[hue]),
        scored: (count) => `${points(count)} hasta ahora por su tamaño.`,
        held: (medals) =>
            medals.length > 1
                ? 'Tiene las dos medallas.'
                : `Tiene la medalla de ${medals[0] === 'gold' ? 'oro' : 'plata'}.`,
        paysYou: (paid) => `Un cliente que atraigas aquí te da ${paid}.`,
        paysOwner: (name, paid, commission) =>
            `Aquí, un cliente da ${paid} a ${name}, y ${f.n(commission)} a quien lo atraiga.`,
        paysLurer: (paid) => `Aquí, un cliente da ${paid} a quien lo atraiga.`,
        next: (size, price, count) => `El tamaño ${f.n(size)} cuesta ${price} y da ${points(count)}.`,
        noTile: (hue) => `No queda ninguna loseta ${COINS[hue]}.`,
        away: (hue, count) => `El cliente ${hue} está a ${steps(count)}.`,
        waits: 'Su cliente espera fuera: entrará donde se atraiga al próximo.',
        medal: {
            gold: (hue) => `Medalla de oro, ${hue}.`,
            silver: (hue) => `Medalla de plata, ${hue}.`,
        },
        nobodyHas: 'Aún no la tiene nadie.',
        youHave: 'Es tuya.',
        has: (name) => `La tiene ${name}.`,
        counts: (count) => `Cuenta ${f.n(count)} al ganarla, y otra vez al final.`,
        opens: (section) => `Abre el sector ${section} para una construcción.`,
        joker: (sections) =>
            `Abre uno de los sectores ${sections.join('·')} y pide una moneda de cualquier color.`,
        barker: 'Lleva a un cliente más allá de una entrada más cercana.',
        yours: (count) => `Tienes ${f.n(count)}.`,
        left: (count) => `${f.n(count)} en la reserva.`,
        pile: (count) => `${cards(count)}, boca abajo.`,
    },

    supply: {
        label: 'Reservas por color',
        left: (count) => `${counted(count, 'loseta')} por usar`,
        bank: (count) => `${coins(count)} en el banco`,
        leftShort: 'quedan',
        bankShort: 'banco',
    },

    seat: {
        vp: points,
        cards: (count) => `${cards(count)} de construcción`,
        barkers,
        screen: 'monedas tras la pantalla',
        purse: 'Tus monedas',
        own: 'Bolsa',
        coins: (count, hue) => counted(count, hue),
        all: coins,
        stand: (hue, size) => `puesto ${hue} de tamaño ${size}`,
        reserve: (hue) => `${hue} en reserva`,
        medal: (medal, hue) => `${medal}, ${hue}`,
        medals: (medal, count) => `${medal}: ${f.n(count)}`,
        out: 'fuera',
        chosen: 'Puestos',
    },

    hand: {
        label: 'Tus cartas',
        display: 'Muestrario',
        pile: (count) => `Mazo ${f.n(count)}`,
        barkersLeft: (count) => `Pregoneros ${f.n(count)}`,
        none: 'Ninguna carta de construcción. Roba alguna.',
        hidden: 'Estás mirando: las manos siguen ocultas.',
        card: (sections, lie = sections.length > 1 ? 'sections' : 'section') =>
            `${LIES[lie]} ${sections.join('·')}${sections.length > 1 ? ', comodín, pide una moneda' : ''}`,
        short: (sections, lie) => `${LIES[lie]} ${sections.join('·')}`,
        joker: 'pide una moneda',
        barker: 'Prego\u00adnero',
        section: 'Sector',
        pileName: 'Mazo',
        light: 'Mostrar sus sectores en el mapa',
        times: (count) => `${count} iguales`,
    },

    ask: {
        squares: (count) =>
            `${f.many(count, { one: 'casilla está abierta', other: 'casillas están abiertas' })}: elige en el mercado o aquí.`,
        section: (number) => `Sector ${number}`,
        colours: 'Color',
        coins: 'Moneda',
        reserve: 'en reserva',
        size: (size) => `tamaño ${size}`,
        doorTo: (side, square) => `Entrada al ${side}, ${square}`,
        doorOf: 'Lado de la entrada',
        turn: 'Girar la entrada',
        build: 'Construir',
        lure: 'Atraer',
        payOther: 'Pagar de otro modo',
        doorOther: 'Otra entrada',
        otherAction: 'Otra cosa',
        cardOther: 'Otra carta',
        allDoors: 'Todos los clientes',
        doors: 'Elige un cliente o una entrada en el mercado, o aquí.',
        free: 'gratis',
        brings: 'Da',
        cost: 'Coste',
        total: 'Total',
        you: 'Tú',
        nobody: 'Neutral',
        doorOn: (square) => `entrada ${square}`,
        steps: (count, nearest) => `${steps(count)}${nearest ? ', la más cercana' : ''}`,
    },

    pay: {
        title: (square) => `Pagar la loseta en ${square}`,
        reach: (sum, cost) => `${sum} de ${f.n(cost)}`,
        slots: (cost) => `Suma necesaria: ${f.n(cost)}`,
        of: (count) => `de ${f.n(count)}`,
        more: (hue) => `1 moneda ${hue} más`,
        less: (hue) => `1 moneda ${hue} menos`,
        cards: 'Carta',
        coin: 'Su moneda',
        coinFor: (hue) => `Pagar la carta con 1 moneda ${hue}`,
        keep: 'Conservas',
        three: (count) => cards(count),
        withCoin: 'y 1 moneda',
        noCoin: 'sin moneda',
        kept: 'Quedan',
        pay: (count) => `Pagar ${coins(count)}`,
        forPoints: (text, count) => `${text} por +${f.n(count)}`,
        reset: 'Restablecer',
        half: 'Falta media moneda',
        short: (count) => `${count === 1 ? 'Falta' : 'Faltan'} ${coins(count)}`,
        helpHalf: (each, hue, last) =>
            `${f.n(each)} monedas de otros colores sustituyen a 1 ${hue}. Añade 1 más, o retira la ${last}.`,
        help: (each, hue) =>
            `Añade una moneda ${hue}, o ${f.n(each)} de otros colores por cada una que falte.`,
    },

    draw: {
        title: (nth) => (nth > 1 ? 'Roba la segunda carta' : 'Roba la primera carta'),
        first: 'Primera carta',
        second: 'Segunda carta',
        now: 'elige ahora',
        then: 'después',
        display: 'muestrario',
        joker: 'muestrario, comodín',
        pile: 'Del mazo',
        pileLine: (count) => `boca abajo, ${cards(count)}`,
        barker: 'Pregonero',
        barkerLine: (count) => `${f.n(count)} en la reserva, no cuenta en la mano`,
        hand: (count, limit) => `Tienes ${f.n(count)}, el límite es ${f.n(limit)}.`,
        over: (count) => `Hay que descartar ${cards(count)}.`,
        forGood: 'Las cartas robadas no se devuelven.',
    },

    keep: {
        title: (keep, all) => `Quédate con ${f.n(keep)} de ${cards(all)}`,
        lead: 'Elige una carta para descartarla.',
        chosen: (count, all) => `${f.n(count)} de ${f.n(all)} ${count === 1 ? 'elegida' : 'elegidas'}.`,
        stays: (card) => `${card}, se queda`,
        goes: (card) => `${card}, se va`,
        put: (count) => `Descartar ${f.n(count)}`,
        clear: 'Restablecer',
        note: (cards) =>
            `${cards ? `Se descartan: ${cards}, boca arriba.` : 'Van boca arriba a la pila de descartes.'} Los pregoneros no cuentan.`,
    },

    shuffle: {
        title: 'El mazo se había agotado',
        count: (count) => `${cards(count)} en el nuevo mazo`,
        text: (count) =>
            `La pila de descartes, barajada, forma uno nuevo: ${cards(count)}. Nadie ve su orden.`,
    },

    list: {
        label: 'Todas las opciones',
        rows: (shown, all) => `${f.n(shown)} de ${f.n(all)} filas`,
        groups: {
            expand: 'Ampliar',
            lure: 'Atraer',
            main: 'Puesto nuevo',
            move: 'Mover',
            draw: 'Robar',
            drop: 'Retirarse',
        },
        all: 'Todo',
        build: 'Construir',
        lure: 'Atraer',
        draw: 'Robar',
        things: 'Todo lo que hay',
        choices: 'Opciones',
        action: 'Acción',
        points: 'Con puntos',
        sort: 'Más puntos primero',
        only: (hue) => `Solo ${hue}`,
        nothing: 'Ahora no hay nada que elegir aquí.',
        market: 'Mercado',
    },

    draft: {
        label: 'Anunciado',
        main: 'Puesto nuevo',
        expand: 'Ampliar',
        move: 'Mover un puesto',
        lure: 'Atraer',
        draw: 'Robar',
        drop: 'Retirarse',
        start: 'Primeros puestos',
        turn: 'Tu acción',
        three: 'tres cartas',
        coin: (hue) => `moneda ${hue}`,
        own: (count) => `${coins(count)} del color`,
    },

    charts: {
        points: 'Puntos',
        pointsLine: 'Puntos después de cada turno; el último tramo cuenta medallas y monedas.',
        coins: 'Monedas',
        coinsLine: 'Monedas de todos los colores tras cada pantalla, después de cada ronda.',
        market: 'El mercado al final',
        marketLine: 'Cada puesto tal como quedó; la tabla indica los tamaños.',
        colour: 'Color',
    },

    end: {
        label: 'De dónde salen los puntos',
        rank: 'Posición',
        stands: 'Puestos',
        won: 'Medallas ganadas',
        held: 'Medallas al final',
        coins: 'Monedas',
        points: 'Puntos',
        ofCoins: (count) => `de ${f.n(count)}`,
        size: (size) => `tamaño ${f.n(size)}`,
        brought: (points) => f.many(points, { one: 'punto', other: 'puntos' }),
        unbuilt: 'sin construir',
        medals: (hue, medals) => `${hue}: ${f.list(medals)}`,
        note: 'Puestos: su tamaño cada vez que crecieron. Medallas ganadas: durante la partida. Medallas al final: una vez más al terminar. Monedas: 1 punto por cada 3.',
        shared: (count) => `${points(count)} por igual. Quien empata comparte posición: no hay desempate.`,
        ahead: (count, by) => `${points(count)}, ${f.n(by)} de ventaja.`,
    },

    ending: { head: 'Ha empezado el final.', text: 'Construir o retirarse.' },

    coach: {
        wait: 'Juegan los demás. Fíjate en qué clientes atraen.',
        done: 'Ya conoces todo el juego. Sigue jugando: el final llega cuando se agotan las losetas.',
        short: {
            build: 'Construir un puesto',
            lure: 'Atraer a un cliente',
            draw: 'Robar cartas',
            medal: 'Ganar una medalla',
        },
        lesson: {
            build: 'Construye: una carta abre su sector para un puesto nuevo, y pueden venir más clientes.',
            lure: 'Atrae a un cliente a una entrada de su color: tu propio puesto te da una moneda por loseta.',
            draw: 'Roba dos cartas: del muestrario, del mazo sin verlas, o pregoneros.',
            medal: 'Amplía un puesto: el tamaño da puntos, y el puesto más grande de un color se lleva sus medallas. Si faltan monedas, atrae antes a un cliente.',
        },
        decision: {
            ChooseColour: 'Elige un color. Los apagados dicen por qué no.',
            ChooseSquare:
                'Toda casilla con anillo está abierta. La iluminada es un buen comienzo; otra también vale.',
            ChooseSide: 'La entrada está a un lado del puesto: allí llegan los clientes.',
            ChooseCard: 'Juega una carta de este sector; guarda los comodines para más tarde.',
            ChooseJokerCoin: 'Un comodín pide una moneda. Da una de las que más tengas.',
            ChooseOwn: 'El pago con menos monedas ya está puesto.',
            ChooseOther: 'Dos monedas de otro color sustituyen a una que falte.',
            ChooseTarget: 'Elige un cliente, luego una entrada. Las tuyas son las que más dan.',
            TakeCard: 'Toma lo que abra un sector donde quieras construir, o un pregonero.',
            DiscardCard: 'Te quedas con cuatro cartas de construcción como mucho: descarta la menos útil.',
            StartColour: 'Coloca tus primeros puestos: elige un color.',
            StartSquare: 'Elige una casilla con espacio alrededor.',
            StartSide: 'La entrada está a un lado del puesto.',
        },
    },

    topicsHead: 'Kairo: piezas y cartas',
    topics: {
        stand: [
            'Puesto',
            'Se construye con una carta de su sector; uno de cada color por sector, y sin tocar otro puesto.',
        ],
        expansion: [
            'Ampliar',
            'Una loseta junto a tu puesto de su color. Cuesta tantas monedas como losetas tendrá el puesto, y da otros tantos puntos.',
        ],
        entrance: [
            'Entrada',
            'Una alfombra en el mercado, junto a su puesto. Todas las entradas y los clientes siguen comunicados.',
        ],
        customer: [
            'Cliente',
            'Va a la entrada libre de su color más cercana y se marcha; allí llega el que esperaba fuera.',
        ],
        barker: [
            'Pregonero',
            'Lleva a un cliente más allá de una entrada más cercana. Hay siete, y vuelven cuando se juegan.',
        ],
        card: [
            'Carta de construcción',
            'Abre su sector para una construcción. Tres cualesquiera juntas abren cualquier sector.',
        ],
        joker: ['Comodín', 'Abre uno de tres sectores y pide una moneda de cualquier color.'],
        coin: [
            'Monedas',
            'Al menos una del color del puesto; dos de otros sustituyen a una que falte. Tres valen un punto al final.',
        ],
        medal: [
            'Medallas',
            'Oro y plata de cada color, para su puesto más grande: al recibirlas, y una vez más al final.',
        ],
        blocked: [
            'Puesto bloqueado',
            'Una cadena marca un puesto sin casilla donde crecer. Con una sola loseta se puede mover.',
        ],
    },

    help: {
        aim: 'Lleva puestos de mercado: atrae clientes para ganar monedas, gástalas en ampliar tus puestos y consigue puntos por tamaño y medallas.',
        map: 'Una casilla con un anillo turquesa está abierta para ti. Elígela, lee lo que cuesta y lo que da, confirma.',
        keys: [
            ['flechas', 'recorrer las casillas'],
            ['Mayús + flechas', 'al sector siguiente'],
            ['B, N', 'ampliar un puesto, construir uno nuevo'],
            ['L', 'atraer, al elegir la acción; si no, la lista'],
            ['D', 'robar, al elegir la acción; si no, la entrada siguiente'],
            ['C', 'cliente siguiente'],
            ['R', 'girar la entrada de un puesto nuevo'],
            ['P', 'pagar de otro modo'],
            ['Intro', 'elegir, luego confirmar'],
            ['1, 2, …', 'respuestas, cartas y colores en su orden'],
        ],
    },
}
