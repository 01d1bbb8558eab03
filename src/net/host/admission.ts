import { refuse } from '../../match/refusals.ts'
import { seatsOf } from '../../match/roster.ts'
import { personIn } from '../../match/seatDuty.ts'
import type { Answer, Sitter } from '../../match/table.ts'
import type { SeatBody } from '../../rules/body.ts'
import { openWish } from '../../rules/consent.ts'
import type { Seat } from '../../rules/game.ts'
import type { Journal } from '../../rules/journal.ts'
import { isReplaced, type TableState } from '../../rules/tableState.ts'
import { endOf, type Hello } from '../protocol/protocol.ts'
import { isFurther } from '../role/succession.ts'
import { type Asking, askForSeat } from '../seats/standIns.ts'
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
  if (seatEntry(match.table(), hello)) {
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

/** The first free seat, for the sender of a hello who has none. */
function seatEntry({ roster }: TableState, { key, name }: Hello): SeatBody | undefined {
  const free = roster.seats.indexOf(undefined)
  return free < 0 || seatsOf(roster, key).length > 0 ? undefined : personIn(free, key, name)
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

/** Asks for a bot to play on for an absent person, whose key stays, and with it the right to return. */
export async function standIn(side: HostSide, seat: Seat): Promise<Answer> {
  const away = side.sitters()[seat]
  if (!away || !isAway(away)) return refuse('notAway')
  return askForSeat(askingOf(side), { type: 'wish', wish: 'standIn', seat })
}
