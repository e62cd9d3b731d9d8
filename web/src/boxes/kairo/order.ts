// Written by scripts/gen_fair.py from the engine. Do not edit: run python -m scripts.gen_fair
/** Chance outcomes with names, by verb, in the order in which their shares are laid beside each other. */
export const words: Record<string, string[][]> = {
    '*draw': [
        ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8', 'S9', 'JR1', 'JR2', 'JR3', 'JC1', 'JC2', 'JC3'],
        ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8', 'JN', 'JS', 'JW', 'JE', 'JNSW', 'JNSE'],
    ],
    '*display': [
        ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8', 'S9', 'JR1', 'JR2', 'JR3', 'JC1', 'JC2', 'JC3'],
        ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8', 'JN', 'JS', 'JW', 'JE', 'JNSW', 'JNSE'],
    ],
    '*customer': [['white', 'yellow', 'red', 'blue', 'green', 'purple']],
    '*neutral': [['white', 'yellow', 'red', 'blue', 'green', 'purple']],
}
