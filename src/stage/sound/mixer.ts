import { type Ambience, startBeds } from './ambience.ts'
import { openCrowd } from './crowd.ts'
import { recipes } from './recipes.ts'
import { type Bus, type Levels, levelOf, makeRig, type Rig } from './rig.ts'
import { lengthOf, type Recipe } from './soundPart.ts'
import { playRecipe } from './synth.ts'
import type { Time } from './time.ts'

/** Settings for playing a sound. */
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
  /** The sounds of the title on the table; undefined without a table. */
  setTitle(sounds: TitleSounds | undefined): void
  /** Plays a sound by its name, the title’s own before that of the house; without one, nothing. */
  play(name: string, how?: SoundOptions): void
}

/** The sounds that a title brings along. */
export interface TitleSounds {
  readonly recipes?: Readonly<Record<string, Recipe>>
  readonly ambience?: Ambience
}

/** The sounds of the house, by their names. */
const house: Readonly<Record<string, Recipe>> = recipes

/** A sound by its name, the title’s own before that of the house; undefined if there is none. */
export const recipeOf = (title: TitleSounds | undefined, name: string): Recipe | undefined =>
  title?.recipes?.[name] ?? house[name]

/** Milliseconds of silence before the audio device is released. */
const rest = 1500

/** The longest delay of a sound that couldn't start in time, in milliseconds; alerts may be later. */
const stale = 300

/**
 * Opens a mixer. `make` creates an audio context, or returns nothing if there is none; `heard` is called for ambient
 * sounds, which no caller asked for.
 */
export function openMixer(
  make: () => AudioContext | undefined,
  time: Time,
  levels: Levels,
  heard: (name: string) => void = () => {},
): Mixer {
  const now = { levels, hidden: false, ran: false }
  let title: TitleSounds | undefined
  const device = openDevice(make, time, () => now.levels)
  const others = openCrowd(time)
  const restSoon = (ms: number) =>
    time.after(ms + rest, () => {
      if (others.isQuiet() && !around.isSounding()) device.rest()
    })
  const around = openSurroundings(device, time, {
    wanted: () => (!now.hidden && levelOf(now.levels, 'ambience') > 0 ? title?.ambience : undefined),
    ended: () => restSoon(0),
    call: (sound, pitch) => {
      play(sound, { bus: 'ambience', pitch })
      heard(sound)
    },
  })
  const play: Mixer['play'] = (name, { bus = 'effects', after = 0, pitch = 1 } = {}) => {
    if (levelOf(now.levels, bus) === 0 || (now.hidden && bus !== 'alerts')) return
    const recipe = recipeOf(title, name)
    if (!recipe) return
    const length = lengthOf(recipe)
    const patience = bus === 'alerts' ? Number.POSITIVE_INFINITY : stale
    device.awake(({ instrument, context }) => {
      if (!others.joins(name, time.now() + after, length)) return
      playRecipe(instrument(bus), recipe, context.currentTime + after / 1000, pitch)
      restSoon(after + length)
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
    setTitle(next) {
      title = next
      around.refresh()
    },
    play,
  }
}

/** Opens a device. `create`: a new audio context, or nothing where there is none. */
function openDevice(create: () => AudioContext | undefined, time: Time, levels: () => Levels): AudioDevice {
  let rig: Rig | undefined
  let broken = false
  const attempt = (task: () => void) => {
    if (broken) return
    try {
      task()
    } catch {
      // Doesn't retry a device that failed: the game goes on silently, with captions.
      broken = true
    }
  }
  return {
    attempt,
    make: () =>
      attempt(() => {
        if (rig) return
        const context = create()
        if (context) rig = makeRig(context, levels())
        else broken = true
      }),
    awake(then, patience) {
      const here = rig
      if (!here) return
      if (here.context.state === 'running') return attempt(() => then(here))
      const asked = time.now()
      here.context.resume().then(
        () => time.now() - asked <= patience && attempt(() => then(here)),
        () => {},
      )
    },
    setLevels: (next) => attempt(() => rig?.setLevels(next)),
    rest: () => {
      if (rig?.context.state === 'running') rig.context.suspend().catch(() => {})
    },
    isBroken: () => broken,
  }
}

/** The sounds around the table, whatever happens on it. */
interface Surroundings {
  /** Starts or stops, depending on `wanted`. */
  refresh(): void
  isSounding(): boolean
}

/** The page's audio context: created once, and never again after a failure. */
interface AudioDevice {
  /** Creates the context if there isn't one yet. */
  make(): void
  /** Runs something once the context runs, unless that takes longer than `patience` milliseconds. */
  awake(then: (rig: Rig) => void, patience: number): void
  /** Runs something that may throw; goes silent if it does. */
  attempt(task: () => void): void
  setLevels(levels: Levels): void
  /** Releases the hardware until the next sound. */
  rest(): void
  /** True after a failure or without audio: only captions remain. */
  isBroken(): boolean
}

/** The callbacks that the surroundings need to sound. */
interface Hearers {
  /** The ambience to be heard now, if any. */
  readonly wanted: () => Ambience | undefined
  readonly call: (sound: string, pitch: number) => void
  readonly ended: () => void
}

/** Opens the surroundings of a table, silent until refreshed. */
function openSurroundings(device: AudioDevice, time: Time, { wanted, call, ended }: Hearers): Surroundings {
  let sounding: Ambience | undefined
  let beds = () => {}
  let noCalls = () => {}
  const waitToCall = ({ sounds, gaps, pitches }: Ambience['call'], calls = 0) => {
    noCalls = time.after(gaps[calls % gaps.length] ?? 60_000, () => {
      const sound = sounds[calls % sounds.length]
      if (sound !== undefined) call(sound, pitches[calls % pitches.length] ?? 1)
      waitToCall({ sounds, gaps, pitches }, calls + 1)
    })
  }
  const stop = () => {
    noCalls()
    device.attempt(beds)
    sounding = undefined
    ended()
  }
  const start = () =>
    device.awake(({ instrument }) => {
      // The settings may have changed while the context woke up.
      const ambience = wanted()
      if (sounding || !ambience) return
      sounding = ambience
      beds = startBeds(instrument('ambience'), ambience.beds)
      waitToCall(ambience.call)
    }, Number.POSITIVE_INFINITY)
  return {
    refresh: () => {
      const want = device.isBroken() ? undefined : wanted()
      if (sounding && want !== sounding) stop()
      if (want && !sounding) start()
    },
    isSounding: () => sounding !== undefined,
  }
}
