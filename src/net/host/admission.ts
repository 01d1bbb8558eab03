import { refuse } from '../../match/refusals.ts'
import { seatsOf } from '../../match/roster.ts'
import { botFor, personIn } from '../../match/seatDuty.ts'
import type { Answer, Sitter } from '../../match/table.ts'
import type { SeatBody } from '../../rules/body.ts'
import { openWish } from '../../rules/consent.ts'
import type { Seat } from '../../rules/game.ts'
import type { Journal } from '../../rules/journal.ts'
import { isReplaced, isTrustMatch, type TableState } from '../../rules/tableState.ts'
import { endOf, type Hello } from '../protocol/protocol.ts'
import { isFurther } from '../role/succession.ts'
import { type Asking, askForSeat, nameOf, takeSeatBack } from '../seats/standIns.ts'
import { type Admission, mostWatchers } from './door.ts'
import type { HostSide } from './hostSide.ts'

/** Decides where the sender of a hello belongs, and enters new arrivals in the journal. */
export async function admit(side: HostSide, hello: Hello): Promise<Admission> {
  const { match, authority, signer, twin } = side
  const roster = () => match.table().roster
  const { key } = hello
  if (isReplaced(match.table(), key)) return 'stale'
  if (seatsOf(roster(), key).length > 0) {
    const compared = compare(match.journal(), hello)
    if (compared) return compared
  }
  for (const _ of seatsToTake(match.table(), hello)) {
    // Read again when the entry is made: others may have sat down in the meantime.
    const written = await authority.note(() => seatEntry(match.table(), hello))
    if (written?.type === 'refused') return 'not kept'
  }
  if (seatsOf(roster(), key).length === 0)
    return hello.claim === undefined ? watch(side, key) : claimSeat(side, hello)
  if (key === signer.key) twin?.()
  return 'in'
}

/** Where someone belongs who hosts the match too, or says they know a later host. */
function compare({ entries }: Journal, { have, hosting }: Hello): Admission | undefined {
  const end = endOf(entries)
  if (have && (hosting ? isFurther(have, end) : have.epoch > end.epoch)) return 'unproven'
  return hosting ? 'rival' : undefined
}

/**
 * The seats to enter the sender of a hello in: its own that a bot plays, else the first free one. Where
 * the others have agreed to the bot, a mere reconnection takes nothing back: its person may still be away.
 * In a trust match its own page takes them back, since that needs its signature.
 */
function seatsToTake(table: TableState, { key, since }: Hello): readonly Seat[] {
  const { roster, agreedBots } = table
  const { seats } = roster
  const own = seatsOf(roster, key)
  const isReturn = (seat: Seat) => since === undefined || !agreedBots.includes(seat)
  if (own.length > 0 && isTrustMatch(table)) return []
  if (own.length > 0) return own.filter((seat) => seats[seat]?.kind === 'bot' && isReturn(seat))
  const free = seats.indexOf(undefined)
  return free < 0 ? [] : [free]
}

function seatEntry(table: TableState, hello: Hello): SeatBody | undefined {
  const { key, name } = hello
  const [seat] = seatsToTake(table, hello)
  return seat === undefined ? undefined : personIn(seat, key, name)
}

/** Lets someone without a seat watch, as long as there is room. */
function watch({ watchers }: HostSide, key: string): Admission {
  const others = watchers().filter((one) => one.key !== key)
  return others.length < mostWatchers ? 'in' : 'full'
}

/** Asks the host for a claimed seat, if its person is absent or a bot plays it; otherwise there is none. */
function claimSeat({ match, claims, sitters }: HostSide, { claim, key, name }: Hello): Admission {
  const asks = openWish(match.table())?.asks
  if (asks?.wish === 'give' && asks.key === key) return 'undecided'
  const sitter = claim === undefined ? undefined : sitters()[claim]
  if (claim === undefined || !sitter || !isVacant(sitter)) return 'full'
  claims.add(key, claim, name)
  return 'undecided'
}

const isAway = ({ kind, present }: Sitter) => kind === 'person' && !present
const isVacant = (sitter: Sitter) => isAway(sitter) || sitter.kind === 'bot'

/** How this browser's people ask for a seat, and take theirs back. */
export const askingOf = ({ authority, match, signer }: HostSide): Asking => ({
  ...{ signer, journal: match.journal, act: authority.act },
})

/** Lets a bot play on for an absent person, whose key stays, and with it the right to return. */
export async function standIn(side: HostSide, seat: Seat): Promise<Answer> {
  const { authority, match, sitters } = side
  const isAsked = isTrustMatch(match.table())
  const away = sitters()[seat]
  if (isAsked && away && isAway(away))
    return askForSeat(askingOf(side), { type: 'wish', wish: 'standIn', seat })
  if (isAsked) return refuse('notAway')
  const written = await authority.note(() => {
    const sitter = sitters()[seat]
    return sitter && isAway(sitter) ? botFor(match.table(), seat) : undefined
  })
  return written ?? refuse('notAway')
}

/** Gives a seat back to the holder of `key`, for whom a bot stands in. */
export async function takeBack(side: HostSide, seat: Seat, key: string): Promise<Answer> {
  const { authority, match, signer } = side
  const isTrust = isTrustMatch(match.table())
  if (isTrust) return key === signer.key ? takeSeatBack(askingOf(side), seat) : refuse('wrongSeat')
  const written = await authority.note(() => {
    const seated = match.table().roster.seats[seat]
    if (seated?.kind !== 'bot' || seated.key !== key) return undefined
    return personIn(seat, key, nameOf(match.journal().entries, seat, key))
  })
  const { entries } = match.journal()
  const isBack = match.table().roster.seats[seat]?.key === key
  return written ?? (isBack ? { type: 'accepted', seq: entries.length - 1 } : refuse('wrongSeat'))
}
