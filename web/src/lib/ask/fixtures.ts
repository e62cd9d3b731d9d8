// Options and a table for the tests of questions.
import { Why } from '$lib/board/why.svelte'
import { Match } from '$lib/match/match.svelte'
import type { Ask, Option, Shape } from '$lib/net/wire'

export function option(token: string, shape: Shape, more: Partial<Option> = {}): Option {
    const [verb = '', argument = ''] = token.split(':')
    return {
        token,
        verb,
        argument,
        shape,
        text: token,
        main: true,
        plan: [token],
        lines: [],
        gain: {},
        bars: false,
        ...more,
    }
}

export function askOf(options: Option[], more: Partial<Ask> = {}): Ask {
    return {
        seat: 0,
        mine: true,
        decision: 'Move',
        title: 'Where does your merchant go?',
        phase: 'move',
        phases: ['move', 'assistant', 'toll', 'action', 'meet'],
        done: [],
        options,
        usual: '',
        why: {},
        undo: { allowed: false, text: 'Cannot undo: dice were rolled.' },
        ...more,
    }
}

/** What a component that asks is given: a group of options, and the table they are asked at. */
export function asked(options: Option[], onact: (option: Option) => void, more: Partial<Ask> = {}) {
    const { match, why } = matchWith(askOf(options, more))
    const { verb = '', shape = 'plain' } = options[0] ?? {}
    return { match, props: { group: { verb, shape, options }, why, onact } }
}

/** A table that never connects, with a question put to seat 0. */
export function matchWith(ask: Ask): { match: Match; why: Why } {
    const match = new Match('TEST')
    match.ask = ask
    match.as = 0
    match.you = [0]
    return { match, why: new Why(match) }
}
