import { computed, signal } from '@preact/signals'
import { createActor } from 'xstate'
import type { FilmControls } from '../../overlay/screen.ts'
import { type Film, filmOf } from '../../rules/film.ts'
import {
  effectStep,
  type FilmPoint,
  type FilmStops,
  filmStops,
  stopFrom,
} from '../../rules/filmStops.ts'
import type { Game, Typed } from '../../rules/game.ts'
import type { Entry } from '../../rules/journal.ts'
import type { Frames } from '../../stage/pageFrames.ts'
import { filmChart } from './chart.ts'
import { type Moment, makeReel, type Reel } from './reel.ts'

/** What a film is made from. */
export interface FilmParts {
  readonly game: Game
  /** The whole match, notes that are added meanwhile included. */
  readonly entries: () => readonly Entry<Typed>[]
  /** The moment it begins with. */
  readonly from: FilmPoint
  /** Shows the table after an entry; `tells`: as it happens, one step on. */
  readonly show: (seq: number, tells: boolean) => void
  readonly frames: Frames
}

/** A film with its picture. */
export interface FilmPlayer extends FilmControls, Pick<Reel, 'follow'> {
  /** How many effects an entry has. */
  count(seq: number): number
  /**
   * How long it takes from after one entry to the end of another, milliseconds at speed 1; counts no further than
   * `most`.
   */
  length(from: number, to: number, most?: number): number
  stop(): void
}

/** So many entries ahead are shown as they happen, one after another, when a step leads there. */
const near = 6

/** Makes a paused film. */
export function makePlayer({ game, entries, from, show, frames }: FilmParts): FilmPlayer {
  const cutting = cuttingOf(game, entries)
  const film = () => cutting().film
  const reel = makeReel(film)
  const at = signal<Moment>({ seq: from.seq, ms: undefined })
  const speed = signal(1)
  const ends = (seq: number) => reel.ends(seq)
  const count = (seq: number) => film().told(seq).effects.length
  const reached = ({ seq, ms }: Moment): number =>
    ms === undefined ? count(seq) : ends(seq).filter((end) => end <= ms).length
  const shown = computed<FilmPoint>(() => ({ seq: at.value.seq, effects: reached(at.value) }))
  /** Shows a moment; one within an entry holds the picture. */
  const put = (moment: Moment) => {
    if (moment.seq !== at.peek().seq) show(moment.seq, false)
    at.value = moment
    if (moment.ms === undefined) reel.release()
    else reel.hold({ seq: moment.seq, ms: moment.ms })
  }
  /** What is left of a frame goes to the next scene, or a fast film of many short ones would be late. */
  const advance = (passed: number): boolean => {
    let { seq, ms = ends(seq).at(-1) ?? 0 } = at.peek()
    let left = passed * speed.peek()
    if (at.peek().ms === undefined) left += reel.rest()
    for (;;) {
      const end = (ends(seq).at(-1) ?? 0) + reel.rest()
      if (ms + left < end) return cue({ seq, ms: ms + left })
      left -= end - ms
      const next = nextScene(film(), seq)
      if (next === undefined) {
        put({ seq: film().last, ms: undefined })
        return false
      }
      seq = next
      ms = 0
    }
  }
  /** Shows a moment, with the sound of the effect that begins there. */
  const cue = (moment: Moment): boolean => {
    const before = shown.peek()
    put(moment)
    const { seq, effects } = shown.peek()
    if (seq !== before.seq || effects > before.effects) reel.sound(seq, effects, speed.peek())
    return true
  }
  const actor = createActor(filmChart(frames, advance)).start()
  const playing = signal(false)
  actor.subscribe((snapshot) => {
    playing.value = snapshot.matches('playing')
  })
  const halt = () => actor.send({ type: 'pause' })
  const look = ({ seq, effects }: FilmPoint) => {
    if (effects >= count(seq)) return put({ seq, ms: undefined })
    put({ seq, ms: 0 })
    if (effects > 0) put({ seq, ms: ends(seq)[effects - 1] ?? 0 })
  }
  const watchOn = (to: number) => {
    reel.release()
    for (let seq = at.peek().seq + 1; seq <= to; seq++) show(seq, true)
    at.value = { seq: to, ms: undefined }
  }
  if (from.effects < count(from.seq)) look(from)
  return {
    ...{
      shown,
      playing,
      speed,
      count,
      follow: (stage) => followed(reel, stage, () => put(at.peek())),
    },
    length(from, to, most = Number.POSITIVE_INFINITY) {
      let ms = 0
      for (let seq = nextScene(film(), from); seq !== undefined && seq <= to && ms <= most; ) {
        ms += (ends(seq).at(-1) ?? 0) + reel.rest()
        seq = nextScene(film(), seq)
      }
      put(at.peek())
      return ms
    },
    stops: () => cutting().stops(),
    play() {
      if (at.peek().seq >= film().last && at.peek().ms === undefined) put({ seq: 0, ms: undefined })
      actor.send({ type: 'play' })
    },
    pause: halt,
    step(stride, way) {
      halt()
      const { seq, ms } = at.peek()
      const { last } = film()
      if (stride === 'effect') return look(effectStep(count, last, shown.peek(), way))
      const to = stopFrom(cutting().stops()[stride], seq, way, last)
      if (way > 0 && ms === undefined && to - seq <= near) watchOn(to)
      else put({ seq: to, ms: undefined })
    },
    seek(seq) {
      put({ seq: Math.max(0, Math.min(film().last, seq)), ms: undefined })
    },
    stop() {
      actor.stop()
      reel.release()
    },
  }
}

/** The next entry with something to see: effects, or another position. */
function nextScene(film: Film, from: number): number | undefined {
  for (let seq = from + 1; seq <= film.last; seq++) {
    const { effects, before, after } = film.told(seq)
    if (effects.length > 0 || before !== after) return seq
  }
  return undefined
}

/** Follows a stage, and draws there again whenever it has been laid out. */
function followed(reel: Reel, stage: Parameters<Reel['follow']>[0], draw: () => void) {
  const unfollow = reel.follow(stage)
  draw()
  const stop = stage.on(({ type }) => {
    if (type === 'laidOut') draw()
  })
  return () => {
    stop()
    unfollow()
  }
}

/** The film and its stops, made again when notes have been added. */
function cuttingOf(game: Game, entries: FilmParts['entries']) {
  let of: readonly Entry<Typed>[] = []
  let made: { readonly film: Film; readonly stops: () => FilmStops } | undefined
  return () => {
    if (made && of.length === entries().length) return made
    of = entries()
    const film = filmOf(game, of)
    let stops: FilmStops | undefined
    const entriesNow = of
    made = {
      film,
      stops: () => {
        stops ??= filmStops(game, film, entriesNow)
        return stops
      },
    }
    return made
  }
}
