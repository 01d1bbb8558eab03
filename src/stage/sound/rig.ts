import { type Instrument, noiseFor } from './synth.ts'

/** The purpose of a sound; each kind has its own volume. */
export type Bus = 'effects' | 'ambience' | 'alerts'

/** The volume of each kind of sound, from 0 to 1. */
export interface Levels extends Readonly<Record<Bus, number>> {
  readonly muted: boolean
}

/** An audio context with an output bus for each kind of sound. */
export interface Rig<C extends BaseAudioContext = AudioContext> {
  readonly context: C
  setLevels(levels: Levels): void
  instrument(bus: Bus): Instrument
}

/** Builds the rig. Throws what the browser throws. */
export function makeRig<C extends BaseAudioContext>(context: C, levels: Levels): Rig<C> {
  // Compresses overlapping sounds rather than clip them.
  const press = context.createDynamicsCompressor()
  press.threshold.value = -12
  press.connect(context.destination)
  const noise = noiseFor(context)
  const way = (bus: Bus) => {
    const out = context.createGain()
    out.gain.value = levelOf(levels, bus)
    out.connect(press)
    return out
  }
  const ways = { effects: way('effects'), ambience: way('ambience'), alerts: way('alerts') }
  const buses = ['effects', 'ambience', 'alerts'] as const
  return {
    context,
    setLevels(next) {
      for (const bus of buses) ways[bus].gain.setTargetAtTime(levelOf(next, bus), context.currentTime, 0.03)
    },
    instrument: (bus) => ({ context, noise, out: ways[bus] }),
  }
}

/** The target volume of a kind of sound; 0 when muted. */
export const levelOf = (levels: Levels, bus: Bus): number => (levels.muted ? 0 : levels[bus])
