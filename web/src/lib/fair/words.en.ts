// The page's words about what a game is dealt from, and how it was checked.
import { formatter } from '$lib/i18n/format'
import type { Check } from './verify'

const f = formatter('en')

export const words = {
    sealed: 'The dice and cards are sealed',
    fingerprint: 'Fingerprint',
    whole: 'The whole fingerprint',
    mixed: 'The server fixed a secret and showed its fingerprint. Only then did each browser reveal a random number it had promised before. Together they decide every roll and every card, so nobody could choose them: not the server, and none of you.',
    alone: 'The server fixed a secret and showed its fingerprint before the first roll. The secret decides every roll and every card; no browser has added anything to it.',
    lesson: 'A lesson is always dealt the same way.',
    noted: 'Your browser has noted this fingerprint. When the game is over it will check every roll and every card against it.',
    watched:
        'When the game is over this page will deal every roll and every card again. Only players’ browsers note the fingerprint.',
    added: (names: string[]): string => `In the seed: the server and ${f.list(names)}.`,
    own: 'What your browser added',
    shuffling: 'Shuffling',
    waiting: (names: string[]): string =>
        `Everybody adds something to the shuffle. Waiting for ${f.list(names)}; the game begins in half a minute in any case.`,
    looking: 'Checking every outcome…',
    failed: 'The outcomes could not be checked.',
    later: 'The dice and cards are proven once everybody’s time is up: others are still playing with them.',
    again: 'Check again',
    byHand: 'Dice and cards were given by hand: no seed dealt them.',
    proven: (dice: boolean): string => (dice ? 'Dice proven fair' : 'Shuffle proven fair'),
    wrong: (dice: boolean): string => (dice ? 'The dice are not proven' : 'The shuffle is not proven'),
    line: (outcomes: number): string =>
        `${f.many(outcomes, { one: 'outcome follows', other: 'outcomes follow' })} from the seed that was sealed before the first move. This page has dealt each of them again itself.`,
    alarm: 'What the server says about this game does not add up. Keep the record, and ask whoever runs this site.',
    good: 'in order',
    bad: 'wrong',
    open: 'not checked',
    checks: {
        sealed: {
            ok: () => 'The secret is the one that was sealed before the first move.',
            bad: () => 'The secret is not the one that was sealed before the first move.',
        },
        kept: {
            ok: () => 'The fingerprint is the one your browser noted when you sat down.',
            bad: () => 'The fingerprint is not the one your browser noted when you sat down.',
            none: () => 'This browser noted no fingerprint when the game began, so it cannot compare.',
        },
        promises: {
            ok: ({ n }) =>
                `${f.many(n, { one: 'browser has', other: 'browsers have' })} added to the seed what had been promised before.`,
            bad: () => 'What was added to the seed is not what had been promised before.',
            none: () => 'No browser added anything: the seed is the secret of the server alone.',
        },
        own: {
            ok: () => 'What your browser added is part of the seed.',
            bad: () => 'What your browser added is not part of the seed.',
            late: () => 'Your browser did not answer in time: the seed was mixed without its part.',
            none: () => 'This browser added nothing to the seed.',
        },
        numbers: {
            ok: ({ n }) =>
                `Dealt again: ${f.many(n, { one: 'outcome is', other: 'outcomes are' })} as announced.`,
            bad: ({ n, wanted, found }) =>
                `Outcome ${f.n(n)} was announced as ${found || 'nothing'}: the seed deals ${wanted || 'nothing'}.`,
        },
        odds: {
            ok: () => 'Dice have the odds of dice, and what was drawn from a pile was gone from it.',
            bad: ({ n }) => `The odds stated for outcome ${f.n(n)} cannot be right.`,
            none: () => 'This board has cards of its own: their odds are left to the engine.',
        },
        seen: {
            ok: ({ n }) =>
                `${f.many(n, { one: 'outcome is as you saw it', other: 'outcomes are as you saw them' })} during the game.`,
            bad: ({ n, wanted, found }) =>
                `Outcome ${f.n(n)} is now stated as ${found || 'nothing'}: during the game you saw ${wanted}.`,
            none: () => 'This browser did not watch the game.',
        },
        record: {
            ok: () => 'The record you can download says the same.',
            bad: () => 'The record you can download says something else.',
        },
    } as Record<Check['key'], Partial<Record<Check['state'], (check: Check) => string>>>,
    limits: 'Checked here, by your browser, which does not know the rules of the game. The full engine can prove from the record, on any computer, that every roll and draw was the one the rules ask for:',
    command: 'Copy the command',
}

export type FairWords = typeof words
