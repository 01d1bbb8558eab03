import { openDevice } from './device.ts'
import { lengthOf } from './note.ts'
import { recipes, type SoundName } from './recipes.ts'
import { type Bus, type Levels, levelOf } from './rig.ts'
import { openSurroundings } from './surroundings.ts'
import { playRecipe } from './synth.ts'
import type { Time } from './time.ts'

/** How a sound is played. */
export interface Playing {
  /** `effects` unless told. */
  readonly bus?: Bus
  /** Milliseconds from now. */
  readonly after?: number
  /** Multiplies all pitches. */
  readonly pitch?: number
}

/** Plays sounds, as loud as was chosen, once the page may. Never throws, whatever the browser does. */
export interface Mixer {
  /** The page has been touched. To be called in the touch itself, which is when browsers allow sound. */
  unlock(): void
  /** There is nothing more to be had from further touches: it sounds, or never will. */
  settled(): boolean
  setLevels(levels: Levels): void
  /** On a hidden page nothing sounds but alerts. */
  setHidden(hidden: boolean): void
  /** There is a place to be heard, or there is not. */
  setAmbience(wanted: boolean): void
  play(name: SoundName, how?: Playing): void
}

/** Milliseconds within which a sound is not begun twice. */
const apart = 40

/** How many sounds there may be at one moment; more would be mud. */
const crowd = 12

/** Milliseconds of silence after which the audio device is let go. */
const rest = 1500

/** Milliseconds after which a sound that could not begin is not begun any more; alerts may be late. */
const stale = 300

/** What is sounding: no sound twice at one moment, and not too many at once. */
function openCrowd(time: Time) {
  let sounding: { readonly name: SoundName; readonly at: number; readonly end: number }[] = []
  return {
    isQuiet: () => sounding.every(({ end }) => end <= time.now()),
    /** True, and the sound counts as sounding, if there is room for it. */
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
 * Opens a mixer. `make`: a new audio context, or nothing where there is none; `heard` hears of sounds
 * that nobody asked for, those of ambience.
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
