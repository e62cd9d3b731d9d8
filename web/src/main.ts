import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { loadSprite } from '$lib/art/sprite'
import { startRouter } from '$lib/router.svelte'
import { startSettings } from '$lib/settings.svelte'
import { startSound } from '$lib/sound/sound'

startSound()
startRouter()
void loadSprite()
await startSettings()

const target = document.getElementById('app')
if (target) mount(App, { target })
