import { utf8 } from '../../kit/bytes.ts'
import type { Clock } from '../../kit/clock.ts'
import { limitEach, type MessageRate } from '../../kit/rateLimit.ts'
import type { AckBook } from '../../match/acks.ts'
import { isPartAwaited } from '../../match/agreement.ts'
import type { Authority } from '../../match/authority.ts'
import type { Match } from '../../match/match.ts'
import { refuse } from '../../match/refusals.ts'
import type { Answer, TrafficCounts } from '../../match/table.ts'
import type { Body, Entry } from '../../rules/body.ts'
import { isUnwitnessed } from '../../rules/consent.ts'
import { readEntry } from '../../rules/entry.ts'
import type { Game, Seat } from '../../rules/game.ts'
import { choiceOf } from '../../rules/play.ts'
import { isSeated, playersIn, type TableState } from '../../rules/tableState.ts'
import type { HostMessage } from '../protocol/protocol.ts'
import type { Gallery } from '../viewers/gallery.ts'
import type { HostCompany } from './guestSessions.ts'
import type { GuestRequest, SessionHost } from './sessionHost.ts'
import type { Relay } from './talkRelay.ts'
import { journalFrom } from './welcome.ts'

interface AnswerPorts {
  readonly game: Game
  readonly clock: Clock
  readonly match: Pick<Match, 'journal' | 'table'>
  readonly authority: Pick<Authority, 'take' | 'answer' | 'drive' | 'adopt'>
  readonly company: Pick<HostCompany, 'absent' | 'patience'>
  readonly judge: SessionHost['judge']
  readonly acks: Pick<AckBook, 'learn' | 'fresh'>
  /** Sends everyone a message. */
  readonly tell: (message: HostMessage) => void
  readonly relay: Relay
  readonly counts: TrafficCounts
  readonly gallery?: Gallery | undefined
}

/** Does what those who were let in ask for. */
export function makeAnswer(ports: AnswerPorts): SessionHost['answer'] {
  const { game, match, authority, gallery, relay, counts } = ports
  const mayAdd = limitAsides(ports.clock, match)
  const maySetGallery = limitEach(ports.clock, galleryRate)
  const submit = async (key: string, data: unknown) => {
    const read = readEntry(data, 0, game.readMove)
    if ('problem' in read) return refuse('unreadable')
    if (!mayAdd(key, read.entry)) return refuse('tooMuch')
    return seatRefusal(ports.company, match.table(), read.entry.body) ?? authority.take(key, read.entry)
  }
  return async (request, key) => {
    const seated = isSeated(match.table(), key)
    switch (request.type) {
      case 'submit':
        return { ...(await submit(key, request.entry)), id: request.id }
      case 'draw':
        return seated ? nothing(authority.answer(key, request)) : undefined
      case 'ack':
        return nothing(acknowledged(ports, key, request))
      case 'resync':
        counts.resyncs++
        return journalFrom(match, request.from)
      case 'diverged':
        if (seated && !(await authority.adopt(request.from, request.entries))) await ports.judge(request)
        return undefined
      case 'gallery':
        if (seated && maySetGallery(key)) gallery?.learn(request.gallery)
        return undefined
      case 'react':
        relay.react(key, request.reaction)
        return undefined
      case 'nudge':
        nudge(match, relay, request.seat, key)
        return undefined
      case 'want':
        // It was meant for the lobby, which is closed.
        counts.dropped++
        return undefined
    }
  }
}

/**
 * The refusal of a request to give away the seat of someone who is heard, or hasn't been silent for long enough, if no
 * two devices that can be reached would agree to it.
 */
export function seatRefusal(
  { absent, patience }: Pick<HostCompany, 'absent' | 'patience'>,
  table: TableState,
  asks: Body<unknown>,
): Answer | undefined {
  if (asks.type !== 'wish' || !('seat' in asks) || table.roster.seats[asks.seat]?.kind !== 'person') return undefined
  const away = absent()
  const others = playersIn(table).filter((seat) => seat !== asks.seat && !away.includes(seat))
  if (!isUnwitnessed(table, { agreed: [], waitsFor: others })) return undefined
  if (!away.includes(asks.seat)) return refuse('notAway')
  const left = patience(asks.seat)
  return left > 0 ? refuse('tooSoon', { seconds: Math.ceil(left / 1000) }) : undefined
}

/** Passes an acknowledgement on at once, if others wait for it, and goes on with what it allows. */
async function acknowledged(
  { game, match, acks, authority, tell }: AnswerPorts,
  key: string,
  { type: _, ...ack }: Extract<GuestRequest, { type: 'ack' }>,
): Promise<void> {
  await acks.learn({ key, ...ack })
  const fresh = isPartAwaited(game, match.journal()) ? acks.fresh() : []
  if (fresh.length > 0) tell({ type: 'acks', acks: fresh })
  await authority.drive()
}

async function nothing(done: Promise<void>): Promise<HostMessage | undefined> {
  await done
  return undefined
}

/** Passes on a reminder to a seat that the others wait for. */
export function nudge(
  { journal, table }: Pick<Match, 'journal' | 'table'>,
  relay: Relay,
  seat: Seat,
  by: string,
): void {
  const seated = table().roster.seats[seat]
  const isDue = seated?.kind === 'person' && seated.key !== by && choiceOf(journal().ask, seat)
  if (isDue) relay.nudge(by, seat)
}

/** Each time, viewers' doors may have to move, and everyone is told. */
const galleryRate: MessageRate = { burst: 20, perSecond: 0.5 }
const asideRate: MessageRate = { burst: 40, perSecond: 0.5 }
/** The most entries one seat may add to a match besides its moves. */
const mostAsides = 1000
/** And how many bytes of them, so that a journal always fits into one message. */
const mostAsideBytes = 250_000
const asides: ReadonlySet<Body<unknown>['type']> = new Set([
  ...(['wish', 'answer', 'excuse', 'mark', 'undo', 'seat'] as const),
])

const isAside = ({ body }: Entry<unknown>) => asides.has(body.type)

const bytesOf = (entries: readonly Entry<unknown>[]) => utf8(JSON.stringify(entries.map(({ body }) => body))).length

/**
 * Limits what a seat adds to a journal without playing on: requests, answers, notes and moves taken back could go on
 * for ever, and everyone has to read them all.
 */
function limitAsides(clock: Clock, { journal }: Pick<Match, 'journal'>) {
  const mayAdd = limitEach(clock, asideRate)
  return (key: string, entry: Entry<unknown>): boolean => {
    if (!isAside(entry)) return true
    const added = journal().entries.filter((one) => one.by === entry.by && isAside(one))
    return added.length < mostAsides && mayAdd(key) && bytesOf([...added, entry]) <= mostAsideBytes
  }
}
