import { type ActorRefFrom, fromCallback, setup } from 'xstate'
import { chartTypes } from '../../kit/chart.ts'
import type { Frames } from '../../stage/pageFrames.ts'

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
