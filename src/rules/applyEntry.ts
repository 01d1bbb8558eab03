import { same } from '../kit/json.ts'
import type { Body, Entry } from './body.ts'
import { called } from './called.ts'
import { applyToDeck } from './cards.ts'
import { agreedWish, askedAfter, isUnwitnessed } from './consent.ts'
import type { Game, GameTypes, Seat } from './game.ts'
import { isPlayed, isTest } from './journal.ts'
import {
  type Draws,
  epochAfter,
  isStandIn,
  type Pledges,
  peopleIn,
  playersIn,
  type Roster,
  signingKeyOf,
  type TableState,
} from './tableState.ts'

/** The part of an entry from which the table follows. */
export type EntryCore = Pick<Entry<unknown>, 'seq' | 'by' | 'body'>

/** Nobody at all. */
export const emptyRoster: Roster = { host: undefined, seats: [] }

/** The table before the first entry. */
export const emptyTable: TableState = {
  setup: undefined,
  epoch: 1,
  roster: emptyRoster,
  people: new Map(),
  joined: [],
  replaced: new Map(),
  heirs: new Map(),
  hostHeir: undefined,
  resigned: [],
  leavers: [],
  resignedBy: undefined,
  isStopped: false,
  hasBegun: false,
  isTest: false,
  asked: undefined,
  draws: { asked: 0, dealt: 0, keyed: 0, holders: [], owed: [], keys: new Map(), shufflers: undefined },
  pledges: { of: new Map(), isShown: false },
  deck: undefined,
}

/** The game and the position after an entry, which say what its hidden cards are. */
export interface DealContext<G extends GameTypes = GameTypes> {
  readonly game: Game<G>
  readonly position: G['position']
}

/** The table after another entry. Without `dealt`, hidden cards are left out. */
export function applyEntry<G extends GameTypes>(
  before: TableState,
  entry: EntryCore,
  dealt?: DealContext<G>,
): TableState {
  const people = seatedAfter(before, entry)
  const { body } = entry
  const table: TableState = {
    ...people,
    setup: body.type === 'setup' ? body : before.setup,
    epoch: epochAfter(before.epoch, body),
    isStopped: before.isStopped || body.type === 'end',
    isTest: before.isTest || isTest(body),
    hasBegun: before.hasBegun || begins(entry),
    asked: before.asked || body.type === 'wish' ? askedAfter(before.asked, entry) : undefined,
    draws: drawsAfter(before, people, entry),
    pledges: pledgesAfter(before, entry),
  }
  if (!dealt?.game.hidden) return table
  return { ...table, deck: applyToDeck(dealt.game, dealt.position, before, entry) }
}

/** Whether a match has begun with an entry of this type, so that its seats are given. */
function begins({ body }: EntryCore): boolean {
  if (body.type === 'deal') return body.dealers !== undefined
  return body.type === 'drawKey' || body.type === 'pledge' || (body.type !== 'setup' && isPlayed({ body }))
}

/** The table after these entries, without hidden cards. */
export const foldTable = (entries: readonly EntryCore[]): TableState =>
  entries.reduce<TableState>((table, entry) => applyEntry(table, entry), emptyTable)

/** The table after an entry, as far as it is about who sits there. */
function seatedAfter(before: TableState, entry: EntryCore): TableState {
  const { by, body } = entry
  const roster = rosterAfter(before.roster, entry)
  if (body.type === 'seat') return { ...tookSeat(before, by, body), roster }
  if (body.type !== 'resign' || by === 'host') return { ...before, roster, hostHeir: undefined }
  const resigned = withOne(before.resigned, by)
  const isLast = endsMatch({ ...before, resigned })
  return {
    ...before,
    resigned,
    hostHeir: undefined,
    leavers: withOne(before.leavers, by),
    resignedBy: before.resignedBy ?? (isLast ? by : undefined),
  }
}

/** The roster after another entry. */
export function rosterAfter(roster: Roster, { body }: Pick<Entry<unknown>, 'body'>): Roster {
  switch (body.type) {
    case 'setup':
      return { host: body.key, seats: Array.from({ length: body.seats }, () => undefined) }
    case 'host':
      return { ...roster, host: roster.seats[body.seat]?.key ?? roster.host }
    case 'seat': {
      const { type: _, carried: __, seat, ...seated } = body
      return { ...roster, seats: roster.seats.map((one, at) => (at === seat ? seated : one)) }
    }
    default:
      return roster
  }
}

function tookSeat(
  before: TableState,
  by: Seat | 'host',
  { seat, kind, key, ...said }: Extract<Body<unknown>, { readonly type: 'seat' }>,
): TableState {
  const old = before.roster.seats[seat]?.key
  const isRenewed = by === seat && key !== undefined && old !== undefined && old !== key
  const isHosts = isRenewed && old === before.roster.host
  const person = { ...(key === undefined ? {} : { key }), ...called(said) }
  return {
    ...before,
    people: kind === 'person' ? new Map([...before.people, [seat, person]]) : before.people,
    joined: key === undefined ? before.joined : withOne(before.joined, key),
    replaced: key === undefined ? before.replaced : withReplaced(before.replaced, key, old),
    heirs: isRenewed ? new Map([...before.heirs, [old, key]]) : before.heirs,
    hostHeir: isHosts ? key : undefined,
    resigned: before.resigned.filter((one) => one !== seat),
  }
}

function withReplaced(all: TableState['replaced'], key: string, old: string | undefined): TableState['replaced'] {
  const known = all.get(key) ?? []
  return all.has(key) && known.includes(old) ? all : new Map([...all, [key, withOne(known, old)]])
}

const withOne = <T>(list: readonly T[], one: T): readonly T[] => (list.includes(one) ? list : [...list, one])

/** True if a resignation leaves fewer than two seats, or bots alone. */
function endsMatch(table: TableState): boolean {
  const botsAlone = peopleIn(table).length > 0 && playersIn(table).length === 0
  return (table.setup?.seats ?? 0) - table.resigned.length < 2 || botsAlone
}

const sitting = new Set<Body<unknown>['type']>(['setup', 'seat', 'host', 'resign'])

/** The draws after another entry. `after`: the table after it, as far as it is about who sits there. */
function drawsAfter(before: TableState, after: Pick<TableState, 'roster' | 'resigned'>, entry: EntryCore): Draws {
  const { body, by, seq } = entry
  const isQuestion = isPlayed(entry) || body.type === 'undo'
  const draws = isQuestion ? { ...before.draws, asked: seq, owed: [] } : before.draws
  if (sitting.has(body.type)) return withHolders(owing(before, draws, body), holdersOf(after.roster, after.resigned))
  if (body.type === 'deal') return { ...draws, dealt: seq, shufflers: agreedKeys(before) }
  if (body.type !== 'drawKey') return draws
  return { ...draws, keyed: seq, keys: new Map([...draws.keys, [signingKeyOf(after.roster, by) ?? '', body.key]]) }
}

/** The draws after a bot has stood in for someone, whom nobody but one device has found to be silent. */
function owing(before: TableState, draws: Draws, body: Body<unknown>): Draws {
  if (body.type !== 'seat' || body.key === undefined || !isStandIn(body)) return draws
  const wish = agreedWish(before)
  return wish && isUnwitnessed(before, wish) ? { ...draws, owed: [...draws.owed, body.key] } : draws
}

/**
 * The pledges after another entry. One outlasts a change of its seat, whose person may come back. Whatever changes the
 * question calls for new ones; but once an answer has been shown, the others stand by theirs when a seat is taken out.
 */
function pledgesAfter({ pledges, roster, draws }: TableState, entry: EntryCore): Pledges {
  const { by, body } = entry
  const { of, isShown } = pledges
  const without = (gone: Seat | 'host') => new Map([...of].filter(([seat]) => seat !== gone))
  if (body.type === 'pledge' && by !== 'host') {
    const made = { pledge: body.pledge, key: signingKeyOf(roster, by), asked: draws.asked }
    return { of: new Map([...of, [by, made]]), isShown }
  }
  if (of.size === 0 || !(isPlayed(entry) || body.type === 'undo')) return pledges
  if (body.type === 'out' && isShown) return { of: without(body.seat), isShown }
  if (body.type !== 'move') return emptyTable.pledges
  const left = without(by)
  return { of: left, isShown: left.size > 0 }
}

const withHolders = (draws: Draws, holders: readonly string[]): Draws =>
  same(holders, draws.holders) ? draws : { ...draws, holders }

/** The host and everyone who plays; bots, and what they play for, change nothing. */
function holdersOf(roster: Roster, gone: readonly Seat[]): readonly string[] {
  const playing = roster.seats.flatMap((seated, seat) =>
    seated?.kind === 'person' && seated.key !== undefined && !gone.includes(seat) ? [seated.key] : [],
  )
  return [...new Set([...(roster.host === undefined ? [] : [roster.host]), ...playing])].sort()
}

/** The devices that agreed to deal again, if that was asked for. */
export function agreedKeys(table: TableState): readonly string[] | undefined {
  const wish = agreedWish(table)
  if (wish?.asks.wish !== 'deal') return undefined
  return wish.agreed.flatMap((seat) => signingKeyOf(table.roster, seat) ?? [])
}
