import type { Seat } from '../../../rules/game.ts'
import type { Held, TablePart } from '../../../rules/words.ts'
import { type Box, cardIn, isAdvanced, layoutIn, mineIn, transportIn } from '../box.ts'
import { stageOf } from '../chart.ts'
import { goods, topRung } from '../content/edition.ts'
import { costOf } from '../money.ts'
import { isRed } from '../network.ts'
import { boardOf, isOpen, isSnowy, type Position } from '../position.ts'
import { cardKind, ticketPlaces } from './aboutCards.ts'
import { basesOf } from './aboutPlaces.ts'
import {
  cardName,
  goodName,
  goodsText,
  minedText,
  pawnText,
  seatName,
  segmentName,
  sentence,
  siteName,
} from './names.ts'
import type { Locale } from './words.ts'

/** Everything on the table, in the order a player wants to hear it. */
export const tableText = (t: Locale, box: Box, p: Position): readonly TablePart[] => [
  turnPart(t, box, p),
  ...p.boards.map((_, seat) => seatPart(t, box, p, seat)),
  ...p.rungs.map((_, market) => marketPart(t, box, p, market)),
  rowPart(t, box, p),
  { title: t.table.deck({ count: p.deck.length }), lines: [sentence(t.table.under({ count: p.under.length }))] },
]

/** The step of a turn, before the first and after the last one too. */
function stepOf({ phase }: Position): keyof Locale['named']['steps'] {
  if (phase === 'deal') return 'setUp'
  return phase === 'over' ? 'over' : stageOf[phase]
}

function turnPart(t: Locale, box: Box, p: Position): TablePart {
  const { table } = t
  const [auction] = p.auctions
  return {
    title: table.turn({ turn: p.turn, step: t.named.steps[stepOf(p)] }),
    lines: [
      isSnowy(p) ? table.snow : table.clear,
      ...(p.storms.length > 0 ? [table.storm] : []),
      ...(p.start >= 0 ? [table.start({ name: seatName(t, p, p.start) })] : []),
      ...(p.ending ? [table.last] : []),
      ...(auction?.begun ? [biddingText(t, box, p, auction)] : []),
    ],
  }
}

function biddingText(t: Locale, box: Box, p: Position, { card: id, bid, by }: Position['auctions'][number]): string {
  const card = cardName(t, box, id)
  return by < 0 ? t.table.biddingOpen({ card }) : t.table.bidding({ card, bid, name: seatName(t, p, by) })
}

function marketPart(t: Locale, box: Box, p: Position, market: number): TablePart {
  const bases = basesOf(box, p, market)
  return {
    title: bases.length > 0 ? t.table.marketOf({ bases }) : t.table.market,
    lines: (p.rungs[market] ?? []).map((rung, good) => {
      const sold = p.shipped[market]?.[good] ?? 0
      const price = box.prices[good]?.[rung - 1] ?? 0
      const facts = { goods: sentence(goodName(t, good)), price, rung, rungs: topRung }
      return sold === 0 ? t.table.price(facts) : t.table.sold({ ...facts, count: sold })
    }),
  }
}

function seatPart(t: Locale, box: Box, p: Position, seat: Seat): TablePart {
  const { table } = t
  const { bases, pawns, transports, mines, tickets, rides, cubes, clip, money } = boardOf(p, seat)
  const name = seatName(t, p, seat)
  const track = trackText(t, box, p, seat)
  return {
    title: isOpen(p, seat, -1) ? table.seat({ name, cu: money }) : table.seatClosed({ name }),
    lines: [
      ...(bases.length > 0 ? [table.home({ bases: bases.map((site) => siteName(box, p, site)) })] : []),
      table.people({ pawns: pawns.map((pawn) => pawnText(t, box, p, pawn)) }),
      ...(transports.length > 0 ? [table.haulers({ haulers: haulersText(t, box, p, transports) })] : []),
      ...minesText(t, box, p, mines),
      ...(tickets.length > 0 ? [table.tickets({ places: ticketPlaces(box, tickets) })] : []),
      ...(rides.length > 0 ? [table.rides({ places: ticketPlaces(box, rides) })] : []),
      ...(track.length > 0 ? [table.track({ segments: track })] : []),
      sentence(table.cubes({ count: cubes })),
      ...(p.settings.paperClip && clip ? [table.clip] : []),
    ],
  }
}

/** Haulers with their numbers, and whether they have worked. */
export const haulersText = ({ table }: Locale, box: Box, p: Position, cards: readonly number[]): string[] =>
  cards.map((card) => {
    const facts = transportIn(box, card)
    return p.busy.includes(card) ? table.haulerBusy(facts) : table.hauler(facts)
  })

/** Mines with the goods on them, a sentence each. */
export const minesText = (t: Locale, box: Box, p: Position, cards: readonly number[]): string[] =>
  cards.map((card) => {
    const facts = { mine: cardName(t, box, card), goods: minedText(t, box, card, p.goods[card] ?? 0) }
    return p.depleted.includes(card) ? t.table.mineOut(facts) : t.table.mine(facts)
  })

function trackText(t: Locale, box: Box, p: Position, seat: Seat): string[] {
  const layout = layoutIn(box, p)
  return [...p.owners.keys()].flatMap((number) => {
    if (p.owners[number] !== seat + 1) return []
    const segment = segmentName(t, box, p, number)
    const isTwin = (layout.twins[number] ?? -1) >= 0
    return isRed(layout, number) && !isTwin ? t.named.twin({ segment, red: true }) : segment
  })
}

function rowPart(t: Locale, box: Box, p: Position): TablePart {
  return {
    title: t.table.row({ count: p.upcards.length }),
    lines: p.upcards.map((id) =>
      t.table.card({
        card: cardName(t, box, id),
        kind: cardKind(t, cardIn(box, id)),
        cu: costOf(box, p, { track: false, on: id }),
      }),
    ),
  }
}

/** A seat’s openly held things: the goods on its mines, dearest first, and what it has to bring more of them home. */
export function holdingsOf(t: Locale, box: Box, p: Position, seat: Seat): readonly Held[] {
  const { mines, transports, tickets, rides, pawns } = boardOf(p, seat)
  const stock = goods.map((_, good) =>
    mines.reduce((sum, mine) => sum + (mineIn(box, mine).good === good ? (p.goods[mine] ?? 0) : 0), 0),
  )
  return [
    ...stock.map((amount, good) => ({ amount, say: (count: number) => goodsText(t, good, count) })),
    { amount: mines.length, say: (count) => t.counted.mines({ count }) },
    { amount: transports.length, say: (count) => t.counted.haulers({ count }) },
    { amount: pawns.length, say: (count) => t.counted.pawns({ count }) },
    { amount: tickets.length + rides.length, say: (count) => t.counted.tickets({ count }) },
  ]
}

/** The progress of a match: the turn, and the copper as far as everyone may know it. */
export function farText(t: Locale, box: Box, p: Position): string {
  const { table } = t
  const purses = p.boards.flatMap(({ money }, seat) => {
    const name = seatName(t, p, seat)
    if (isOpen(p, seat, -1)) return table.farSeat({ name, money })
    return isAdvanced(box, p) ? [] : table.farClosed({ name, limit: box.is.declareAt })
  })
  return [table.far({ turn: p.turn }), ...purses].join(' · ')
}
