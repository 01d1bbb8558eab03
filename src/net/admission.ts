import { refuse } from '../match/refusals.ts'
import { rosterOf, seatsOf } from '../match/roster.ts'
import { botFor } from '../match/seatDuty.ts'
import type { Answer, Sitter } from '../match/table.ts'
import { isAgreedBot } from '../rules/consent.ts'
import type { Seat } from '../rules/game.ts'
import type { Body, Entry } from '../rules/journal.ts'
import type { Journal } from '../rules/replay.ts'
import { type Admission, mostWatchers } from './door.ts'
import type { HostSide } from './hostSide.ts'
import { endOf, type Hello } from './protocol.ts'
import { isFurther } from './succession.ts'

/** Decides where the sender of a hello belongs, and enters new arrivals in the journal. */
export async function admit(side: HostSide, hello: Hello): Promise<Admission> {
  const { match, authority, signer, twin } = side
  const entries = () => match.journal().entries
  const roster = () => rosterOf(entries())
  const { key } = hello
  if (seatsOf(roster(), key).length > 0) {
    const compared = compare(match.journal(), hello)
    if (compared) return compared
  }
  for (const _ of seatsToTake(entries(), hello)) {
    // Read again when the entry is made: others may have sat down in the meantime.
    const written = await authority.note(() => seatEntry(entries(), hello))
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
 */
function seatsToTake(entries: Entries, { key, since }: Hello): readonly Seat[] {
  const roster = rosterOf(entries)
  const { seats } = roster
  const own = seatsOf(roster, key)
  const isReturn = (seat: Seat) => since === undefined || !isAgreedBot(entries, seat)
  if (own.length > 0) return own.filter((seat) => seats[seat]?.kind === 'bot' && isReturn(seat))
  const free = seats.indexOf(undefined)
  return free < 0 ? [] : [free]
}

type SeatBody = Extract<Body<never>, { type: 'seat' }>
type Entries = readonly Entry<unknown>[]

function seatEntry(entries: Entries, hello: Hello): SeatBody | undefined {
  const { key, name } = hello
  const [seat] = seatsToTake(entries, hello)
  return seat === undefined ? undefined : personIn(seat, key, name)
}

/** The journal's entry for a person who sits down. */
export const personIn = (seat: Seat, key: string, name: string | undefined): SeatBody => ({
  ...{ type: 'seat', seat, kind: 'person', key },
  ...(name === undefined ? {} : { name }),
})

/** Lets someone without a seat watch, as long as there is room. */
function watch({ watchers }: HostSide, key: string): Admission {
  const others = watchers().filter((one) => one.key !== key)
  return others.length < mostWatchers ? 'in' : 'full'
}

/** Asks the host for a claimed seat, if its person is absent or a bot plays it; otherwise there is none. */
function claimSeat({ claims, sitters }: HostSide, { claim, key, name }: Hello): Admission {
  const sitter = claim === undefined ? undefined : sitters()[claim]
  if (claim === undefined || !sitter || !isVacant(sitter)) return 'full'
  claims.add(key, claim, name)
  return 'undecided'
}

const isAway = ({ kind, present }: Sitter) => kind === 'person' && !present
const isVacant = (sitter: Sitter) => isAway(sitter) || sitter.kind === 'bot'

/** Lets a bot play on for an absent person, whose key stays, and with it the right to return. */
export async function standIn(
  { authority, match, sitters }: HostSide,
  seat: Seat,
): Promise<Answer> {
  const written = await authority.note(() => {
    const sitter = sitters()[seat]
    return sitter && isAway(sitter) ? botFor(match.journal().entries, seat) : undefined
  })
  return written ?? refuse('notAway')
}

/** Gives a seat back to the holder of `key`, for whom a bot stands in. */
export async function takeBack(
  { authority, match }: HostSide,
  seat: Seat,
  key: string,
): Promise<Answer> {
  const written = await authority.note(() => {
    const { entries } = match.journal()
    const seated = rosterOf(entries).seats[seat]
    if (seated?.kind !== 'bot' || seated.key !== key) return undefined
    return personIn(seat, key, nameOf(entries, seat, key))
  })
  const { entries } = match.journal()
  const isBack = rosterOf(entries).seats[seat]?.key === key
  return written ?? (isBack ? { type: 'accepted', seq: entries.length - 1 } : refuse('wrongSeat'))
}

/** The name under which a key's holder last sat in a seat. */
function nameOf(entries: Entries, at: Seat, key: string): string | undefined {
  const sat = entries.findLast(
    ({ body }) =>
      body.type === 'seat' && body.seat === at && body.kind === 'person' && body.key === key,
  )
  return sat?.body.type === 'seat' ? sat.body.name : undefined
}
