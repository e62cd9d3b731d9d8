// Written by scripts/gen_fair.py from the engine. Do not edit: run python -m scripts.gen_fair
/** Chance outcomes with names, by verb, in the order in which their shares are laid beside each other. */
export const words: Record<string, string[][]> = {"*draw": [["good_1", "lira_5", "move_3_4", "stay", "return_assistant", "family_home", "small_market_any", "repeat_sultan", "repeat_post", "repeat_gem"]]}
