import type { Body } from './body.ts'
import type { Ask, Seat } from './game.ts'
import { type Entry, setupIn } from './journal.ts'
import { playersIn } from './people.ts'
import { choicesOf } from './play.ts'
import { rosterOf, signingKeyOf } from './roster.ts'

/*
 * Nobody draws again, or gets other cards, because they didn't like the first ones.
 *
 * The host hears everyone's links before it writes what they bring. Another key of its own would ask everyone for new
 * ones, so it changes its key only while nobody can have shown theirs: when it is asked itself. Nothing comes in between
 * until someone hosts by another key.
 */

type Entries = readonly Entry<unknown>[]

/** Whether a match is held to this. */
const isHeld = (entries: Entries): boolean => setupIn(entries)?.trust === 2

/** Whether an entry would let a host draw again. `isDrawing`: whether links are shown now. */
export function drawsAgain(
  entries: Entries,
  ask: Ask<unknown>,
  by: Seat | 'host',
  body: Body<unknown>,
  isDrawing: () => boolean,
): boolean {
  if (!isHeld(entries)) return false
  const change = changeUnderWay(entries)
  if (change) return body.type !== 'host' && !(body.type === 'seat' && body.key === change)
  if (body.type !== 'seat' || by === 'host' || ask.type === 'over') return false
  const roster = rosterOf(entries)
  const isHosts = (seat: Seat) => signingKeyOf(roster, seat) === roster.host
  const isRenewal = roster.seats[by]?.kind === 'person' && body.key !== roster.host
  const isOwnTurn = ask.type === 'choose' && choicesOf(ask).every(({ seat }) => isHosts(seat))
  return isHosts(by) && isRenewal && (!isOwnTurn || isDrawing())
}

/** The key to which the host is changing; undefined unless it has just left a seat to it. */
function changeUnderWay(entries: Entries): string | undefined {
  const last = entries.at(-1)
  if (last?.body.type !== 'seat' || last.by === 'host') return undefined
  const { host, seats } = rosterOf(entries.slice(0, -1))
  return seats[last.by]?.key === host && last.body.key !== host ? last.body.key : undefined
}

/**
 * Whether so many of all the people are enough to deal again: most of them. Of two, both; or one, for whom the other's
 * device is gone, as a bot in its seat shows.
 */
export function mayDealAgain(entries: Entries, yes: number, all: number): boolean {
  const isTable = isHeld(entries) && setupIn(entries)?.dealer !== undefined
  const takesBoth = isTable && playersIn(entries).length > 1
  return yes > all / 2 || (all <= 2 && !takesBoth)
}
