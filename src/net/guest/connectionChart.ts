import { assign, emit, enqueueActions, fromCallback, setup } from 'xstate'
import { chartTypes } from '../../kit/chart.ts'
import { backOff } from '../../link/backOff.ts'
import type { DialProblem, Link } from '../../link/link.ts'
import type { Seat } from '../../rules/game.ts'
import type { Presence } from '../protocol/liveness.ts'
import { type Bye, type HostMessage, writeMessage } from '../protocol/protocol.ts'

/** Messages of the handshake, which concern the connection itself. */
type Handshake = Extract<HostMessage, { type: 'challenge' | 'lobby' | 'undecided' | 'prove' | 'welcome' }>

/** A message that isn't part of the handshake. */
export interface HostSaid {
  readonly type: 'message'
  readonly message: HostMessage
}

/** Events in the life of a guest's connection. */
export type ConnectionEvent =
  | Handshake
  | { readonly type: 'linked'; readonly link: Link }
  | { readonly type: 'unreachable'; readonly problem: DialProblem }
  /** The host has said for good that this guest has no place, or isn't this guest's host. */
  | { readonly type: 'denied'; readonly why: Bye; readonly away?: readonly Seat[] | undefined }
  /** The page at the other end isn't the host's. */
  | { readonly type: 'distrusted' }
  /** Anything else arrived, were it unreadable: at least the host is there. */
  | { readonly type: 'heard' }
  | { readonly type: 'closed'; readonly reason: string }
  /** A ping is due; what the silence on the link means. */
  | { readonly type: Presence }
  | { readonly type: 'redial' }
  | { readonly type: 'close' }

/** News of the connection for its guest. */
export type ConnectionNews =
  | Handshake
  | HostSaid
  | { readonly type: 'linked' }
  | { readonly type: 'lost'; readonly problem: DialProblem | 'lost' }
  | { readonly type: 'ended'; readonly why: Bye; readonly away: readonly Seat[] }

interface Context {
  readonly link: Link | undefined
  /** Why there is no link; `undefined` once there is one. */
  readonly problem: DialProblem | 'lost' | undefined
  /** In a row. */
  readonly failures: number
}

/** Tells the chart what happened. */
export type ConnectionDispatch = (event: ConnectionEvent) => void

/** Actions for the chart; each returns a function that ends it. */
export interface ConnectionPorts {
  readonly dial: (tell: ConnectionDispatch) => () => void
  readonly hear: (link: Link, tell: ConnectionDispatch) => () => void
  readonly tick: (tell: ConnectionDispatch) => () => void
}

/** Failures in a row after which redialling slows down: a table is usually back within seconds. */
const promptRedials = 12
/** The longest `backOff` step until then: 4 s. */
const promptStep = 3

const first: Context = { link: undefined, problem: undefined, failures: 0 }

/** News that the chart tells; messages go past it. */
type Emitted = Exclude<ConnectionNews, HostSaid>

/** Why the connection ends for good, if this event ends it. */
const endBy = (event: ConnectionEvent): Emitted | undefined =>
  event.type === 'denied' ? { type: 'ended', why: event.why, away: event.away ?? [] } : undefined

const isHandshake = (event: ConnectionEvent): event is Handshake =>
  ['challenge', 'lobby', 'undecided', 'prove', 'welcome'].includes(event.type)

/** The types and actors of the chart. */
const kitFor = ({ dial, hear, tick }: ConnectionPorts) =>
  setup({
    types: chartTypes<{ context: Context; events: ConnectionEvent; emitted: Emitted }>(),
    actors: {
      dial: fromCallback<ConnectionEvent>(({ sendBack }) => dial(sendBack)),
      hear: fromCallback<ConnectionEvent, Link | undefined>(({ input, sendBack }) => input && hear(input, sendBack)),
      tick: fromCallback<ConnectionEvent>(({ sendBack }) => tick(sendBack)),
    },
    actions: {
      keepLink: assign(({ event }) => (event.type === 'linked' ? { link: event.link, problem: undefined } : {})),
      loseLink: assign(({ context, event }) => ({
        link: undefined,
        problem: event.type === 'unreachable' ? event.problem : ('lost' as const),
        failures: context.failures + 1,
      })),
      ping: ({ context }) => context.link?.send(writeMessage({ type: 'ping' })),
      calmDown: assign({ failures: 0 }),
      pass: enqueueActions(({ event, enqueue }) => {
        if (isHandshake(event)) enqueue.emit(event)
      }),
      tellEnd: enqueueActions(({ event, enqueue }) => {
        const end = endBy(event)
        if (end) enqueue.emit(end)
      }),
      hangUp: ({ context }, { reason }: { readonly reason: string }) => context.link?.close(reason),
    },
    delays: {
      backOff: ({ context: { failures } }) =>
        backOff(failures > promptRedials ? failures : Math.min(failures, promptStep)),
    },
  })

/**
 * A guest's connection to its host: `dialling`, `linked` (`proving` until the host lets it in, then `gathered` in the
 * lobby until the host asks again for the match, `synced` at the match, or `quiet` while it is not heard), `lost` until
 * it dials again, `ended` for good.
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
        on: { linked: { target: 'linked', actions: ['keepLink', emit({ type: 'linked' })] }, unreachable: 'lost' },
      },
      linked: {
        invoke: { src: 'hear', input: ({ context }) => context.link },
        exit: { type: 'hangUp', params: { reason: 'bye' } },
        on: {
          denied: { target: 'ended', actions: 'tellEnd' },
          closed: 'lost',
          distrusted: { actions: { type: 'hangUp', params: { reason: 'not the host' } } },
          // A new link may come through where a silent one does not.
          absent: { actions: { type: 'hangUp', params: { reason: 'silent' } } },
        },
        initial: 'proving',
        states: {
          proving: {
            on: {
              challenge: { actions: 'pass' },
              undecided: { actions: 'pass' },
              prove: { actions: 'pass' },
              welcome: { target: 'synced', actions: ['calmDown', 'pass'] },
              lobby: { target: 'gathered', actions: ['calmDown', 'pass'] },
            },
          },
          gathered: {
            on: {
              lobby: { actions: 'pass' },
              challenge: { target: 'proving', actions: 'pass' },
              here: { actions: 'ping' },
              quiet: { actions: 'ping' },
            },
          },
          synced: { on: { here: { actions: 'ping' }, quiet: { target: 'quiet', actions: 'ping' } } },
          quiet: { on: { heard: 'synced', here: { target: 'synced', actions: 'ping' }, quiet: { actions: 'ping' } } },
        },
      },
      lost: {
        entry: ['loseLink', emit(({ context }) => ({ type: 'lost', problem: context.problem ?? 'lost' }))],
        after: { backOff: 'dialling' },
        on: { redial: 'dialling' },
      },
      ended: { type: 'final' },
    },
  })
}
