import type { Authority } from '../../match/authority.ts'
import { personIn } from '../../match/duties.ts'
import type { Match } from '../../match/match.ts'
import { refuse } from '../../match/refusals.ts'
import type { Answer, Sitter } from '../../match/table.ts'
import type { SeatBody } from '../../rules/body.ts'
import { openWish } from '../../rules/consent.ts'
import type { Seat } from '../../rules/game.ts'
import { lastOf, tableOf } from '../../rules/journal.ts'
import { isReplaced, isSeated, seatsOf, type TableState } from '../../rules/tableState.ts'
import { endOf, type Hello } from '../protocol/protocol.ts'
import { isFurther } from '../role/succession.ts'
import { type Asking, askForSeat } from '../seats/standIns.ts'
import { seatRefusal } from './answer.ts'
import type { Claims, GuestSessions, HostCompany } from './guestSessions.ts'
import { type Admission, mostWatchers } from './sessionHost.ts'

interface AdmissionPorts {
  readonly match: Pick<Match, 'journal' | 'table'>
  readonly authority: Pick<Authority, 'note' | 'raise'>
  readonly company: Pick<HostCompany, 'sitters' | 'watchers'>
  readonly claims: Pick<Claims, 'add'>
  /** The host's own key. */
  readonly own: string
  /** The holder of that key has joined from another device. */
  readonly twin?: (() => void) | undefined
}

/** Decides where the sender of a hello belongs, and enters new arrivals in the journal. */
export async function admit(ports: AdmissionPorts, hello: Hello): Promise<Admission> {
  const { match, authority, own, twin } = ports
  const { key } = hello
  if (isReplaced(match.table(), key)) return 'stale'
  if (isSeated(match.table(), key)) {
    const compared = await compare(ports, hello)
    if (compared) return compared
  }
  if (seatEntry(match.table(), hello)) {
    // Read again when the entry is made: others may have sat down in the meantime.
    const written = await authority.note(() => seatEntry(match.table(), hello))
    if (written?.type === 'refused') return 'not kept'
  }
  if (!isSeated(match.table(), key)) return hello.claim === undefined ? watch(ports, key) : claimSeat(ports, hello)
  if (key === own) twin?.()
  return 'in'
}

/**
 * Where someone belongs who hosts the match too, or says they know a later host. Nobody leaves a journal but for a later
 * epoch, so of two hosts of one epoch, the one who is further along opens another.
 */
async function compare(
  { match, authority }: AdmissionPorts,
  { have, hosting, key }: Hello,
): Promise<Admission | undefined> {
  const end = endOf(match.journal().entries)
  if (have && have.epoch > end.epoch) return 'unproven'
  if (!hosting) return undefined
  if (have?.epoch === end.epoch && isFurther(end, have))
    await authority.raise(have.epoch, seatsOf(match.table().roster, key)[0])
  return 'rival'
}

/** The first free seat, for the sender of a hello who has none. */
function seatEntry(table: TableState, { key, ...said }: Hello): SeatBody | undefined {
  const free = table.roster.seats.indexOf(undefined)
  return free < 0 || isSeated(table, key) ? undefined : personIn(free, key, said)
}

/** Lets someone without a seat watch, as long as there is room. */
function watch({ company }: AdmissionPorts, key: string): Admission {
  const others = company.watchers().filter((one) => one.key !== key)
  return others.length < mostWatchers ? 'in' : 'full'
}

/** Asks the host for a claimed seat, if its person is absent or a bot plays it; otherwise there is none. */
function claimSeat({ match, claims, company }: AdmissionPorts, { claim, key, name }: Hello): Admission {
  const asks = openWish(match.table())?.asks
  if (asks?.wish === 'give' && asks.key === key) return 'undecided'
  const sitter = claim === undefined ? undefined : company.sitters()[claim]
  if (claim === undefined || !sitter || !isVacant(sitter)) return 'full'
  claims.add(key, claim, name)
  return 'undecided'
}

/** Whether a seat's person can't be reached. */
const isAway = ({ kind, present }: Sitter) => kind === 'person' && !present
const isVacant = (sitter: Sitter) => isAway(sitter) || sitter.kind === 'bot'

interface Deciding {
  readonly claims: Claims
  readonly guests: Pick<GuestSessions, 'challenge' | 'turnAway'>
  readonly asking: Asking
  readonly company: Pick<HostCompany, 'absent' | 'patience'>
}

/** Gives a claimed seat to the claimant, once everyone else agrees, or turns them away. */
export async function decideClaim(deciding: Deciding, id: number, isGranted: boolean): Promise<Answer> {
  const { claims, guests, asking, company } = deciding
  const claim = claims.find(id)
  if (!claim) return refuse('notHere')
  const { seat, key, name } = claim
  const wish = { type: 'wish', wish: 'give', seat, key, ...(name === undefined ? {} : { name }) } as const
  const early = isGranted ? seatRefusal(company, tableOf(asking.journal()), wish) : undefined
  if (early) return early
  claims.drop(key)
  const written = isGranted ? await askForSeat(asking, wish) : undefined
  if (written?.type === 'accepted') guests.challenge(key)
  else guests.turnAway(key)
  return written ?? { type: 'accepted', seq: lastOf(asking.journal()).seq }
}

/** Asks for a bot to play on for an absent person, whose key stays, and with it the right to return. */
export async function standIn({ sitters }: Pick<HostCompany, 'sitters'>, asking: Asking, seat: Seat): Promise<Answer> {
  const away = sitters()[seat]
  if (!away || !isAway(away)) return refuse('notAway')
  return askForSeat(asking, { type: 'wish', wish: 'standIn', seat })
}
