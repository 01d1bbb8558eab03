import { assign, emit, enqueueActions, setup } from 'xstate'
import { chartTypes } from '../kit/chart.ts'

/** One effect queued for playback. */
export interface Act<A> {
  readonly act: A
  /** Milliseconds at tempo 1. */
  readonly ms: number
}

/** The current animation: the first of `acts`, `at` milliseconds (at tempo 1) into it. */
export interface Playing<A> {
  readonly acts: readonly Act<A>[]
  readonly at: number
  /** Milliseconds at tempo 1 per millisecond of the clock. */
  readonly tempo: number
  /** The tempo while catching up: never slower than `tempo`. */
  readonly rate: number
  /** Acts that ended with the last event, in order. */
  readonly ended: readonly A[]
}

/** The longest playback may lag behind the position, in milliseconds of the clock. */
export const longestLag = 3000

/** Milliseconds of the clock until everything has played at the plain tempo. */
export function lagOf({ acts, at, tempo }: Pick<Playing<unknown>, 'acts' | 'at' | 'tempo'>): number {
  return (acts.reduce((sum, act) => sum + act.ms, 0) - at) / tempo
}

/** A last act too long for the lag, with nothing waiting behind it. */
const takesItsTime = ([act, next]: readonly Act<unknown>[]) =>
  act !== undefined && next === undefined && act.ms > longestLag

/** The acts to play within the lag: a long last act may overrun it. */
const pressing = (acts: readonly Act<unknown>[]) => (takesItsTime(acts.slice(-1)) ? acts.slice(0, -1) : acts)

/** A tester's slow motion, slower than any setting: never catches up. */
const closely = 0.5

/** The tempo at which all pressing acts fit in the longest lag. */
function rateFor(playing: Playing<unknown>): number {
  if (playing.tempo < closely) return playing.tempo
  const acts = pressing(playing.acts)
  const at = acts.length > 0 ? playing.at : 0
  return playing.tempo * Math.max(1, lagOf({ ...playing, acts, at }) / longestLag)
}

/** Advances time; lists the acts that end in `ended`. */
export function advance<A>(playing: Playing<A>, ms: number): Playing<A> {
  const ended: A[] = []
  let at = playing.at + ms * playing.rate
  let acts = playing.acts
  for (let first = acts[0]; first && at >= first.ms; first = acts[0]) {
    at -= first.ms
    ended.push(first.act)
    acts = acts.slice(1)
  }
  const rate = takesItsTime(acts) ? playing.tempo : playing.rate
  return { ...playing, acts, rate, at: acts.length > 0 ? at : 0, ended }
}

/** Skips to the end of everything. */
const dropped = <A>(playing: Playing<A>): Playing<A> => ({
  ...playing,
  acts: [],
  at: 0,
  ended: playing.acts.map(({ act }) => act),
})

type PlaybackEvent<A> =
  | { type: 'play'; acts: readonly Act<A>[] }
  /** Milliseconds of the clock since the last tick. */
  | { type: 'tick'; ms: number }
  | { type: 'skip' }
  /** Milliseconds at tempo 1 per millisecond of the clock; Infinity skips everything. */
  | { type: 'tempo'; tempo: number }

/**
 * Plays acts one after another: `idle`, `playing`, `catchingUp` when the queue is longer than the longest lag,
 * `skipping` for the moment in which the rest is dropped. Emits `ended` for each act.
 */
export const playbackMachine = <A>() =>
  setup({
    types: chartTypes<{
      context: Playing<A>
      events: PlaybackEvent<A>
      emitted: { type: 'ended'; act: A }
      input: { tempo: number }
    }>(),
    actions: {
      tellEnded: enqueueActions(({ context, enqueue }) => {
        for (const act of context.ended) enqueue(emit({ type: 'ended', act }))
      }),
      pass: assign(({ context, event }) => (event.type === 'tick' ? advance(context, event.ms) : context)),
      drop: assign(({ context }) => dropped(context)),
    },
    guards: {
      isEmpty: ({ context }) => context.acts.length === 0,
      isLate: ({ context }) => context.rate > context.tempo,
      isInstant: ({ context }) => context.tempo === Number.POSITIVE_INFINITY,
    },
  }).createMachine({
    id: 'playback',
    context: ({ input }) => ({ acts: [], at: 0, ended: [], tempo: input.tempo, rate: input.tempo }),
    initial: 'idle',
    on: {
      play: {
        target: '.deciding',
        actions: assign(({ context, event }) => {
          const playing = { ...context, acts: [...context.acts, ...event.acts], ended: [] }
          return { ...playing, rate: rateFor(playing) }
        }),
      },
      tempo: {
        target: '.deciding',
        actions: assign(({ context, event }) => {
          const playing = { ...context, tempo: event.tempo, ended: [] }
          return { ...playing, rate: rateFor(playing) }
        }),
      },
      skip: '.skipping',
    },
    states: {
      idle: {},
      deciding: {
        always: [
          { guard: 'isEmpty', target: 'idle' },
          { guard: 'isInstant', target: 'skipping' },
          { guard: 'isLate', target: 'catchingUp' },
          { target: 'playing' },
        ],
      },
      playing: { on: { tick: { target: 'deciding', actions: ['pass', 'tellEnded'] } } },
      catchingUp: { on: { tick: { target: 'deciding', actions: ['pass', 'tellEnded'] } } },
      skipping: { entry: ['drop', 'tellEnded'], always: 'idle' },
    },
  })
