// Plays the cues, if sound was chosen. A browser lets a page sound only after a first press: before it, all is still.
import { settings } from '$lib/settings.svelte'
import { CUES, type Cue, type Stroke } from './cues'

let context: AudioContext | null = null
let hiss: AudioBuffer | null = null

function noise(on: AudioContext): AudioBuffer {
    if (hiss) return hiss
    hiss = on.createBuffer(1, on.sampleRate / 2, on.sampleRate)
    const data = hiss.getChannelData(0)
    for (let i = 0; i < data.length; i += 1) data[i] = Math.random() * 2 - 1
    return hiss
}

/** A source of the stroke's wave and the parameter its pitch goes along. */
function voice(on: AudioContext, stroke: Stroke, end: GainNode): [AudioScheduledSourceNode, AudioParam] {
    if (stroke.wave === 'noise') {
        const source = on.createBufferSource()
        const band = on.createBiquadFilter()
        source.buffer = noise(on)
        band.type = 'bandpass'
        source.connect(band).connect(end)
        return [source, band.frequency]
    }
    const source = on.createOscillator()
    source.type = stroke.wave
    source.connect(end)
    return [source, source.frequency]
}

function strike(on: AudioContext, stroke: Stroke, volume: number): void {
    const begin = on.currentTime + stroke.at
    const until = begin + stroke.lasts
    const end = on.createGain()
    end.connect(on.destination)
    end.gain.setValueAtTime(stroke.loud * volume, begin)
    end.gain.exponentialRampToValueAtTime(0.0001, until)
    const [source, pitch] = voice(on, stroke, end)
    pitch.setValueAtTime(stroke.from, begin)
    pitch.exponentialRampToValueAtTime(stroke.to, until)
    source.start(begin)
    source.stop(until)
}

/** Let a cue be heard. */
export function sound(cue: Cue | undefined): void {
    if (!cue || !settings.sound || typeof AudioContext === 'undefined') return
    context ??= new AudioContext()
    const on = context
    const volume = cue === 'bell' ? settings.bell : settings.volume
    // what was still locked is let go: a late knock would only confuse
    if (on.state === 'running') for (const one of CUES[cue]) strike(on, one, volume)
    else void on.resume()
}

/** The first press anywhere unlocks the sound. */
export function startSound(): void {
    const unlock = (): void => {
        if (!settings.sound || typeof AudioContext === 'undefined') return
        context ??= new AudioContext()
        if (context.state !== 'running') void context.resume()
    }
    addEventListener('pointerdown', unlock)
    addEventListener('keydown', unlock)
}
