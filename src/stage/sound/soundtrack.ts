import { startBeds } from './ambience.ts'
import { openCrowd } from './crowd.ts'
import type { Cue } from './cue.ts'
import { recipeOf, type TitleSounds } from './mixer.ts'
import { lengthOf } from './part.ts'
import { type Levels, levelOf, makeRig } from './rig.ts'
import { playRecipe } from './synth.ts'

/** The sounds of something shown, `from` milliseconds from the start. */
export interface Heard {
  readonly from: number
  readonly cues: readonly Cue[]
}

/**
 * What a table sounds like for so many milliseconds, at a multiple of its designed speed, as samples of one
 * channel: the same as a mixer plays at once. Undefined where the browser can’t.
 */
export async function soundtrackOf(
  sounds: TitleSounds,
  heard: readonly Heard[],
  { ms, rate, samples, levels }: Length,
): Promise<Float32Array | undefined> {
  if (typeof OfflineAudioContext === 'undefined') return undefined
  const context = new OfflineAudioContext(1, Math.ceil((ms * samples) / 1000), samples)
  const { instrument } = makeRig(context, levels)
  const starts = heard
    .flatMap(({ from, cues }) => cues.map((cue) => ({ ...cue, from: from + cue.at / rate })))
    .sort((a, b) => a.from - b.from)
  let now = 0
  const others = openCrowd({ now: () => now })
  for (const { sound, from, pitch = 1 } of starts) {
    const recipe = recipeOf(sounds, sound)
    now = from
    if (recipe && others.joins(sound, from, lengthOf(recipe)))
      playRecipe(instrument('effects'), recipe, from / 1000, pitch)
  }
  if (sounds.ambience && levelOf(levels, 'ambience') > 0)
    startBeds(instrument('ambience'), sounds.ambience.beds)
  return (await context.startRendering()).getChannelData(0)
}

interface Length {
  readonly ms: number
  /** Times the designed speed. */
  readonly rate: number
  /** Samples a second. */
  readonly samples: number
  readonly levels: Levels
}
