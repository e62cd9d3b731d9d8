import { render, screen } from '@testing-library/svelte'
import { afterEach, expect, test } from 'vitest'
import { speak } from '$lib/i18n/languages.svelte'
import { LEVELS, rivalOf, today } from '$rivals'
import type { RivalWords } from '../../rivals/words.en'
import Face from './Face.svelte'
import Lamps from './Lamps.svelte'
import { levelOf } from './role'

afterEach(() => speak('en'))

const drawn = (node: Element): (string | null)[] =>
    [...node.querySelectorAll('use')].map((use) => use.getAttribute('href'))

test('a robot is drawn by its portrait with the emblem of the seat', () => {
    const { container } = render(Face, { seat: { colour: 'yellow', kind: 'bot', bot: 'greedy' } })
    expect(drawn(container)).toEqual(['#sym-rival-idris', '#sym-emblem-1'])
})

test('a rival is the same one under the name of the engine of before', () => {
    expect({ ...rivalOf('master'), bot: '' }).toEqual({ ...rivalOf('safiye'), bot: '' })
    expect([today('master'), today('safiye'), today('mine:Slow')]).toEqual(['safiye', 'safiye', 'mine:Slow'])
})

test('a robot of somebody else has the face of a stranger and its own name', () => {
    const { container } = render(Face, { seat: { colour: 'red', kind: 'bot', bot: 'mine:Slow' } })
    expect(drawn(container)).toEqual(['#sym-rival-guest', '#sym-emblem-2'])
    expect(rivalOf('mine:Slow').name).toBe('Slow')
    expect(levelOf('mine:Slow')).toBe('robot')
})

test('a person is drawn by the emblem, an open seat by nobody', () => {
    const person = render(Face, { seat: { colour: 'blue', kind: 'human' } })
    expect(drawn(person.container)).toEqual(['#sym-emblem-4'])
    const open = render(Face, { seat: { colour: 'blue', kind: 'open' } })
    expect(drawn(open.container)).toEqual(['#sym-people'])
})

test('a face is silent beside a name, and speaks where it stands alone', () => {
    const seat = { colour: 'white', kind: 'human' }
    expect(render(Face, { seat }).container.querySelector('[aria-hidden="true"]')).toBeTruthy()
    render(Face, { seat, label: 'Sofia, white star' })
    expect(screen.getByRole('img', { name: 'Sofia, white star' })).toBeTruthy()
})

test('the lamps say the level in words', () => {
    render(Lamps, { level: rivalOf('greedy').level })
    expect(screen.getByRole('img', { name: 'level 3 of 6' })).toBeTruthy()
})

test('a rival has the same name and level in another language, and other words', async () => {
    const english = rivalOf('master')
    await speak('fr')
    const french = rivalOf('master')
    expect([french.name, french.level]).toEqual([english.name, LEVELS])
    expect(french.trade).not.toBe(english.trade)
    expect(levelOf('master')).toBe('niveau 6')
})

test('every rival has something to say at every moment', () => {
    const files = import.meta.glob<RivalWords>('/src/rivals/words.*.ts', { eager: true, import: 'words' })
    for (const words of Object.values(files))
        for (const { says } of Object.values(words))
            for (const said of Object.values(says)) expect(said.length).toBeLessThan(60)
})
