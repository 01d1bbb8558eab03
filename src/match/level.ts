import type { Entry } from '../rules/body.ts'
import { deckOf } from '../rules/cards.ts'
import type { Game } from '../rules/game.ts'
import { isTest, type Journal, tableOf } from '../rules/journal.ts'
import { setupOf } from '../rules/replay.ts'
import { holderOf, playersIn, type TableDeal, type TableState } from '../rules/tableState.ts'
import { togetherIn } from '../rules/together/together.ts'

export const weakReasons = [
  /** It names no keys, so that nobody has to sign anything. Missing signatures are none: nobody sits down there. */
  'unsigned',
  /** Changed as a test while someone was still to come, who can't have agreed. */
  'setUp',
  /** Moves of seats that nobody had, as in a copy. */
  'moved',
  /** The host alone makes all draws. */
  'hostDraws',
  /** Draws made by one device, or while someone was still to come. */
  'drawn',
  /** The host alone deals the hidden cards, or has dealt those that are in play. */
  'hostDeals',
  /** Not everyone who plays had a part in the deal. */
  'dealtWithout',
] as const

/** Something that a match proves less of than one begun in a waiting room. */
export interface Weakness {
  readonly reason: (typeof weakReasons)[number]
  /** The number of moves or draws; 0 for the rest. */
  readonly count: number
}

/**
 * Everything that a match says less of than one that is begun in a waiting room: signed, sealed, drawn together, and
 * dealt together where the title can be. A test that everyone has agreed to isn't less.
 */
export function weaknessesOf(game: Game, journal: Journal): readonly Weakness[] {
  const { key, chance } = setupOf(journal)
  const early = earlyIn(journal)
  const isTogether = chance === 'together'
  const all: Weakness[] = [
    { reason: 'unsigned', count: key === undefined ? 1 : 0 },
    { reason: 'setUp', count: early.tests },
    { reason: 'moved', count: early.moves },
    { reason: 'hostDraws', count: isTogether ? 0 : 1 },
    { reason: 'drawn', count: isTogether ? early.draws : 0 },
    ...cardsOf(game, journal),
  ]
  return all.filter(({ count }) => count > 0)
}

/** The number of entries that nobody but the host had a part in, by what they do. */
function earlyIn({ entries, tables }: Journal) {
  const seatsBefore = (seq: number) => tables[seq - 1]?.roster.seats ?? []
  const isEarly = ({ seq }: Entry<unknown>) => seatsBefore(seq).includes(undefined)
  const count = (test: (entry: Entry<unknown>) => boolean) => entries.filter(test).length
  return {
    moves: count(({ by, body, seq }) => body.type === 'move' && by !== 'host' && !seatsBefore(seq)[by]),
    tests: count((entry) => isTest(entry.body) && isEarly(entry)),
    draws: count((entry) => {
      const { body } = entry
      const isDraw = body.type === 'chance' || body.type === 'shuffle'
      return isDraw && (isEarly(entry) || body.proofs?.length === 1)
    }),
  }
}

/** The weakness of the cards that are still hidden, if there are any. */
function cardsOf(game: Game, journal: Journal): readonly Weakness[] {
  const deck = deckOf(journal)
  if (!togetherIn(game) || !deck || journal.ask.type === 'over') return []
  const isHosts = setupOf(journal).dealer === undefined || (deck.dealt !== undefined && !deck.table)
  if (isHosts) return [{ reason: 'hostDeals', count: 1 }]
  return deck.table && !isEverybodys(deck.table, tableOf(journal)) ? [{ reason: 'dealtWithout', count: 1 }] : []
}

/** Whether everyone who plays has a part in a deal. */
function isEverybodys({ dealers }: TableDeal, table: TableState): boolean {
  const keys = dealers.map(holderOf)
  return playersIn(table).every((seat) => keys.includes(table.roster.seats[seat]?.key))
}
