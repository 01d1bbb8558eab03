import { assign, emit, enqueueActions, fromCallback, setup } from 'xstate'
import { backOff } from '../link/backOff.ts'
import type { DialProblem, Link } from '../link/link.ts'
import type { Presence } from '../match/roster.ts'
import type { Seat } from '../rules/game.ts'
import {
  type Bye,
  byes,
  type Challenge,
  type HostMessage,
  type Welcome,
  writeMessage,
} from './protocol.ts'

/** Messages that matter to the connection itself; all others are for the guest. */
type Handshake = Extract<HostMessage, { type: 'challenge' | 'undecided' | 'welcome' | 'denied' }>

/** What happens to a guest's connection. */
export type ConnectionEvent =
  | Handshake
  | { readonly type: 'linked'; readonly link: Link }
  | { readonly type: 'unreachable'; readonly problem: DialProblem }
  /** Any other message. */
  | { readonly type: 'message'; readonly message: HostMessage }
  /** Something unreadable arrived: at least the host is there. */
  | { readonly type: 'noise' }
  | { readonly type: 'closed'; readonly reason: string }
  /** A ping is due; `presence` is what the silence on the link means. */
  | { readonly type: 'tick'; readonly presence: Presence }
  | { readonly type: 'redial' }
  /** The challenge was not this guest's host's. */
  | { readonly type: 'declined'; readonly why: Bye }
  | { readonly type: 'close' }

/** What the connection tells its guest. */
export type ConnectionNews =
  | { readonly type: 'linked' }
  | { readonly type: 'challenged'; readonly challenge: Challenge; readonly link: Link }
  | { readonly type: 'undecided' }
  | { readonly type: 'welcomed'; readonly welcome: Welcome }
  | { readonly type: 'message'; readonly message: HostMessage }
  | { readonly type: 'lost'; readonly problem: DialProblem | 'lost' }
  | { readonly type: 'ended'; readonly why: Bye; readonly away: readonly Seat[] }

interface Context {
  readonly link: Link | undefined
  /** Why there is no link; `undefined` once there is one. */
  readonly problem: DialProblem | 'lost' | undefined
  /** In a row. */
  readonly failures: number
}

/** What the chart needs done; each returns what ends it. */
export interface ConnectionPorts {
  readonly dial: (tell: (event: ConnectionEvent) => void) => () => void
  readonly hear: (link: Link, tell: (event: ConnectionEvent) => void) => () => void
  readonly tick: (tell: (event: ConnectionEvent) => void) => () => void
}

/** Failures in a row after which redialling slows down: a table is usually back within seconds. */
const promptRedials = 12
/** The longest `backOff` step until then: 4 s. */
const promptStep = 3

const first: Context = { link: undefined, problem: undefined, failures: 0 }

const byeIn = (reason: string): Bye | undefined => byes.find((one) => one === reason)

/** The types and actors of the chart. */
const kitFor = ({ dial, hear, tick }: ConnectionPorts) =>
  setup({
    types: {
      context: {} as Context,
      events: {} as ConnectionEvent,
      emitted: {} as ConnectionNews,
    },
    actors: {
      dial: fromCallback<ConnectionEvent>(({ sendBack }) => dial(sendBack)),
      hear: fromCallback<ConnectionEvent, Link | undefined>(
        ({ input, sendBack }) => input && hear(input, sendBack),
      ),
      tick: fromCallback<ConnectionEvent>(({ sendBack }) => tick(sendBack)),
    },
    actions: {
      keepLink: assign(({ event }) =>
        event.type === 'linked' ? { link: event.link, problem: undefined } : {},
      ),
      loseLink: assign(({ context, event }) => ({
        link: undefined,
        problem: event.type === 'unreachable' ? event.problem : ('lost' as const),
        failures: context.failures + 1,
      })),
      ping: ({ context }) => context.link?.send(writeMessage({ type: 'ping' })),
      hangUp: ({ context }, { reason }: { readonly reason: string }) => context.link?.close(reason),
      pass: enqueueActions(({ event, enqueue }) => {
        if (event.type === 'message') enqueue.emit(event)
      }),
      tellEnd: enqueueActions(({ event, enqueue }) => {
        if (event.type === 'denied')
          enqueue.emit({ type: 'ended', why: event.why, away: event.away ?? [] })
        if (event.type === 'declined') enqueue.emit({ type: 'ended', why: event.why, away: [] })
        const bye = event.type === 'closed' ? byeIn(event.reason) : undefined
        if (bye) enqueue.emit({ type: 'ended', why: bye, away: [] })
      }),
    },
    guards: {
      isBye: ({ event }) => event.type === 'closed' && byeIn(event.reason) !== undefined,
      isHere: ({ event }) => event.type === 'tick' && event.presence === 'here',
      isQuiet: ({ event }) => event.type === 'tick' && event.presence === 'quiet',
      isAbsent: ({ event }) => event.type === 'tick' && event.presence === 'absent',
    },
    delays: {
      backOff: ({ context: { failures } }) =>
        backOff(failures > promptRedials ? failures : Math.min(failures, promptStep)),
    },
  })

/**
 * A guest's connection to its host: `dialling`, `linked` (`proving` until the host says welcome, then
 * `synced`, or `quiet` while it is not heard), `lost` until it dials again, `ended` for good.
 */
export function connectionChart(ports: ConnectionPorts) {
  return kitFor(ports).createMachine({
    id: 'hostConnection',
    context: first,
    invoke: { src: 'tick' },
    on: { close: '.ended' },
    initial: 'dialling',
    states: {
      dialling: {
        invoke: { src: 'dial' },
        on: {
          linked: { target: 'linked', actions: ['keepLink', emit({ type: 'linked' })] },
          unreachable: 'lost',
        },
      },
      linked: {
        invoke: { src: 'hear', input: ({ context }) => context.link },
        exit: { type: 'hangUp', params: { reason: 'bye' } },
        on: {
          denied: { target: 'ended', actions: 'tellEnd' },
          declined: { target: 'ended', actions: 'tellEnd' },
          closed: [{ guard: 'isBye', target: 'ended', actions: 'tellEnd' }, { target: 'lost' }],
          // A new link may come through where a silent one does not.
          tick: { guard: 'isAbsent', actions: { type: 'hangUp', params: { reason: 'silent' } } },
        },
        initial: 'proving',
        states: {
          proving: {
            on: {
              challenge: {
                actions: enqueueActions(({ context: { link }, event: challenge, enqueue }) => {
                  if (link) enqueue.emit({ type: 'challenged', challenge, link })
                }),
              },
              undecided: { actions: emit({ type: 'undecided' }) },
              welcome: {
                target: 'synced',
                actions: [
                  assign({ failures: 0 }),
                  emit(({ event: welcome }) => ({ type: 'welcomed', welcome })),
                ],
              },
            },
          },
          synced: {
            on: {
              message: { actions: 'pass' },
              tick: [
                { guard: 'isQuiet', target: 'quiet', actions: 'ping' },
                { guard: 'isHere', actions: 'ping' },
              ],
            },
          },
          quiet: {
            on: {
              message: { target: 'synced', actions: 'pass' },
              noise: 'synced',
              tick: [
                { guard: 'isHere', target: 'synced', actions: 'ping' },
                { guard: 'isQuiet', actions: 'ping' },
              ],
            },
          },
        },
      },
      lost: {
        entry: [
          'loseLink',
          emit(({ context }) => ({ type: 'lost', problem: context.problem ?? 'lost' })),
        ],
        after: { backOff: 'dialling' },
        on: { redial: 'dialling' },
      },
      ended: { type: 'final' },
    },
  })
}
