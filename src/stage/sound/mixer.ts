import { openDevice } from './device.ts'
import { lengthOf } from './note.ts'
import { recipes, type SoundName } from './recipes.ts'
import { type Bus, type Levels, levelOf } from './rig.ts'
import { openSurroundings } from './surroundings.ts'
import { playRecipe } from './synth.ts'
import type { Time } from './time.ts'

/** How a sound is played. */
export interface SoundOptions {
  /** Defaults to `effects`. */
  readonly bus?: Bus
  /** Milliseconds from now. */
  readonly after?: number
  /** Multiplies all pitches. */
  readonly pitch?: number
}

/** Plays sounds at the chosen volume once the page may. Never throws, whatever the browser does. */
export interface Mixer {
  /** Unlocks audio. Call within a user gesture, which is when browsers allow sound. */
  unlock(): void
  /** True when further gestures change nothing: audio runs, or never will. */
  settled(): boolean
  setLevels(levels: Levels): void
  /** Only alerts sound on a hidden page. */
  setHidden(hidden: boolean): void
  /** Turns the ambience on or off. */
  setAmbience(wanted: boolean): void
  play(name: SoundName, how?: SoundOptions): void
}

/** The least time between two starts of the same sound, in milliseconds. */
const apart = 40

/** How many sounds may overlap; more would be mud. */
const crowd = 12

/** Milliseconds of silence before the audio device is released. */
const rest = 1500

/**
 * How late a sound may start, in milliseconds, if it couldn't start in time; alerts may be later.
 */
const stale = 300

/** The sounds playing now: none doubled, and not too many. */
function openCrowd(time: Time) {
  let sounding: { readonly name: SoundName; readonly at: number; readonly end: number }[] = []
  return {
    isQuiet: () => sounding.every(({ end }) => end <= time.now()),
    /** Admits a sound if there is room for it. True if admitted. */
    joins: (name: SoundName, at: number): boolean => {
      sounding = sounding.filter(({ end }) => end > time.now())
      const twin = sounding.some((one) => one.name === name && Math.abs(one.at - at) < apart)
      if (twin || sounding.length >= crowd) return false
      sounding.push({ name, at, end: at + lengthOf(recipes[name]) })
      return true
    },
  }
}

/**
 * Opens a mixer. `make` creates an audio context, or returns nothing if there is none; `heard` is
 * called for ambient sounds, which no caller asked for.
 */
export function openMixer(
  make: () => AudioContext | undefined,
  time: Time,
  levels: Levels,
  heard: (name: SoundName) => void = () => {},
): Mixer {
  const now = { levels, hidden: false, wanted: false, ran: false }
  const device = openDevice(make, time, () => now.levels)
  const others = openCrowd(time)
  const restSoon = (ms: number) =>
    time.after(ms + rest, () => {
      if (others.isQuiet() && !around.isSounding()) device.rest()
    })
  const around = openSurroundings(device, time, {
    wanted: () => now.wanted && !now.hidden && levelOf(now.levels, 'ambience') > 0,
    ended: () => restSoon(0),
    bleat: (pitch) => {
      play('sheep', { bus: 'ambience', pitch })
      heard('sheep')
    },
  })
  const play: Mixer['play'] = (name, { bus = 'effects', after = 0, pitch = 1 } = {}) => {
    if (levelOf(now.levels, bus) === 0 || (now.hidden && bus !== 'alerts')) return
    const patience = bus === 'alerts' ? Number.POSITIVE_INFINITY : stale
    device.awake(({ instrument, context }) => {
      if (!others.joins(name, time.now() + after)) return
      playRecipe(instrument(bus), recipes[name], context.currentTime + after / 1000, pitch)
      restSoon(after + lengthOf(recipes[name]))
    }, patience)
  }
  return {
    unlock() {
      device.make()
      device.awake(() => {
        now.ran = true
        around.refresh()
        restSoon(0)
      }, Number.POSITIVE_INFINITY)
    },
    settled: () => device.isBroken() || now.ran,
    setLevels(next) {
      now.levels = next
      device.setLevels(next)
      around.refresh()
    },
    setHidden(next) {
      now.hidden = next
      around.refresh()
      if (next) restSoon(-rest)
    },
    setAmbience(next) {
      now.wanted = next
      around.refresh()
    },
    play,
  }
}
