import type { Film } from '../../rules/film.ts'
import type { Words } from '../../rules/words.ts'
import type { FilmScene } from './scenes.ts'
import type { VttCue } from './vtt.ts'

/** A scene at its place in a clip, milliseconds of the clip. */
export interface Placed extends FilmScene {
  readonly from: number
}

/** Scenes one after another, at a multiple of their designed speed. */
export function placed(scenes: Iterable<FilmScene>, speed: number): readonly Placed[] {
  let from = 0
  return [...scenes].map((scene) => {
    const here = { ...scene, from }
    from += scene.ms / speed
    return here
  })
}

/** When each effect begins, milliseconds of the clip. */
export const beginnings = ({ from, ends }: Placed, speed: number): readonly number[] =>
  ends.map((_, at) => from + (ends[at - 1] ?? 0) / speed)

/** The log's words for effects, in each of some languages, shown until something else is told or the clip ends. */
export function cuesOf(
  film: Film,
  scenes: readonly Placed[],
  speed: number,
  end: number,
  captionWords: readonly Pick<Words, 'effect'>[],
): readonly VttCue[] {
  const begun = scenes.flatMap((scene) => {
    const { effects, after } = film.told(scene.seq)
    const times = beginnings(scene, speed)
    return effects.flatMap((effect, at) => {
      const lines = captionWords.flatMap((words) => words.effect(after, effect) ?? [])
      return lines.length === 0 ? [] : [{ from: times[at] ?? scene.from, lines }]
    })
  })
  const joined = readable(begun)
  return joined.map((cue, at) => ({ ...cue, to: joined[at + 1]?.from ?? end }))
}

/** The words told from a time on, a line for each language. */
type Told = Pick<VttCue, 'from' | 'lines'>

/** The least time a caption lasts, milliseconds, and how many sentences it may have to hold for that. */
const least = 1500
const mostSentences = 2

/** Sentences told too soon after one another to be read share a caption, or are left out of it. */
export function readable(told: readonly Told[]): readonly Told[] {
  const captions: { from: number; lines: readonly string[]; sentences: number }[] = []
  for (const { from, lines } of told) {
    const now = captions.at(-1)
    if (!now || from - now.from >= least) captions.push({ from, lines, sentences: 1 })
    else if (now.sentences < mostSentences && now.lines[0] !== lines[0]) {
      now.lines = now.lines.map((line, at) => [line, lines[at]].filter(Boolean).join(' '))
      now.sentences += 1
    }
  }
  return captions.map(({ from, lines }) => ({ from, lines }))
}
