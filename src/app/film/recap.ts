import { computed } from '@preact/signals'
import type { Recap } from '../../overlay/screen.ts'
import type { Entry } from '../../rules/body.ts'
import { filmOf } from '../../rules/film.ts'
import type { Game, Typed } from '../../rules/game.ts'
import type { Words } from '../../rules/words.ts'
import type { Stage } from '../../stage/index.ts'
import { type Frames, framesUpTo } from '../../stage/pageFrames.ts'
import { makeScope } from '../scope.ts'
import { makePlayer } from './player.ts'

/** A stretch of a match to be played again. */
interface Stretch {
  readonly game: Game
  readonly entries: readonly Entry<Typed>[]
  /** The entry after which it begins; it ends with the last. */
  readonly from: number
  /** Where it is drawn; undefined where there is no picture. */
  readonly stage: Pick<Stage, 'inside' | 'on'> | undefined
  readonly words: Pick<Words, 'effect'>
  readonly onEnd: () => void
  readonly frames?: Frames
}

/** The longest that a recap takes, milliseconds; a frame or two are on top. */
export const longestRecap = 9500

/** A machine too slow for it leaves out pictures, but doesn’t take longer. */
const slowFrames = framesUpTo(2000)

/** Plays what happened after an entry, as fast as it takes to end in time, and then lets go of the stage. */
export function playRecap({ game, entries, from, stage, words, onEnd, frames = slowFrames }: Stretch): Recap {
  const film = filmOf(game, entries)
  const player = makePlayer({ game, frames, entries: () => entries, from: { seq: from, effects: all }, show: () => {} })
  const scope = makeScope()
  scope.onEnd(onEnd)
  scope.onEnd(player.stop)
  if (stage) scope.onEnd(player.follow(stage))
  const length = [...player.scenes(from)].reduce((sum, { ms }) => sum + ms, 0)
  player.speed.value = Math.max(1, length / longestRecap)
  const text = computed(() => {
    const { seq, effects } = player.shown.value
    const { after, effects: told } = film.told(seq)
    const sofar = told.slice(0, effects + 1)
    // Some effects need no sentence: what was said last stays.
    return sofar.flatMap((effect) => words.effect(after, effect) ?? []).at(-1) ?? ''
  })
  player.play()
  scope.onEnd(player.playing.subscribe((isPlaying) => isPlaying || queueMicrotask(scope.end)))
  return { text, stop: scope.end }
}

const all = Number.POSITIVE_INFINITY
