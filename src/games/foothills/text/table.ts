import type { Seat } from '../../../rules/game.ts'
import type { TablePart } from '../../../rules/words.ts'
import type { Box, Station } from '../box.ts'
import { bits } from '../layout.ts'
import { type Board, boardOf, home, inBag, layoutOf, type Position, pub } from '../position.ts'
import { earnedSoFar } from '../score.ts'
import { sideOf } from '../turn.ts'
import { bonusText, goodsText } from './goods.ts'
import { type Locale, seatName } from './locale.ts'
import { buildEffectText, verbsText } from './verbs.ts'

/** The table in words: the players, the stockyard, then line by line. */
export function tableText(t: Locale, box: Box, p: Position): readonly TablePart[] {
  const seats = p.boards.map((_, seat) => boardPart(t, box, p, seat))
  const lines = layoutOf(box, p).lines.map((line) => linePart(t, box, p, line))
  return [...seats, yardPart(t, box, p), ...lines]
}

/** The progress of a match: the points so far, and the lines that are complete. */
export function farText(t: Locale, box: Box, p: Position): string {
  const points = p.boards.map((board, seat) => `${seatName(t, p, seat)} ${earnedSoFar(board)}`)
  return `${points.join(', ')} · ${t.table.linesComplete({ complete: p.stops.length, of: box.stops })}`
}

function boardPart(t: Locale, box: Box, p: Position, seat: Seat): TablePart {
  const words = t.table
  const board = boardOf(p, seat)
  const tickets = bits(board.tickets).map((ticket) => box.tickets[ticket]?.name ?? '')
  return {
    title: words.board({ name: seatName(t, p, seat), points: earnedSoFar(board) }),
    lines: [
      words.supply({ goods: goodsText(t, board.supply, words.empty) }),
      ...board.cards.flatMap((card, slot) => (card < 0 ? [] : [cardLine(t, box, board, slot)])),
      tickets.length > 0 ? words.tickets({ names: t.list.and({ parts: tickets }) }) : words.noTickets,
      surveyorLine(words, box, board),
      words.deeds({ stations: board.stations, tracks: board.tracks, cards: board.pile.length }),
      ...(p.summit === seat ? [words.summit] : []),
    ],
  }
}

function cardLine(t: Locale, box: Box, board: Board, slot: number): string {
  const card = box.actions[board.cards[slot] ?? -1]
  const side = sideOf(box, board, slot)
  const back = side === card?.grey ? card?.golden : card?.grey
  return [
    `${side.letter}, ${side.name}: ${verbsText(t, side.verbs)}`,
    t.table.otherSide({ side: `${back?.letter}, ${back?.name}` }),
    t.table.whenScored({ pays: card ? t.scores.worth[card.scoring] : '' }),
  ].join(' ')
}

function surveyorLine(words: Locale['table'], box: Box, { surveyor }: Board): string {
  if (surveyor === home) return words.surveyorHome
  if (surveyor === pub) return words.surveyorInPub
  return words.surveyorAt({ station: box.stations[surveyor]?.name ?? '' })
}

function yardPart(t: Locale, box: Box, p: Position): TablePart {
  const words = t.table
  const { iron, stone, event } = p.yard
  const spare = p.spare.map((card) => box.actions[card]?.grey.name ?? '')
  const navvies = box.navvies - p.navvies.filter(Boolean).length
  return {
    title: words.yard,
    lines: [
      words.inYard({
        goods: goodsText(t, { iron, stone }, t.places.yard.none),
        white: t.goods.white({ white: event }),
      }),
      words.inBag({ cubes: t.places.inBag({ resources: inBag(p), white: p.bag.event }) }),
      words.left({ navvies, stops: box.stops - p.stops.length }),
      spare.length > 0 ? words.spare({ cards: t.list.and({ parts: spare }) }) : words.noSpare,
    ],
  }
}

function linePart(t: Locale, box: Box, p: Position, line: number): TablePart {
  const { numeral = '', name = '' } = box.lines[line] ?? {}
  const stations = box.stations.filter((station) => station.lines.includes(line))
  const state = p.stops.includes(line) ? `, ${t.table.complete}` : ''
  return {
    title: `${numeral}, ${name}${state}`,
    lines: stations.map((station) => `${station.name}: ${stationText(t, p, station)}`),
  }
}

function stationText(t: Locale, p: Position, station: Station): string {
  const words = t.table
  const action = actionText(t, station)
  if (station.start) return `${words.start} ${action}`
  if (p.navvies[station.index]) return `${words.byNavvies} ${action}`
  const rubble = p.rubble[station.index] ?? 0
  return [
    rubble > 0 ? words.rubble({ count: rubble }) : words.noRubble,
    ...trackTexts(t, p, station),
    ...spaceTexts(t, p, station),
    action,
    ...(station.effect ? [buildEffectText(t, station.effect)] : []),
  ].join(' ')
}

function trackTexts(t: Locale, p: Position, station: Station): string[] {
  const words = t.table
  return Array.from({ length: station.tracks }, (_, i) => {
    const owner = p.tracks[station.firstTrack + i] ?? 0
    if (owner > 0) return words.track({ name: seatName(t, p, owner - 1) })
    return p.rubble[station.index] ? words.underRubble : words.freeTrack
  })
}

function spaceTexts(t: Locale, p: Position, station: Station): string[] {
  return station.spaces.map(({ cost, bonus }, i) => {
    const owner = p.spaces[station.firstSpace + i] ?? 0
    if (owner > 0) return t.table.station({ name: seatName(t, p, owner - 1) })
    return t.table.space({ price: goodsText(t, cost), bonus: bonusText(t, bonus) })
  })
}

const actionText = (t: Locale, { action }: Station) =>
  action ? t.table.action({ text: verbsText(t, action) }) : t.table.noAction
