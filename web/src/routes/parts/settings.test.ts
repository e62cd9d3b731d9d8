import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, describe, expect, it } from 'vitest'
import { speak } from '$lib/i18n/languages.svelte'
import { choose, settings } from '$lib/settings.svelte'
import { PATIENT } from '../../patience'
import Settings from '../Settings.svelte'
import { remembered } from './tables'

beforeEach(async () => {
    localStorage.clear()
    choose({ lang: 'en', theme: 'system', sound: false, oneTap: false })
    await speak('en')
})

describe('the settings page', () => {
    it('changes the language at once', async () => {
        render(Settings, {})
        await fireEvent.click(screen.getByLabelText(/Français/, { selector: 'input' }))
        expect(settings.lang).toBe('fr')
        const heading = await screen.findByRole('heading', { level: 1, name: 'Réglages' }, PATIENT)
        expect(heading.isConnected).toBe(true)
        expect(document.documentElement.lang).toBe('fr')
    })

    it('paints the theme and keeps it', async () => {
        render(Settings, {})
        await fireEvent.click(screen.getByLabelText(/Dusk/))
        expect(document.documentElement.dataset.theme).toBe('dark')
        expect(localStorage.getItem('bedesten.settings')).toContain('"theme":"dark"')
    })

    it('has sound off until chosen', async () => {
        render(Settings, {})
        const sound = screen.getByRole('switch', { name: 'Sound' })
        expect(sound.getAttribute('aria-checked')).toBe('false')
        await fireEvent.click(sound)
        expect(settings.sound).toBe(true)
    })

    it('keeps the help level for new tables', async () => {
        render(Settings, {})
        await fireEvent.click(screen.getByLabelText(/Bare/))
        expect(remembered([]).help).toBe('bare')
    })
})
