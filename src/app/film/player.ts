import { computed, signal } from '@preact/signals'
import { createActor, fromCallback, setup } from 'xstate'
import { chartTypes } from '../../kit/chart.ts'
import type { FilmControls } from '../../overlay/screen.ts'
import type { Entry } from '../../rules/body.ts'
import { type Film, filmOf, type Telling } from '../../rules/film.ts'
import { effectStep, type FilmPoint, type FilmStops, filmStops, stopFrom } from '../../rules/filmStops.ts'
import type { Game, Typed } from '../../rules/game.ts'
import type { Frames } from '../../stage/pageFrames.ts'
import { type FilmMoment, makeReel, type Reel } from './reel.ts'
import { type FilmScene, sceneAt, scenesAfter } from './scenes.ts'

interface FilmParts {
  readonly game: Game
  /** The whole match, notes that are added meanwhile included. */
  readonly entries: () => readonly Entry<Typed>[]
  /** The moment it begins with. */
  readonly from: FilmPoint
  /** Shows the table after an entry; `tells`: as it happens, one step on. */
  readonly show: (seq: number, tells: boolean) => void
  readonly frames: Frames
  /** The director may film it, and what comes waits for the camera. */
  readonly directed?: boolean
}

/** A film with its picture. */
export interface FilmPlayer extends FilmControls, Pick<Reel, 'follow'> {
  /** Number of effects an entry has. */
  count(seq: number): number
  /** The effects of an entry. */
  told(seq: number): Telling
  /** The scenes after one entry, up to another; up to the end if there is none. */
  scenes(from: number, to?: number): Iterable<FilmScene>
  stop(): void
}

/** A step of up to this many entries is animated. */
const near = 6

/** Makes a paused film. */
export function makePlayer(parts: FilmParts): FilmPlayer {
  const { game, entries, from, frames } = parts
  const cutting = cuttingOf(game, entries)
  const film = () => cutting().film
  const picture = makePicture(parts, film)
  const { reel, at, shown, speed, count, put, look } = picture
  const actor = createActor(filmChart(frames, picture.run))
  const playing = signal(false)
  actor.start().subscribe((snapshot) => {
    playing.value = snapshot.matches('playing')
  })
  const halt = () => actor.send({ type: 'pause' })
  if (from.effects < count(from.seq)) look(from)
  return {
    shown,
    playing,
    speed,
    count,
    follow: (stage) => followed(reel, stage, () => put(at.peek())),
    told: (seq) => film().told(seq),
    scenes: (from, to) => scenesAfter(film(), reel, from, to),
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
      if (way > 0 && ms === undefined && to - seq <= near) picture.watchOn(to)
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

/** The moment that a film shows, and ways to others. */
function makePicture({ from, show, directed = false }: FilmParts, film: () => Film) {
  const reel = makeReel(film)
  const at = signal<FilmMoment>({ seq: from.seq, ms: undefined })
  const speed = signal(1)
  const count = (seq: number) => film().told(seq).effects.length
  const reached = ({ seq, ms }: FilmMoment): number =>
    ms === undefined ? count(seq) : reel.ends(seq).filter((end) => end <= ms).length
  const shown = computed<FilmPoint>(() => ({ seq: at.value.seq, effects: reached(at.value) }))
  /** Shows a moment; one within an entry holds the picture. */
  const put = (moment: FilmMoment) => {
    if (moment.seq !== at.peek().seq) show(moment.seq, false)
    at.value = moment
    if (moment.ms === undefined) reel.release()
    else reel.hold({ seq: moment.seq, ms: moment.ms }, directed ? speed.peek() : undefined)
  }
  /** Shows a moment, with the sound of the effect that begins there. */
  const cue = (moment: FilmMoment) => {
    const before = shown.peek()
    put(moment)
    const { seq, effects } = shown.peek()
    if (seq !== before.seq || effects > before.effects) reel.sound(seq, effects, speed.peek())
  }
  /** Goes on; false at the end. The rest of a frame goes to the next scene, or a fast film of many short ones would be late. */
  const advance = (passed: number): boolean => {
    let scene = sceneAt(reel, at.peek().seq)
    let ms = (at.peek().ms ?? scene.ms) + passed * speed.peek()
    const coming = scenesAfter(film(), reel, scene.seq)
    while (ms >= scene.ms) {
      const next = coming.next()
      if (next.done) {
        put({ seq: film().last, ms: undefined })
        return false
      }
      ms -= scene.ms
      scene = next.value
    }
    cue({ seq: scene.seq, ms })
    return true
  }
  const look = ({ seq, effects }: FilmPoint) => {
    if (effects >= count(seq)) return put({ seq, ms: undefined })
    put({ seq, ms: 0 })
    if (effects > 0) put({ seq, ms: reel.ends(seq)[effects - 1] ?? 0 })
  }
  const watchOn = (to: number) => {
    reel.release()
    for (let seq = at.peek().seq + 1; seq <= to; seq++) show(seq, true)
    at.value = { seq: to, ms: undefined }
  }
  const run = (passed: number) => advance(directed && reel.awaitsCamera() ? 0 : passed)
  return { reel, at, shown, speed, count, put, run, look, watchOn }
}

type FilmEvent =
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  /** Milliseconds of the clock since the last frame. */
  | { readonly type: 'frame'; readonly ms: number }

/** Whether a film runs. `advance` moves it on, and returns false at the end of the match. */
function filmChart(frames: Frames, advance: (ms: number) => boolean) {
  const projector = fromCallback<{ readonly type: never }>(({ sendBack }) =>
    frames((ms) => sendBack({ type: 'frame', ms })),
  )
  return setup({
    types: chartTypes<{ context: Record<string, never>; events: FilmEvent }>(),
    actors: { projector },
    guards: { isOver: ({ event }) => event.type === 'frame' && !advance(event.ms) },
  }).createMachine({
    id: 'film',
    context: {},
    initial: 'paused',
    states: {
      paused: { on: { play: 'playing' } },
      playing: { invoke: { src: 'projector' }, on: { pause: 'paused', frame: { guard: 'isOver', target: 'paused' } } },
    },
  })
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
