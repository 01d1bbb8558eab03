import { type ActorRefFrom, fromCallback, setup } from 'xstate'
import { chartTypes } from '../../kit/chart.ts'

/** Calls with the milliseconds since the last frame, until the returned function is called. */
export type Frames = (then: (passed: number) => void) => () => void

type FilmEvent =
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  /** Milliseconds of the clock since the last frame. */
  | { readonly type: 'frame'; readonly ms: number }

/** Whether a film runs. `advance` moves it on, and returns false at the end of the match. */
export function filmChart(frames: Frames, advance: (ms: number) => boolean) {
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
      playing: {
        invoke: { src: 'projector' },
        on: { pause: 'paused', frame: { guard: 'isOver', target: 'paused' } },
      },
    },
  })
}

export type FilmActor = ActorRefFrom<ReturnType<typeof filmChart>>

/** The longest step after a pause, such as on a hidden page, milliseconds. */
const longest = 100

/** The browser's own frames. */
export const pageFrames: Frames = (then) => {
  let last: number | undefined
  const step = (now: number) => {
    frame = requestAnimationFrame(step)
    then(Math.min(longest, now - (last ?? now)))
    last = now
  }
  let frame = requestAnimationFrame(step)
  return () => cancelAnimationFrame(frame)
}
