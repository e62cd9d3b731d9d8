// What was announced so far, word by word.
import { cardName } from './label'
import type { Plan } from './plan.svelte'
import { HUES, type Hue } from './view'
import type { KairoWords } from './words.en'

/** Coins that stand in for the colour of a stand are told in the order of colours: those there are. */
export function wordsOf(draft: readonly string[], plan: Plan, words: KairoWords): string[] {
    const own = draft.find((token) => token.startsWith('colour:'))?.slice('colour:'.length)
    const others = HUES.filter((hue) => hue !== own)
    return draft.flatMap((token) => {
        const [verb, count = ''] = token.split(':')
        if (verb !== 'other') return [word(token, plan, words)]
        const hue = others.shift()
        return hue && Number(count) ? [words.told.coins(Number(count), hue)] : []
    })
}

function word(token: string, plan: Plan, words: KairoWords): string {
    const [verb = '', argument = ''] = token.split(':')
    const w = words.draft
    if (verb === 'colour') return words.hues[argument as Hue] ?? argument
    if (verb === 'side') return words.sides[argument as 'n']
    if (verb === 'card' || verb === 'keep')
        return argument === 'three' ? w.three : cardName(plan, argument, words)
    if (verb === 'coin') return w.coin(words.coinHues[argument as Hue])
    if (verb === 'own') return w.own(Number(argument))
    return verb in w && !argument ? w[verb as 'main'] : argument
}
