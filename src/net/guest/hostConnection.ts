import { type ActorRefFrom, createActor } from 'xstate'
import { chartClock } from '../../kit/chart.ts'
import type { Clock } from '../../kit/clock.ts'
import { makeSerial } from '../../kit/serial.ts'
import type { Dialling, LinkEvent } from '../../link/link.ts'
import type { MachineInspector } from '../../match/match.ts'
import type { Signatures } from '../../match/signing.ts'
import type { TrafficCounts } from '../../match/table.ts'
import type { Meeting } from '../protocol/handshake.ts'
import { everyPing, makeHostSilence, makePulse, type Presence, type Pulse } from '../protocol/liveness.ts'
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
  type ConnectionPorts,
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
  /** Whether this browser finds nobody, since it can't reach signalling. */
  isCutOff(): boolean
  /** Dials now instead of waiting for the next retry. */
  redial(): void
  /** Invalid messages came over it: looks for another way to the match, where there may be one. */
  distrust?(): void
  close(): void
}

/** A connection at work. */
interface Connecting extends HostConnectionPorts {
  readonly silence: ReturnType<typeof makeHostSilence>
  linkPulse: Pulse
  user: ConnectionUser | undefined
  belief: Belief | undefined
  fooled: number
  /** Missing until the chart has started. */
  actor: ActorRefFrom<ReturnType<typeof connectionChart>> | undefined
}

/** Connects to a host, dialling at once. Call `serve` before awaiting anything. */
export function connectToHost(ports: HostConnectionPorts): HostConnection {
  const { clock, inspect } = ports
  const at: Connecting = {
    ...ports,
    silence: makeHostSilence(clock),
    linkPulse: makePulse(clock),
    user: undefined,
    belief: undefined,
    fooled: 0,
    actor: undefined,
  }
  const actor = createActor(connectionChart(portsOf(at)), { clock: chartClock(clock), ...(inspect ? { inspect } : {}) })
  at.actor = actor
  actor.on('*', (news) => hearNews(at, news))
  actor.start()
  return {
    serve(next) {
      at.user = next
    },
    send: (message) => isSynced(at) && say(at, message),
    presence() {
      if (!isSynced(at)) return 'absent'
      return actor.getSnapshot().matches({ linked: 'quiet' }) ? 'quiet' : 'here'
    },
    silence: at.silence.ms,
    isCutOff: () => actor.getSnapshot().context.problem === 'signallingDown',
    redial: () => send(at, { type: 'redial' }),
    close: () => send(at, { type: 'close' }),
  }
}

/** Whether the host has let this guest in. */
function isSynced({ actor }: Pick<Connecting, 'actor'>): boolean {
  const now = actor?.getSnapshot()
  return now?.matches('linked') === true && !now.matches({ linked: 'proving' })
}

function send({ actor }: Pick<Connecting, 'actor'>, event: ConnectionEvent): void {
  if (actor?.getSnapshot().status === 'active') actor.send(event)
}

const linkOf = ({ actor }: Pick<Connecting, 'actor'>) => actor?.getSnapshot().context.link

const say = (at: Pick<Connecting, 'actor'>, message: GuestMessage) => linkOf(at)?.send(writeMessage(message))

/** The chart's ways to dial, to hear a link and to keep time. */
const portsOf = (at: Connecting): ConnectionPorts => ({
  dial: (tell) => reportDialling(at.dial(at.fooled), tell),
  hear(link, tell) {
    at.linkPulse = makePulse(at.clock)
    const inOrder = makeSerial()
    const here = makeBelief(link, at.code ?? '', at.signatures, () => at.user)
    at.belief = here
    return link.on((event) => {
      at.linkPulse.heard()
      if (isSynced(at)) at.silence.heard(event)
      void inOrder(async () => {
        const read = await readEvent(event, here, at.counts)
        if (read.type === 'distrusted') at.fooled++
        tell(read.type === 'message' ? { type: 'heard' } : read)
        // Another link may have taken the place of this one meanwhile.
        if (read.type === 'message' && at.belief === here && isSynced(at)) at.user?.on(read)
      })
    })
  },
  tick: (tell) =>
    everyPing(at.clock, () => {
      at.silence.tick(at.actor?.getSnapshot().context.problem)
      tell({ type: at.linkPulse.tick() })
      at.user?.tick()
    }),
})

/** Answers challenges, and tells the user anything else. */
function hearNews(at: Connecting, news: ConnectionNews): void {
  if (news.type === 'challenge') answer(at, news)
  else if (news.type === 'prove') prove(at)
  else {
    if (news.type === 'welcome' || news.type === 'lobby') at.silence.heard()
    at.user?.on(news)
  }
}

function prove(at: Connecting): void {
  const asked = at.belief?.asked()
  const proof = asked && at.user?.prove(asked)
  if (proof) say(at, proof)
}

function answer(at: Connecting, challenge: Challenge): void {
  const { belief, user } = at
  const hello = belief && user?.greet(challenge, belief)
  if (typeof hello === 'string') send(at, { type: 'denied', why: hello })
  else if (hello) say(at, hello)
  else linkOf(at)?.close(notTheHost)
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
