import '$lib/storage'
import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { loadSprite } from '$lib/art/sprite'
import { alone } from '$lib/net/way'
import { startWorker } from '$lib/people/telling'
import { route, startRouter } from '$lib/router.svelte'
import { startSettings } from '$lib/settings.svelte'
import { startSound } from '$lib/sound/sound'

if (import.meta.env.MODE === 'site') (await import('./tab/house')).openHouse(route().page !== 'embed')
startSound()
startRouter()
void loadSprite()
await startSettings()

const target = document.getElementById('app')
if (target) mount(App, { target })
if (!alone) void startWorker()
