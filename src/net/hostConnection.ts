import { createActor } from 'xstate'
import type { Clock } from '../kit/clock.ts'
import { longestBackOff } from '../link/backOff.ts'
import type { Dialling, DialProblem, Link, LinkEvent } from '../link/link.ts'
import type { Inspect } from '../match/match.ts'
import type { Presence } from '../match/roster.ts'
import type { Counts } from '../match/table.ts'
import { type ConnectionEvent, type ConnectionNews, connectionChart } from './connectionChart.ts'
import { chartClock, everyPing, makePulse, reloadGrace, takeoverAfter } from './liveness.ts'
import {
  type Bye,
  type Challenge,
  type GuestMessage,
  readHostMessage,
  writeMessage,
} from './protocol.ts'

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

/** Silence that never leads to a takeover. */
const harmless = takeoverAfter - reloadGrace

/** How long no host was heard, over whichever link, as far as it counts towards a takeover. */
function makeHostSilence(clock: Clock) {
  const pulse = makePulse(clock)
  let wasCutOff = false
  return {
    ms: pulse.silence,
    heard(event?: LinkEvent) {
      // A host that says goodbye may be reloading; one that is merely hard to hear gets longer.
      const isGoodbye = event?.type === 'closed' && event.reason === 'away'
      if (isGoodbye) pulse.heard(Math.max(pulse.silence(), harmless))
      else if (event?.type !== 'closed') pulse.heard()
    },
    tick(problem: DialProblem | 'lost' | undefined) {
      const isCutOff = problem === 'signallingDown'
      pulse.tick()
      // Without signalling nobody can be found, so silence proves nothing.
      if (isCutOff) pulse.heard(Math.min(pulse.silence(), harmless))
      // With signalling back, the host follows at its own next retry.
      else if (wasCutOff && problem) pulse.heard(-longestBackOff)
      wasCutOff = isCutOff
    },
  }
}
