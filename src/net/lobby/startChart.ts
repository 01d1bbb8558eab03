import { emit, setup } from 'xstate'
import { chartTypes } from '../../kit/chart.ts'

/** Whether a lobby would begin by itself as it stands, told after each change. */
export interface StartEvent {
  readonly type: 'ready' | 'unready'
}

/**
 * When a lobby begins by itself: `gathering` until it is ready, `pausing` for `pause` ms so that people see who sat
 * down and may ask for a moment, then `begun` for good. Emits `begin` once; without a pause, as soon as it is ready.
 */
export const startChart = (pause: number) =>
  setup({
    types: chartTypes<{ events: StartEvent; emitted: { readonly type: 'begin' } }>(),
    delays: { pause },
    guards: { isAtOnce: () => pause === 0 },
    actions: { tell: emit({ type: 'begin' }) },
  }).createMachine({
    id: 'lobbyStart',
    initial: 'gathering',
    states: {
      gathering: { on: { ready: [{ guard: 'isAtOnce', target: 'begun', actions: 'tell' }, { target: 'pausing' }] } },
      pausing: { on: { unready: 'gathering' }, after: { pause: { target: 'begun', actions: 'tell' } } },
      begun: { type: 'final' },
    },
  })
