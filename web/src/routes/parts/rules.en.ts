// The rules of the game in our own words, in chapters. Each rule has the ID the table names when it says no.
import { mochaEn } from './rules.mocha.en'
export interface Rule {
    id: string
    text: string
}
export interface Chapter {
    key: string
    title: string
    rules: Rule[]
}

export const chaptersEn: Chapter[] = [
    {
        key: 'goal',
        title: 'The goal',
        rules: [
            {
                id: 'IST-END-1',
                text: 'Collect rubies. The round in which somebody has 5 of them is the last one; with two players it takes 6.',
            },
            {
                id: 'IST-GEN-1',
                text: 'Everything is paid in full, at once, with what you own. Nothing can be owed.',
            },
            {
                id: 'IST-GEN-3',
                text: 'Your cart holds the same number of each of the four goods: 2 at the start, up to 5. What does not fit is lost.',
            },
        ],
    },
    {
        key: 'setup',
        title: 'At the start',
        rules: [
            {
                id: 'IST-SETUP-10',
                text: 'Your merchant stands at the Fountain on four assistants. Your cart is empty, your family member waits at the Police Station.',
            },
            {
                id: 'IST-SETUP-11',
                text: 'The start player is drawn and gets 2 Lira; everyone after gets 1 Lira more than the player before.',
            },
            { id: 'IST-SETUP-12', text: 'Everybody draws one bonus card.' },
            {
                id: 'IST-LAYOUT-2',
                text: 'A shuffled board always has the Fountain in the middle, and Black Market and Tea House at least 3 steps apart.',
            },
        ],
    },
    {
        key: 'turn',
        title: 'Your turn',
        rules: [
            {
                id: 'IST-TURN-2',
                text: 'A turn has four phases, always in this order: movement, other merchants, action, encounters.',
            },
            {
                id: 'IST-TURN-6',
                text: 'Nobody passes: your merchant moves every turn, or you play “Stay Put”.',
            },
            {
                id: 'IST-TURN-3',
                text: 'When a turn ends early, everything after it is gone: no action, nobody met, no more cards.',
            },
            {
                id: 'IST-TURN-4',
                text: 'Cards and tiles are played between the steps of your turn, never in the middle of an action or a meeting.',
            },
        ],
    },
    {
        key: 'movement',
        title: 'Moving',
        rules: [
            {
                id: 'IST-MOVE-1',
                text: 'Move your merchant with its stack 1 or 2 steps, never diagonally, and never back to where it started.',
            },
            {
                id: 'IST-MOVE-2',
                text: 'What you pass on the way does not matter. Any number of merchants may share a place.',
            },
        ],
    },
    {
        key: 'assistants',
        title: 'Assistants',
        rules: [
            {
                id: 'IST-ASSIST-1',
                text: 'If one of your assistants waits at the place, you may pick it up: it joins the bottom of your stack.',
            },
            {
                id: 'IST-ASSIST-2',
                text: 'If none waits there, you may leave the bottom assistant of your stack.',
            },
            { id: 'IST-ASSIST-3', text: 'A place never holds two of your own assistants.' },
            { id: 'IST-ASSIST-5', text: 'If you do neither, your turn ends at once.' },
            {
                id: 'IST-ASSIST-7',
                text: 'At the Fountain nothing is left or picked up, and the turn goes on.',
            },
        ],
    },
    {
        key: 'merchants',
        title: 'Other merchants',
        rules: [
            {
                id: 'IST-PAY-1',
                text: 'Pay 2 Lira to every other merchant at the place, before you act there.',
            },
            { id: 'IST-PAY-2', text: 'Pay all of them or none.' },
            {
                id: 'IST-PAY-3',
                text: 'If you do not pay, your turn ends at once. The assistant stays as it is.',
            },
            { id: 'IST-PAY-5', text: 'At the Fountain nobody pays.' },
            { id: 'IST-PAY-6', text: 'Assistants and family members of others cost nothing.' },
        ],
    },
    {
        key: 'action',
        title: 'The action',
        rules: [
            { id: 'IST-ACT-1', text: 'Carry out the action of the place once, or leave it.' },
            {
                id: 'IST-ACT-2',
                text: 'An action that cannot be paid, or has nothing to give, cannot be chosen.',
            },
            { id: 'IST-ACT-3', text: 'A card that repeats an action starts it anew, at the new price.' },
            {
                id: 'IST-ACT-4',
                text: 'What your family member does counts as your own action there, with your tiles and cards.',
            },
        ],
    },
    {
        key: 'encounters',
        title: 'Encounters',
        rules: [
            {
                id: 'IST-ENC-2',
                text: 'Family members of other players at your place are caught and go back to the Police Station. At the station itself nobody is caught.',
            },
            { id: 'IST-ENC-3', text: 'For each one caught take 3 Lira or a card.' },
            {
                id: 'IST-ENC-5',
                text: 'Governor: draw a card, then pay 2 Lira or discard a card. Dice then send him somewhere else.',
            },
            {
                id: 'IST-ENC-7',
                text: 'Smuggler: take a good of your choice, then pay 2 Lira or any good. Dice then send him somewhere else.',
            },
            { id: 'IST-ENC-9', text: 'Each of the two is met at most once a turn.' },
            { id: 'IST-ENC-11', text: 'Your turn cannot end while somebody is still to be caught.' },
        ],
    },
    {
        key: 'family',
        title: 'The family member',
        rules: [
            {
                id: 'IST-POLI-3',
                text: 'It needs no assistant, pays nobody, catches nobody and meets nobody.',
            },
            {
                id: 'IST-POLI-4',
                text: 'It stays where it was sent until it is caught or called home by a card; only then can it be sent again.',
            },
        ],
    },
    {
        key: 'deck',
        title: 'The deck',
        rules: [
            {
                id: 'IST-CARD-1',
                text: 'A card that is played or discarded goes face up on top of the discard pile.',
            },
            {
                id: 'IST-CARD-3',
                text: 'When the draw pile runs out, the discard pile is shuffled and becomes the new one.',
            },
            { id: 'IST-CARD-14', text: 'A card that would do nothing cannot be played.' },
            { id: 'IST-GEN-6', text: 'There is no limit to cards in hand, nor to cards played in a turn.' },
        ],
    },
    {
        key: 'two',
        title: 'With two players',
        rules: [
            {
                id: 'IST-TWO-1',
                text: 'Three neutral merchants stand at the two mosques and the Gemstone Dealer.',
            },
            { id: 'IST-TWO-2', text: 'They cost 2 Lira each, like any merchant; the Lira go to the supply.' },
            { id: 'IST-TWO-3', text: 'Once paid, each of them moves to a place that dice decide.' },
        ],
    },
    {
        key: 'neutral',
        title: 'Variant: neutral assistants',
        rules: [
            {
                id: 'IST-VAR-1',
                text: 'For two to four players. The bottom assistant of every stack is a neutral one.',
            },
            {
                id: 'IST-VAR-2',
                text: 'A neutral assistant at a place can be picked up by anybody, as if it were their own.',
            },
            { id: 'IST-VAR-4', text: 'Where only neutral ones wait, you may also leave your own.' },
            { id: 'IST-VAR-7', text: 'Nothing calls a neutral assistant back: it belongs to nobody.' },
        ],
    },
    {
        key: 'end',
        title: 'The end',
        rules: [
            {
                id: 'IST-END-2',
                text: 'Once somebody has enough rubies the round is played to its end, so that all had the same number of turns.',
            },
            { id: 'IST-END-4', text: 'Then everybody may still play “5 Lira” and “1 Good”, in turn order.' },
            {
                id: 'IST-END-5',
                text: 'Most rubies win. If level: most Lira, then most goods, then most cards in hand. If still level, the victory is shared.',
            },
        ],
    },
    mochaEn,
]
