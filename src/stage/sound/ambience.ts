import type { Instrument } from './synth.ts'

/** A looped, filtered noise that swells between two levels at some rate per second. */
interface Bed {
  readonly filter: 'lowpass' | 'bandpass'
  readonly hz: number
  readonly q: number
  readonly low: number
  readonly high: number
  readonly swells: number
  /**
   * Playback rate of the noise: slower is darker, and different rates don't beat against each
   * other.
   */
  readonly rate: number
}

/** Wind over the hills in gusts of two lengths, and two murmuring voices in the pub next door. */
export const beds: readonly Bed[] = [
  { filter: 'lowpass', hz: 330, q: 0.5, low: 0.03, high: 0.09, swells: 0.07, rate: 0.8 },
  { filter: 'bandpass', hz: 620, q: 1.4, low: 0, high: 0.024, swells: 0.11, rate: 1 },
  { filter: 'bandpass', hz: 300, q: 3, low: 0.002, high: 0.022, swells: 1.7, rate: 0.6 },
  { filter: 'bandpass', hz: 480, q: 4, low: 0, high: 0.014, swells: 2.6, rate: 0.7 },
]

/** The least and most time between two sheep, in milliseconds. */
export const betweenSheep: readonly number[] = [34_000, 71_000, 52_000, 95_000]

/** Starts the continuous background noise. Returns a function that stops it. */
export function startBeds(on: Instrument): () => void {
  const ends = beds.map((bed) => startBed(on, bed))
  return () => {
    for (const end of ends) end()
  }
}

function startBed({ context, noise, out }: Instrument, bed: Bed): () => void {
  const source = context.createBufferSource()
  source.buffer = noise
  source.loop = true
  source.playbackRate.value = bed.rate
  const filter = context.createBiquadFilter()
  filter.type = bed.filter
  filter.frequency.value = bed.hz
  filter.Q.value = bed.q
  const gain = context.createGain()
  gain.gain.value = (bed.low + bed.high) / 2
  const swing = context.createOscillator()
  swing.frequency.value = bed.swells
  const depth = context.createGain()
  depth.gain.value = (bed.high - bed.low) / 2
  source.connect(filter)
  filter.connect(gain)
  gain.connect(out)
  swing.connect(depth)
  depth.connect(gain.gain)
  source.start()
  swing.start()
  return () => {
    source.stop()
    swing.stop()
    gain.disconnect()
    depth.disconnect()
  }
}
