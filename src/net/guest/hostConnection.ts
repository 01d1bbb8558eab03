import { createActor } from 'xstate'
import { chartClock } from '../../kit/chart.ts'
import type { Clock } from '../../kit/clock.ts'
import { makeSerial } from '../../kit/serial.ts'
import type { Dialling, LinkEvent } from '../../link/link.ts'
import type { MachineInspector } from '../../match/match.ts'
import type { Signatures } from '../../match/signing.ts'
import type { TrafficCounts } from '../../match/table.ts'
import type { Meeting } from '../protocol/handshake.ts'
import { everyPing, makeHostSilence, makePulse, type Presence } from '../protocol/liveness.ts'
import {
  type Bye,
  type Challenge,
  type ForeignChallenge,
  type GuestMessage,
  type HostMessage,
  readHostMessage,
  writeMessage,
} from '../protocol/protocol.ts'
import { type Belief, type Handshake, makeBelief, type Trust } from './belief.ts'
import {
  type ConnectionDispatch,
  type ConnectionEvent,
  type ConnectionNews,
  connectionChart,
  type HostSaid,
} from './connectionChart.ts'

export type { ConnectionNews } from './connectionChart.ts'

/** Dependencies of a connection. */
export interface HostConnectionPorts {
  /** Called again whenever the link is lost. `fooled`: how often someone else answered. */
  readonly dial: (fooled: number) => Dialling
  readonly clock: Clock
  readonly counts: TrafficCounts
  readonly signatures: Signatures
  /** The room's code, if there is a room. */
  readonly code?: string | undefined
  readonly inspect?: MachineInspector | undefined
}

/** The guest that uses a connection, while it joins or once it has a table. */
export interface ConnectionUser extends Trust {
  /** Answers a challenge with a hello, or says why the host is no longer there; `undefined` if this isn't the host. */
  greet(challenge: Challenge, meeting: Meeting): GuestMessage | Bye | undefined
  /** The entries that prove to a host that another one is further along, if there are any. */
  prove(challenge: Challenge): GuestMessage | undefined
  on(news: Exclude<ConnectionNews, { type: 'challenge' | 'prove' }>): void
  /** Called every ping, with or without a host. */
  tick(): void
}

/** Keeps a guest connected to its host: dials, proves who it is, notices silence, dials again. */
export interface HostConnection {
  /** Hands the connection to its (next) user. */
  serve(user: ConnectionUser): void
  /** Sends, if the host has let this guest in; otherwise the message is lost. */
  send(message: GuestMessage): void
  /** Presence of the host; absent until it has let this guest in. */
  presence(): Presence
  /** Time the host has been silent, ms, counted towards a takeover. */
  silence(): number
  /** Dials now instead of waiting for the next retry. */
  redial(): void
  /** Invalid messages came over it: looks for another way to the match, where there may be one. */
  distrust?(): void
  close(): void
}

/** Connects to a host, dialling at once. Call `serve` before awaiting anything. */
export function connectToHost({
  dial,
  clock,
  counts,
  inspect,
  signatures,
  code = '',
}: HostConnectionPorts): HostConnection {
  const silence = makeHostSilence(clock)
  let linkPulse = makePulse(clock)
  let user: ConnectionUser | undefined
  let belief: Belief | undefined
  let fooled = 0
  const state = () => actor.getSnapshot()
  const isSynced = () => state().matches('linked') && !state().matches({ linked: 'proving' })
  const chart = connectionChart({
    dial: (tell) => reportDialling(dial(fooled), tell),
    hear(link, tell) {
      linkPulse = makePulse(clock)
      const inOrder = makeSerial()
      const here = makeBelief(link, code, signatures, () => user)
      belief = here
      return link.on((event) => {
        linkPulse.heard()
        if (isSynced()) silence.heard(event)
        void inOrder(async () => {
          const read = await readEvent(event, here, counts)
          if (read.type === 'distrusted') fooled++
          tell(read.type === 'message' ? { type: 'heard' } : read)
          // Another link may have taken the place of this one meanwhile.
          if (read.type === 'message' && belief === here && isSynced()) user?.on(read)
        })
      })
    },
    tick: (tell) =>
      everyPing(clock, () => {
        silence.tick(state().context.problem)
        tell({ type: linkPulse.tick() })
        user?.tick()
      }),
  })
  const actor = createActor(chart, { clock: chartClock(clock), ...(inspect ? { inspect } : {}) })
  const send = (event: ConnectionEvent) => {
    if (state().status === 'active') actor.send(event)
  }
  const answer = (challenge: Challenge) => {
    const { link } = state().context
    const hello = belief && user?.greet(challenge, belief)
    if (typeof hello === 'string') send({ type: 'denied', why: hello })
    else if (hello) link?.send(writeMessage(hello))
    else link?.close(notTheHost)
  }
  const prove = () => {
    const asked = belief?.asked()
    const proof = asked && user?.prove(asked)
    if (proof) state().context.link?.send(writeMessage(proof))
  }
  actor.on('*', (news) => {
    if (news.type === 'challenge') return answer(news)
    if (news.type === 'prove') return prove()
    if (news.type === 'welcome' || news.type === 'lobby') silence.heard()
    user?.on(news)
  })
  actor.start()
  return {
    serve(next) {
      user = next
    },
    send: (message) => isSynced() && state().context.link?.send(writeMessage(message)),
    presence() {
      if (!isSynced()) return 'absent'
      return state().matches({ linked: 'quiet' }) ? 'quiet' : 'here'
    },
    silence: silence.ms,
    redial: () => send({ type: 'redial' }),
    close: () => send({ type: 'close' }),
  }
}

/** Reports how dialling went; a link that comes too late is closed. */
function reportDialling(dialling: Dialling, tell: ConnectionDispatch): () => void {
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

/** Why a link is closed to someone who only pretends to be the host. */
const notTheHost = 'not the host'

const handshakes: ReadonlySet<string> = new Set<Handshake['type']>([
  ...(['foreignChallenge', 'challenge', 'lobby', 'undecided', 'prove', 'welcome', 'denied'] as const),
])

const isHandshake = (message: HostMessage | ForeignChallenge): message is Handshake => handshakes.has(message.type)

/** Turns something heard over the link into an event of the chart, or a message for the guest. */
async function readEvent(event: LinkEvent, belief: Belief, counts: TrafficCounts): Promise<ConnectionEvent | HostSaid> {
  if (event.type === 'closed') return event
  const message = event.type === 'message' ? readHostMessage(event.text) : undefined
  if (!message) {
    counts.dropped++
    return { type: 'heard' }
  }
  if (!isHandshake(message)) return { type: 'message', message }
  if (!(await belief.holds(message))) {
    counts.dropped++
    return { type: 'distrusted' }
  }
  return message.type === 'foreignChallenge' ? { type: 'denied', why: 'version' } : message
}
