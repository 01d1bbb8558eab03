import { lengthOf, type Noise, type Recipe, type SoundPart, type Tone } from '../../../src/stage/sound/soundPart.ts'

const rate = 32_000

/** A sound's measured level: its peak sample and its loudest twentieth of a second, of 1. */
export interface Heard {
  readonly peak: number
  readonly loud: number
}

/** Renders a recipe to samples as a browser would, and measures them. */
export function heard(recipe: Recipe): Heard {
  const samples = new Float64Array(Math.ceil((lengthOf(recipe) / 1000) * rate) + 1)
  for (const part of recipe) {
    const from = Math.round((part.at / 1000) * rate)
    const wave = part.type === 'tone' ? toneOf(part) : noiseOf(part)
    for (const [i, value] of wave.entries())
      samples[from + i] = (samples[from + i] ?? 0) + value * envelope(part, i / rate)
  }
  const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  const span = rate / 20
  let loud = 0
  for (let at = 0; at < samples.length; at += span / 4) {
    const part = samples.subarray(at, at + span)
    const power = part.reduce((sum, value) => sum + value * value, 0) / span
    loud = Math.max(loud, Math.sqrt(power))
  }
  return { peak, loud }
}

const silence = 0.0001

function envelope(part: SoundPart, seconds: number): number {
  const [rise, end] = [(part.rise ?? 1) / 1000, part.for / 1000]
  if (seconds < rise) return silence + (part.level - silence) * (seconds / rise)
  const fall = part.held ? Math.max(rise, end - 0.08) : rise
  if (seconds < fall) return part.level
  return part.level * (silence / part.level) ** ((seconds - fall) / (end - fall))
}

const countOf = (part: SoundPart) => Math.floor((part.for / 1000) * rate)

const glide = (part: SoundPart, share: number) => part.hz * ((part.to ?? part.hz) / part.hz) ** share

const waves: Readonly<Record<Tone['wave'], (turn: number) => number>> = {
  sine: (turn) => Math.sin(2 * Math.PI * turn),
  triangle: (turn) => 1 - 4 * Math.abs(((turn + 0.25) % 1) - 0.5),
  sawtooth: (turn) => 2 * ((turn + 0.5) % 1) - 1,
}

function toneOf(part: Tone): Float64Array {
  const wave = new Float64Array(countOf(part))
  let turn = 0
  for (let i = 0; i < wave.length; i++) {
    wave[i] = waves[part.wave](turn)
    turn += glide(part, i / wave.length) / rate
  }
  return wave
}

/** Web Audio's biquad filters: Q is in decibels for low and high pass. */
function filterOf({ filter, q = 1 }: Noise, hz: number) {
  const turn = (2 * Math.PI * hz) / rate
  const cos = Math.cos(turn)
  const alpha = Math.sin(turn) / (2 * (filter === 'bandpass' ? q : 10 ** (q / 20)))
  const side = filter === 'lowpass' ? (1 - cos) / 2 : (1 + cos) / 2
  const [b0, b1, b2] =
    filter === 'bandpass' ? [alpha, 0, -alpha] : [side, filter === 'lowpass' ? 2 * side : -2 * side, side]
  return { b0, b1, b2, a0: 1 + alpha, a1: -2 * cos, a2: 1 - alpha }
}

function noiseOf(part: Noise): Float64Array {
  const wave = new Float64Array(countOf(part))
  let seed = 1
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  let f = filterOf(part, part.hz)
  for (let i = 0; i < wave.length; i++) {
    if (i % 64 === 0) f = filterOf(part, glide(part, i / wave.length))
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    const x = seed / 0x80000000 - 1
    const y = (f.b0 * x + f.b1 * x1 + f.b2 * x2 - f.a1 * y1 - f.a2 * y2) / f.a0
    ;[x2, x1, y2, y1] = [x1, x, y1, y]
    wave[i] = y
  }
  return wave
}
