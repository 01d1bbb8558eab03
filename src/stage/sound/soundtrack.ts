import { startBeds } from './ambience.ts'
import { openCrowd } from './crowd.ts'
import type { Cue } from './cue.ts'
import { recipeOf, type TitleSounds } from './mixer.ts'
import { type Levels, levelOf, makeRig, type Rig } from './rig.ts'
import { lengthOf, type Recipe } from './soundPart.ts'
import { playRecipe } from './synth.ts'

/** The sounds of something shown, `from` milliseconds from the start. */
export interface Heard {
  readonly from: number
  readonly cues: readonly Cue[]
}

interface Length {
  readonly ms: number
  /** Times the designed speed. */
  readonly rate: number
  /** Samples a second. */
  readonly samples: number
  readonly levels: Levels
}

/** A sound with its time, milliseconds from the start. */
interface Started {
  readonly recipe: Recipe
  readonly from: number
  readonly pitch: number
}

/** The stretch rendered at once, milliseconds: browsers visit every sound that is yet to come. */
const stretch = 5000

/**
 * The sound of a table for so many milliseconds, at a multiple of its designed speed, as samples of one channel: the
 * same as a mixer plays at once. Undefined where the browser can’t.
 */
export async function soundtrackOf(
  sounds: TitleSounds,
  heard: readonly Heard[],
  { ms, rate, samples, levels }: Length,
): Promise<Float32Array | undefined> {
  if (typeof OfflineAudioContext === 'undefined') return undefined
  const started = startsOf(sounds, heard, rate)
  const beds = sounds.ambience && levelOf(levels, 'ambience') > 0 ? sounds.ambience.beds : []
  const all = await rendered(ms, samples, levels, ({ instrument }) => {
    startBeds(instrument('ambience'), beds)
  })
  for (let begin = 0; begin < ms; begin += stretch) {
    const part = started.filter(({ from }) => from >= begin && from < begin + stretch)
    const long = Math.max(0, ...part.map(({ recipe, from }) => from - begin + lengthOf(recipe)))
    if (long === 0) continue
    const played = await rendered(long, samples, levels, ({ instrument }) => {
      for (const { recipe, from, pitch } of part)
        playRecipe(instrument('effects'), recipe, (from - begin) / 1000, pitch)
    })
    mix(played, all, Math.round((begin * samples) / 1000))
  }
  return all
}

/** The sounds that are heard: none doubled, and not too many at a time. */
function startsOf(sounds: TitleSounds, heard: readonly Heard[], rate: number): readonly Started[] {
  const cues = heard
    .flatMap(({ from, cues }) => cues.map((cue) => ({ ...cue, from: from + cue.at / rate })))
    .sort((a, b) => a.from - b.from)
  let now = 0
  const others = openCrowd({ now: () => now })
  return cues.flatMap(({ sound, from, pitch = 1 }) => {
    const recipe = recipeOf(sounds, sound)
    now = from
    return recipe && others.joins(sound, from, lengthOf(recipe)) ? [{ recipe, from, pitch }] : []
  })
}

async function rendered(
  ms: number,
  samples: number,
  levels: Levels,
  play: (rig: Rig<OfflineAudioContext>) => void,
): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, Math.max(1, Math.ceil((ms * samples) / 1000)), samples)
  play(makeRig(context, levels))
  return (await context.startRendering()).getChannelData(0)
}

/** Adds samples to others from a place on, as far as those reach. */
function mix(samples: Float32Array, into: Float32Array, from: number): void {
  for (let at = 0; at < samples.length && from + at < into.length; at++)
    into[from + at] = (into[from + at] ?? 0) + (samples[at] ?? 0)
}
