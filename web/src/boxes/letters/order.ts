// Written by scripts/gen_fair.py from the engine. Do not edit: run python -m scripts.gen_fair
/** Chance outcomes with names, by verb, in the order in which their shares are laid beside each other. */
export const words: Record<string, string[][]> = {"*draw": [["letter_1", "dice_reward_letters", "lira_7_for_1_good", "yellow_lira_3", "green_lira_3", "red_lira_3", "copy_discard", "family_step", "join_merchant", "companion_2", "use_npc", "repeat_mosque", "repeat_secret", "jump_anywhere", "blue_lira_3"]]}
