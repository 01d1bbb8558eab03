import { emit, setup } from 'xstate'
import { chartTypes } from '../../kit/chart.ts'

/** Whether a lobby would begin by itself as it stands, told after each change. */
export interface StartEvent {
  readonly type: 'ready' | 'unready'
}

/**
 * When a lobby begins by itself: `gathering` until it is ready, `pausing` for `pause` ms so that people see who sat
 * down and may ask for a moment, then `begun` for good. Emits `begin` once.
 */
export const startChart = (pause: number) =>
  setup({
    types: chartTypes<{ events: StartEvent; emitted: { readonly type: 'begin' } }>(),
    delays: { pause },
  }).createMachine({
    id: 'lobbyStart',
    initial: 'gathering',
    states: {
      gathering: { on: { ready: 'pausing' } },
      pausing: {
        on: { unready: 'gathering' },
        after: { pause: { target: 'begun', actions: emit({ type: 'begin' }) } },
      },
      begun: { type: 'final' },
    },
  })
