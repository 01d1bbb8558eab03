import { refuse } from '../match/refusals.ts'
import { type Roster, rosterOf, seatsOf } from '../match/roster.ts'
import type { Answer, Sitter } from '../match/table.ts'
import type { Seat } from '../rules/game.ts'
import type { Body } from '../rules/journal.ts'
import { type Journal, lastOf } from '../rules/replay.ts'
import type { HostSide } from './hostSide.ts'
import { type End, endOf, type Hello } from './protocol.ts'

/**
 * What a hello leads to.
 * - a seat, which has been entered in the journal
 * - `full`: every seat is taken
 * - `undecided`: this host is being asked to give the claimed seat back
 * - `behind`: the guest knows of a host that is further along
 * - `not kept`: the seat could not be stored; trying again may help
 */
export type Admission = Seat | 'full' | 'undecided' | 'behind' | 'not kept'

/** Decides where the sender of a hello belongs, and enters new arrivals in the journal. */
export async function admit(side: HostSide, hello: Hello): Promise<Admission> {
  const { match, authority, signer, surpassed, twin } = side
  const roster = () => rosterOf(match.journal().entries)
  const { key } = hello
  if (seatsOf(roster(), key).length > 0 && isSurpassed(match.journal(), hello)) {
    surpassed?.(hello.have?.epoch ?? 1)
    return 'behind'
  }
  for (const _ of seatsToTake(roster(), key)) {
    // Read again when the entry is made: others may have sat down in the meantime.
    const written = await authority.note(() => seatEntry(roster(), hello))
    if (written?.type === 'refused') return 'not kept'
  }
  const [seat] = seatsOf(roster(), key)
  if (seat === undefined) return claimSeat(side, hello)
  if (key === signer.key) twin?.()
  return seat
}

/** Whether a guest knows of a later host, or is itself a host that is further along. */
function isSurpassed(journal: Journal, { have, hosting }: Hello): boolean {
  if (!have) return false
  if (have.epoch !== lastOf(journal).epoch) return have.epoch > lastOf(journal).epoch
  return hosting === true && isFurther(have, endOf(journal.entries))
}

/** Which of two hosts continues: the one with the later epoch, longer journal or smaller hash. */
export function isFurther(a: End, b: End): boolean {
  if (a.epoch !== b.epoch) return a.epoch > b.epoch
  return a.seq === b.seq ? a.hash < b.hash : a.seq > b.seq
}

/** The seats to enter a key's holder in: its own that a bot plays, else the first free one. */
function seatsToTake(roster: Roster, key: string): readonly Seat[] {
  const { seats } = roster
  const own = seatsOf(roster, key)
  if (own.length > 0) return own.filter((seat) => seats[seat]?.kind === 'bot')
  const free = seats.indexOf(undefined)
  return free < 0 ? [] : [free]
}

type SeatBody = Extract<Body<never>, { type: 'seat' }>

function seatEntry(roster: Roster, { key, name }: Hello): SeatBody | undefined {
  const [seat] = seatsToTake(roster, key)
  return seat === undefined ? undefined : personIn(seat, key, name)
}

/** The journal's entry for a person who sits down. */
export const personIn = (seat: Seat, key: string, name: string | undefined): SeatBody => ({
  ...{ type: 'seat', seat, kind: 'person', key },
  ...(name === undefined ? {} : { name }),
})

/** Asks the host to give a claimed seat back, if its person is absent; otherwise the table is full. */
function claimSeat({ claims, sitters }: HostSide, { claim, key, name }: Hello): Admission {
  const sitter = claim === undefined ? undefined : sitters()[claim]
  if (claim === undefined || !sitter || !isVacant(sitter)) return 'full'
  claims.add(key, claim, name)
  return 'undecided'
}

const isAway = ({ kind, present }: Sitter) => kind === 'person' && !present
const isVacant = (sitter: Sitter) => isAway(sitter) || sitter.standIn === true

/** Lets a bot play on for an absent person, whose key stays, and with it the right to return. */
export async function standIn(
  { authority, match, sitters }: HostSide,
  seat: Seat,
): Promise<Answer> {
  const written = await authority.note(() => {
    const sitter = sitters()[seat]
    if (!sitter || !isAway(sitter)) return undefined
    const { key } = rosterOf(match.journal().entries).seats[seat] ?? {}
    return {
      type: 'seat',
      seat,
      kind: 'bot',
      name: 'random',
      ...(key === undefined ? {} : { key }),
    }
  })
  return written ?? refuse('notAway')
}
