/** A few short sounds, made here; off until switched on, and never the only sign of anything. */
import { settings } from './settings.svelte'

let context: AudioContext | undefined

type Voice = 'turn' | 'lay' | 'refuse' | 'end'

function note(at: number, pitch: number, length: number, loud: number, shape: OscillatorType = 'sine'): void {
  const audio = context!
  const tone = audio.createOscillator()
  const gain = audio.createGain()
  tone.type = shape
  tone.frequency.value = pitch
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(loud * settings.volume, at + 0.01)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  tone.connect(gain).connect(audio.destination)
  tone.start(at)
  tone.stop(at + length)
}

function paper(at: number): void {
  const audio = context!
  const length = 0.09
  const buffer = audio.createBuffer(1, audio.sampleRate * length, audio.sampleRate)
  const data = buffer.getChannelData(0)
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 3
  const source = audio.createBufferSource()
  const filter = audio.createBiquadFilter()
  const gain = audio.createGain()
  source.buffer = buffer
  filter.type = 'bandpass'
  filter.frequency.value = 2400
  gain.gain.value = 0.5 * settings.volume
  source.connect(filter).connect(gain).connect(audio.destination)
  source.start(at)
}

const voices: Record<Voice, (at: number) => void> = {
  turn: (at) => [1, 2.76, 5.4].forEach((partial, i) => note(at, 196 * partial, 1.6 / (i + 1), 0.3 / (i + 1))),
  lay: paper,
  refuse: (at) => note(at, 110, 0.25, 0.3, 'triangle'),
  end: (at) =>
    [
      [262, 330, 392, 523],
      [294, 349, 440, 587],
      [247, 349, 392, 587],
      [262, 330, 392, 523],
    ].forEach((chord, i) =>
      chord.forEach((pitch) => note(at + i * 0.55, pitch, i === 3 ? 1.6 : 0.7, 0.11, 'triangle')),
    ),
}

export function play(voice: Voice): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  voices[voice](context.currentTime)
}
