import { assign, createActor, emit, enqueueActions, fromCallback, setup } from 'xstate'
import type { Clock } from '../kit/clock.ts'
import { backOff } from '../link/backOff.ts'
import type { Dialling, DialProblem, Link, LinkEvent } from '../link/link.ts'
import type { Inspect } from '../match/match.ts'
import type { Presence } from '../match/roster.ts'
import type { Counts } from '../match/table.ts'
import type { Seat } from '../rules/game.ts'
import { chartClock, everyPing, makeHostSilence, makePulse } from './liveness.ts'
import {
  type Bye,
  byes,
  type Challenge,
  type GuestMessage,
  type HostMessage,
  readHostMessage,
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

/** What a connection works with. */
export interface HostConnectionPorts {
  readonly dial: () => Dialling
  readonly clock: Clock
  readonly counts: Counts
  readonly inspect?: Inspect | undefined
  /** Answers a challenge with a hello, or says why this is not the right host. */
  readonly greet: (challenge: Challenge) => GuestMessage | Bye
  readonly on: (news: Exclude<ConnectionNews, { type: 'challenged' }>) => void
  /** Called every ping, with or without a host. */
  readonly tick: () => void
}

/** Keeps a guest connected to its host: dials, proves who it is, notices silence, dials again. */
export interface HostConnection {
  /** Sends, if the host has said welcome; otherwise the message is lost. */
  send(message: GuestMessage): void
  /** How well the host is heard; absent without a welcome. */
  presence(): Presence
  /** How long no host was heard, ms, as far as it counts towards a takeover. */
  silence(): number
  /** Dials now instead of waiting for the next retry. */
  redial(): void
  close(): void
}

/** A connection that dials at once. */
export function connectToHost(ports: HostConnectionPorts): HostConnection {
  const { clock, counts, inspect } = ports
  const silence = makeHostSilence(clock)
  let linkPulse = makePulse(clock)
  const state = () => actor.getSnapshot()
  const isSynced = () =>
    state().matches({ linked: 'synced' }) || state().matches({ linked: 'quiet' })
  const chart = connectionChart({
    dial: (tell) => dial(ports.dial(), tell),
    hear(link, tell) {
      linkPulse = makePulse(clock)
      return link.on((event) => {
        linkPulse.heard()
        if (isSynced()) silence.heard(event)
        tell(readEvent(event, counts))
      })
    },
    tick: (tell) =>
      everyPing(clock, () => {
        silence.tick(state().context.problem)
        tell({ type: 'tick', presence: linkPulse.tick() })
        ports.tick()
      }),
  })
  const actor = createActor(chart, { clock: chartClock(clock), ...(inspect ? { inspect } : {}) })
  const send = (event: ConnectionEvent) => {
    if (state().status === 'active') actor.send(event)
  }
  const answer = (challenge: Challenge, link: Link) => {
    const hello = ports.greet(challenge)
    if (typeof hello === 'string') send({ type: 'declined', why: hello })
    else link.send(writeMessage(hello))
  }
  actor.on('*', (news) => {
    if (news.type === 'challenged') return answer(news.challenge, news.link)
    if (news.type === 'welcomed') silence.heard()
    ports.on(news)
  })
  actor.start()
  return {
    send: (message) => isSynced() && state().context.link?.send(writeMessage(message)),
    presence: () =>
      !isSynced() ? 'absent' : state().matches({ linked: 'quiet' }) ? 'quiet' : 'here',
    silence: silence.ms,
    redial: () => send({ type: 'redial' }),
    close: () => send({ type: 'close' }),
  }
}

/** Reports how dialling went; a link that comes too late is closed. */
function dial(dialling: Dialling, tell: (event: ConnectionEvent) => void): () => void {
  let isCancelled = false
  void dialling.result.then((dialled) => {
    if ('problem' in dialled) tell({ type: 'unreachable', problem: dialled.problem })
    else if (isCancelled) dialled.link.close('bye')
    else tell({ type: 'linked', link: dialled.link })
  })
  return () => {
    isCancelled = true
    dialling.cancel()
  }
}

/** What something heard over the link means to the chart. */
function readEvent(event: LinkEvent, counts: Counts): ConnectionEvent {
  if (event.type === 'closed') return event
  const message = event.type === 'message' ? readHostMessage(event.text) : undefined
  if (!message) {
    counts.dropped++
    return { type: 'noise' }
  }
  switch (message.type) {
    case 'challenge':
    case 'undecided':
    case 'welcome':
    case 'denied':
      return message
    default:
      return { type: 'message', message }
  }
}
