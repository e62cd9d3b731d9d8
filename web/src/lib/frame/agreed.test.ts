import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, describe, expect, it } from 'vitest'
import { setCatalogue } from '$lib/i18n/catalogue.svelte'
import Agreed from './Agreed.svelte'

describe('what a table has decided otherwise', () => {
    afterEach(cleanup)

    it('is told in a sentence with its rule', () => {
        setCatalogue({ 'name.reading.long_move.walk': 'Any walk of 3 or 4 steps.' })
        render(Agreed, { agreed: [{ name: 'long_move', rule: 'IST-MOVE-3', reading: 'walk' }] })
        expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Agreed at this table')
        expect(screen.getByRole('listitem').textContent).toContain('Any walk of 3 or 4 steps.')
        expect(screen.getByRole('link', { name: 'IST-MOVE-3' }).getAttribute('href')).toBe(
            '/rules#IST-MOVE-3',
        )
    })

    it('is nothing where all is as usual', () => {
        const { container } = render(Agreed, {})
        expect(container.textContent?.trim()).toBe('')
    })
})
