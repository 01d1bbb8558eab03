import type { Instrument } from './synth.ts'

/** A looped, filtered noise that swells between two levels at some rate per second. */
export interface Bed {
  readonly filter: 'lowpass' | 'bandpass'
  readonly hz: number
  readonly q: number
  readonly low: number
  readonly high: number
  readonly swells: number
  /** Playback rate of the noise: slower is darker, and different rates don't beat against each other. */
  readonly rate: number
}

/** The sounds always heard around a title’s table. */
export interface Ambience {
  readonly beds: readonly Bed[]
  /** Sounds heard now and then: each of the sounds, pitches and gaps before them (ms) in turn. */
  readonly call: {
    readonly sounds: readonly string[]
    readonly pitches: readonly number[]
    readonly gaps: readonly number[]
  }
}

/** Starts the continuous background noise. Returns a function that stops it. */
export function startBeds(on: Instrument, beds: readonly Bed[]): () => void {
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
