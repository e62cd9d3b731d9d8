// Written by scripts/gen_fair.py from the engine. Do not edit: run python -m scripts.gen_fair
/** Chance outcomes with names, by verb, in the order in which their shares are laid beside each other. */
export const words: Record<string, string[][]> = {"*draw": [["coffee_2", "guild_for_2_coffee", "lira_8_for_1_coffee", "dice_reward", "exchange_3", "die_to_6", "corner_move", "repeat_wainwright", "repeat_coffee_house"]]}
