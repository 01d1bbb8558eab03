import type { Seat } from '../rules/game.ts'
import { isBound, type Journal, lastMover, lastOf, positionOf, tableOf, undoTarget } from '../rules/journal.ts'
import { choicesOf } from '../rules/play.ts'
import type { Seated } from '../rules/tableState.ts'
import type { Match } from './match.ts'
import type { Now, Sitter } from './table.ts'

/** Reachability of the browser behind a seat. */
export type Presence = 'here' | 'quiet' | 'absent'

/** Seats that have gone quiet or absent. */
export interface PresenceReport {
  readonly quiet: Seat[]
  readonly absent: Seat[]
  /** Names of those who watch a match: empty if unknown. Missing while nobody watches. */
  readonly watching?: string[]
  /** Number of people who watch by a watch link. Missing while nobody does. */
  readonly viewers?: number
}

/** Presence of a seat's person, from the report on everyone. */
export function presenceIn({ quiet, absent }: PresenceReport, seat: Seat): Presence {
  if (absent.includes(seat)) return 'absent'
  return quiet.includes(seat) ? 'quiet' : 'here'
}

const nobody: Sitter = { kind: 'open', mine: false, present: false }

/** A seat as the holder of the key `own`, if there is one, sees it. */
export function sitterOf(seated: Seated | undefined, own: string | undefined, presence: Presence): Sitter {
  if (!seated) return nobody
  const { key, ...known } = seated
  const isOwn = key !== undefined && key === own
  const isStandIn = known.kind === 'bot' && key !== undefined
  const mine = isOwn && !isStandIn
  return {
    ...known,
    mine,
    present: mine || presence !== 'absent',
    ...(!mine && presence === 'quiet' ? { quiet: true } : {}),
    ...(isStandIn ? { standIn: true } : {}),
    ...(isStandIn && isOwn ? { forMe: true } : {}),
  }
}

/** Seats that have gone quiet or absent. */
export function hearingOf(sitters: readonly Sitter[]): PresenceReport {
  const seatsWhere = (test: (sitter: Sitter) => boolean) =>
    sitters.flatMap((sitter, seat) => (test(sitter) ? [seat] : []))
  return { quiet: seatsWhere((sitter) => sitter.quiet === true), absent: seatsWhere((sitter) => !sitter.present) }
}

/** Everything a table shows besides its journal. */
export type TableFacts = Pick<
  Now,
  | 'standing'
  | 'sitters'
  | 'front'
  | 'pending'
  | 'hosting'
  | 'claims'
  | 'unkept'
  | 'skew'
  | 'watching'
  | 'viewers'
  | 'cheats'
  | 'withheld'
>

/** Shows a match and the facts around it, both read again on demand after any news. */
export function makeView(match: ViewableMatch, facts: () => TableFacts): () => Now {
  let now: Now | undefined
  match.on(() => {
    now = undefined
  })
  return () => {
    now ??= nowOf(match, facts())
    return now
  }
}

/** The parts of a match that can be shown. */
export type ViewableMatch = Pick<Match, 'journal' | 'hand' | 'lost' | 'dealing' | 'asks' | 'on'>

function nowOf(match: ViewableMatch, facts: TableFacts): Now {
  const journal = match.journal()
  const { epoch, seq, position: hash } = lastOf(journal)
  const mine = (seat: Seat) => facts.sitters[seat]?.mine ?? false
  const own = facts.sitters.flatMap((_, seat) => (mine(seat) ? [seat] : []))
  const ask = match.asks(own)
  const turn = choicesOf(ask).find(({ seat }) => mine(seat))?.seat
  const undoTo = freeUndo(journal, mine)?.to
  const known = (seat?: Seat) => match.hand().known(seat !== undefined && mine(seat) ? [seat] : [])
  const asked = { ask, known, turn, lost: match.lost(), dealing: match.dealing() }
  return { ...facts, ...asked, position: positionOf(journal), table: tableOf(journal), epoch, seq, hash, undoTo }
}

/** The undo that needs no consent, if one of these seats made the last move. */
export function freeUndo(
  journal: Journal,
  mine: (seat: Seat) => boolean,
): { readonly seat: Seat; readonly to: number } | undefined {
  const seat = isBound(journal) ? undefined : lastMover(journal.entries)
  const to = seat === undefined || !mine(seat) ? undefined : undoTarget(journal.entries, tableOf(journal), seat)
  return seat === undefined || to === undefined ? undefined : { seat, to }
}

/** The standing of a match that has a host. */
export function standingOf(journal: Journal, sitters: readonly Sitter[]): 'waiting' | 'playing' | 'over' {
  if (sitters.some((sitter) => sitter.kind === 'open')) return 'waiting'
  return journal.ask.type === 'over' ? 'over' : 'playing'
}
