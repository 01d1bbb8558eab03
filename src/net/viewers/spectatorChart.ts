import { assign, emit, fromCallback, setup } from 'xstate'
import { chartTypes } from '../../kit/chart.ts'
import { backOff } from '../../link/backOff.ts'
import type { Presence } from '../protocol/liveness.ts'
import type { FoundHost, SeekProblem } from './seek.ts'

/** Events in the course of watching. */
type SpectatorEvent =
  | { readonly type: 'found'; readonly found: FoundHost }
  | { readonly type: 'notFound'; readonly problem: SeekProblem }
  /** Presence of the host, as of the last ping. */
  | { readonly type: Presence }
  /** The link has closed, or what came over it is invalid. */
  | { readonly type: 'lost' }
  /** The players have ended watching. */
  | { readonly type: 'shut' }
  | { readonly type: 'redial' }
  | { readonly type: 'close' }

/** News for the spectator. */
interface SpectatorNews {
  readonly type: 'apart'
  readonly problem: SeekProblem | 'lost'
}

interface Context {
  readonly found: FoundHost | undefined
  readonly problem: SeekProblem | 'lost'
  /** In a row. */
  readonly failures: number
}

/** Tells the chart what happened. */
export type SpectatorDispatch = (event: SpectatorEvent) => void

/** Actions for the chart; each returns a function that ends it. */
interface SpectatorPorts {
  readonly seek: (tell: SpectatorDispatch) => () => void
  readonly hear: (found: FoundHost, tell: SpectatorDispatch) => () => void
}

const kitFor = ({ seek, hear }: SpectatorPorts) =>
  setup({
    types: chartTypes<{ context: Context; events: SpectatorEvent; emitted: SpectatorNews }>(),
    actors: {
      seek: fromCallback<SpectatorEvent>(({ sendBack }) => seek(sendBack)),
      hear: fromCallback<SpectatorEvent, FoundHost | undefined>(
        ({ input, sendBack }) => input && hear(input, sendBack),
      ),
    },
    actions: {
      keep: assign(({ event }) => (event.type === 'found' ? { found: event.found } : {})),
      fail: assign(({ context, event }) => ({
        found: undefined,
        problem: problemIn(event),
        failures: context.failures + 1,
      })),
      calmDown: assign({ failures: 0 }),
      hangUp: ({ context }) => context.found?.link.close('bye'),
    },
    delays: { backOff: ({ context: { failures } }) => backOff(failures) },
  })

function problemIn(event: SpectatorEvent): Context['problem'] {
  if (event.type === 'notFound') return event.problem
  return event.type === 'shut' ? 'doors' : 'lost'
}

/**
 * Someone who watches: `seeking` a way to the match, `following` it (`quiet` while nothing comes from the host), or
 * `apart` until the next try; `left` for good.
 */
export function spectatorChart(ports: SpectatorPorts) {
  return kitFor(ports).createMachine({
    id: 'spectator',
    context: { found: undefined, problem: 'lost', failures: 0 },
    on: { close: '.left' },
    initial: 'seeking',
    states: {
      seeking: { invoke: { src: 'seek' }, on: { found: { target: 'following', actions: 'keep' }, notFound: 'apart' } },
      following: {
        invoke: { src: 'hear', input: ({ context }) => context.found },
        exit: 'hangUp',
        on: { lost: 'apart', shut: 'apart', absent: 'apart' },
        initial: 'steady',
        states: {
          steady: { on: { quiet: 'quiet', here: { actions: 'calmDown' } } },
          quiet: { on: { here: 'steady' } },
        },
      },
      apart: {
        entry: ['fail', emit(({ context }) => ({ type: 'apart', problem: context.problem }))],
        after: { backOff: 'seeking' },
        on: { redial: 'seeking' },
      },
      left: { type: 'final' },
    },
  })
}
