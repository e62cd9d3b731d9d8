// Answers that can be given together with what is asked next.
import type { Deed } from '$lib/protocol'
import type { Option } from '$lib/net/wire'

/** An answer, and what is said and done with it. */
export interface Answer {
    option: Option
    /** What it is settled with; empty where that is asked for afterwards. */
    more: string
    /** The answer alone, beside one with more. */
    otherwise: boolean
}
const FEW = 2

export const isWhole = ({ plan }: Deed): boolean => plan.length > 1

export const alone = (option: Option): Option => ({ ...option, plan: [option.token], gain: {} })

export const settledWith = (option: Option, { plan, bars }: Deed): Option => ({
    ...option,
    plan,
    bars,
    gain: {},
})

/** Each answer with all it may be settled with if these are few, else with the usual one or as it is. */
export function answersOf(option: Option, single: boolean): Answer[] {
    const ways = option.settled ?? []
    const [usual] = ways
    if (single || !usual) return [{ option, more: '', otherwise: false }]
    const whole = ways.length <= FEW && ways.every(isWhole) ? ways : [usual]
    const answers = whole.map((one) => ({
        option: settledWith(option, one),
        more: one.text,
        otherwise: false,
    }))
    const rest = ways.length > whole.length ? [{ option: alone(option), more: '', otherwise: true }] : []
    return [...answers, ...rest]
}
