// The bonus cards of this box.
import type { Card } from '$boxes/istanbul/expansion'

export const CARDS: Record<string, Card> = {
    coffee_2: { kind: 'free', copies: 2, rules: ['MOC-BONUS-3'] },
    guild_for_2_coffee: { kind: 'free', copies: 2, rules: ['MOC-BONUS-4'] },
    lira_8_for_1_coffee: { kind: 'free', copies: 2, rules: ['MOC-BONUS-5'] },
    dice_reward: { kind: 'free', copies: 2, rules: ['MOC-BONUS-6'] },
    exchange_3: { kind: 'free', copies: 2, rules: ['MOC-BONUS-9'] },
    die_to_6: { kind: 'roll', verb: 'set6', copies: 2, rules: ['MOC-DICE-1', 'MOC-DICE-4'] },
    corner_move: { kind: 'move', verb: 'corner', copies: 2, rules: ['MOC-BONUS-7', 'MOC-MOVE-4'] },
    repeat_wainwright: {
        kind: 'rep',
        verb: 'repeat',
        again: { place: 'wainwright', brings: 'cart-extend' },
        copies: 2,
        rules: ['MOC-BONUS-8'],
    },
    repeat_coffee_house: {
        kind: 'rep',
        verb: 'repeat',
        again: { place: 'coffee_house', brings: 'ruby' },
        copies: 2,
        rules: ['MOC-BONUS-8'],
    },
}
