// The rules of Mocha & Baksheesh that belong to no single place or card.
import type { Chapter } from './rules.en'

export const mochaEn: Chapter = {
    key: 'mocha',
    title: 'Mocha & Baksheesh',
    rules: [
        {
            id: 'MOC-END-1',
            text: 'With this expansion the round in which somebody has 6 rubies is the last one, for any number of players.',
        },
        {
            id: 'MOC-COF-1',
            text: 'Coffee is counted beside the cart: there is no limit to it, and its supply has no end.',
        },
        {
            id: 'MOC-COF-3',
            text: 'Coffee is no good: it pays for nothing that asks for goods.',
        },
        {
            id: 'MOC-PLACE-6',
            text: 'The Caravansary gives a coffee besides its cards.',
        },
        {
            id: 'MOC-TURN-1',
            text: 'At the start of your turn you may play a guild card from your hand instead of the whole turn.',
        },
        {
            id: 'MOC-TURN-2',
            text: 'A guild turn uses one guild card, and then it is over.',
        },
        {
            id: 'MOC-GUILD-2',
            text: 'In a guild turn you do not move, meet or pay anybody, and leave or pick up no assistant, unless the card says so.',
        },
        {
            id: 'MOC-GUILD-3',
            text: 'A guild card can be played only if everything it orders can be done.',
        },
        {
            id: 'MOC-GUILD-4',
            text: 'Cards and tiles that need a certain place cannot be used in a guild turn.',
        },
        {
            id: 'MOC-GUILD-8',
            text: 'Guild cards are drawn unseen from the pile; discarded ones lie open and are shuffled when the pile is empty.',
        },
        {
            id: 'MOC-MOVE-2',
            text: 'Nobody may cross the barrier but the one who placed it last. A way around it is allowed if it is short enough.',
        },
        {
            id: 'MOC-TAV-3',
            text: 'The barrier may be put between any two places that touch, also where it lies already.',
        },
        {
            id: 'MOC-TAV-9',
            text: 'Everything at the Tavern is paid in full before anything is taken.',
        },
        {
            id: 'MOC-ENC-1',
            text: 'Where you meet the Coffee Trader you may buy a coffee for 2 lira or any good; then the dice move him on.',
        },
        {
            id: 'MOC-ENC-2',
            text: 'Without 2 lira and without a good you cannot meet the Coffee Trader, unless you own the encounter tile.',
        },
        {
            id: 'MOC-ENC-5',
            text: 'In a guild turn, and with an action at the barrier, nobody is met.',
        },
        {
            id: 'MOC-BONUS-2',
            text: 'While an action or a card is being carried out only a card for the dice can be played.',
        },
        {
            id: 'MOC-BONUS-10',
            text: 'A card that you cannot pay cannot be played.',
        },
        {
            id: 'MOC-COF-5',
            text: 'A good of your choice must be of a kind that has room.',
        },
        {
            id: 'MOC-END-3',
            text: 'After the last round cards that bring lira or goods may still be played: 8 lira for a coffee, the dice reward and the exchange too.',
        },
    ],
}
