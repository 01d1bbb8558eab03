import { betweenSheep, startBeds } from './ambience.ts'
import { lengthOf } from './note.ts'
import { recipes, type SoundName } from './recipes.ts'
import { type Bus, type Levels, levelOf, makeRig, type Rig } from './rig.ts'
import { playRecipe } from './synth.ts'

/** The passing of time, in milliseconds; handed in. */
export interface Time {
  now(): number
  after(ms: number, then: () => void): () => void
}

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
  let rig: Rig | undefined
  let broken = false
  let ran = false
  let hidden = false
  let wanted = false
  let now = levels
  let beds: (() => void) | undefined
  let noSheep: (() => void) | undefined
  let sheep = 0
  let sounding: { readonly name: SoundName; readonly at: number; readonly end: number }[] = []

  const attempt = (task: () => void) => {
    if (broken) return
    try {
      task()
    } catch {
      // A device that fails is not asked again: the game goes on in silence, with captions.
      broken = true
    }
  }
  /** Does something once the context runs; if that takes too long, or never happens, not at all. */
  const awake = (then: (rig: Rig) => void, patience: number) => {
    const here = rig
    if (!here) return
    if (here.context.state === 'running') return attempt(() => then(here))
    const asked = time.now()
    here.context.resume().then(
      () => time.now() - asked <= patience && attempt(() => then(here)),
      () => {},
    )
  }
  const isQuiet = () => sounding.every(({ end }) => end <= time.now())
  const restSoon = (ms: number) =>
    time.after(ms + rest, () => {
      if (isQuiet() && !beds && rig?.context.state === 'running')
        rig.context.suspend().catch(() => {})
    })
  const bleat = () => {
    noSheep = time.after(betweenSheep[sheep++ % betweenSheep.length] ?? 60_000, () => {
      play('sheep', { bus: 'ambience', pitch: 1 + (sheep % 3) * 0.12 })
      heard('sheep')
      bleat()
    })
  }
  const stopBeds = () => {
    noSheep?.()
    attempt(() => beds?.())
    beds = undefined
    restSoon(0)
  }
  const refresh = () => {
    const want = wanted && !hidden && levelOf(now, 'ambience') > 0 && !broken
    if (!want && beds) stopBeds()
    if (!want || beds) return
    awake(({ instrument }) => {
      // Much may have changed while the context woke up.
      if (beds || !wanted || hidden || levelOf(now, 'ambience') === 0) return
      beds = startBeds(instrument('ambience'))
      bleat()
    }, Number.POSITIVE_INFINITY)
  }
  const hasRoom = (name: SoundName, at: number) => {
    sounding = sounding.filter(({ end }) => end > time.now())
    const twin = sounding.some((one) => one.name === name && Math.abs(one.at - at) < apart)
    return !twin && sounding.length < crowd
  }
  const play: Mixer['play'] = (name, { bus = 'effects', after = 0, pitch = 1 } = {}) => {
    if (levelOf(now, bus) === 0 || (hidden && bus !== 'alerts')) return
    const patience = bus === 'alerts' ? Number.POSITIVE_INFINITY : stale
    awake(({ instrument, context }) => {
      const at = time.now() + after
      if (!hasRoom(name, at)) return
      const recipe = recipes[name]
      sounding.push({ name, at, end: at + lengthOf(recipe) })
      playRecipe(instrument(bus), recipe, context.currentTime + after / 1000, pitch)
      restSoon(after + lengthOf(recipe))
    }, patience)
  }
  return {
    unlock() {
      attempt(() => {
        const context = rig ? undefined : make()
        if (context) rig = makeRig(context, now)
        else if (!rig) broken = true
      })
      awake(() => {
        ran = true
        refresh()
        restSoon(0)
      }, Number.POSITIVE_INFINITY)
    },
    settled: () => broken || ran,
    setLevels(next) {
      now = next
      attempt(() => rig?.setLevels(next))
      refresh()
    },
    setHidden(next) {
      hidden = next
      refresh()
      if (!next) return
      restSoon(-rest)
    },
    setAmbience(next) {
      wanted = next
      refresh()
    },
    play,
  }
}
