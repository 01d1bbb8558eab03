import type { Seat } from '../../../rules/game.ts'
import type { TablePart } from '../../../rules/words.ts'
import type { Box, Station } from '../box.ts'
import { bits } from '../layout.ts'
import { type Board, boardOf, home, inBag, layoutOf, type Position, pub } from '../position.ts'
import { earnedSoFar } from '../score.ts'
import { sideOf } from '../turn.ts'
import { bonusText } from './bonus.ts'
import type { Locale } from './locale.ts'
import { seatName } from './seats.ts'

/** The table in words: the players, the stockyard, then line by line. */
export function tableText(t: Locale, box: Box, p: Position): readonly TablePart[] {
  const seats = p.boards.map((_, seat) => boardPart(t, box, p, seat))
  const lines = layoutOf(box, p).lines.map((line) => linePart(t, box, p, line))
  return [...seats, yardPart(t, box, p), ...lines]
}

/** The progress of a match: the points so far, and the lines that are complete. */
export function farText(t: Locale, box: Box, p: Position): string {
  const points = p.boards.map((board, seat) => `${seatName(t, p, seat)} ${earnedSoFar(board)}`)
  return `${points.join(', ')} · ${t.table.linesComplete(p.stops.length, box.stops)}`
}

function boardPart(t: Locale, box: Box, p: Position, seat: Seat): TablePart {
  const words = t.table
  const board = boardOf(p, seat)
  const tickets = bits(board.tickets).map((ticket) => box.tickets[ticket]?.name ?? '')
  return {
    title: words.board(seatName(t, p, seat), earnedSoFar(board)),
    lines: [
      words.supply(t.goods.goodsText(board.supply, words.empty)),
      ...board.cards.flatMap((card, slot) => (card < 0 ? [] : [cardLine(t, box, board, slot)])),
      tickets.length > 0 ? words.tickets(t.goods.listAnd(tickets)) : words.noTickets,
      surveyorLine(words, box, board),
      words.deeds(board.stations, board.tracks, board.pile.length),
      ...(p.summit === seat ? [words.summit] : []),
    ],
  }
}

function cardLine(t: Locale, box: Box, board: Board, slot: number): string {
  const card = box.actions[board.cards[slot] ?? -1]
  const side = sideOf(box, board, slot)
  const back = side === card?.grey ? card?.golden : card?.grey
  return [
    `${side.letter}, ${side.name}: ${t.verbs.verbsText(side.verbs)}`,
    t.table.otherSide(`${back?.letter}, ${back?.name}`),
    t.table.whenScored(card ? t.scores.scoringText[card.scoring] : ''),
  ].join(' ')
}

function surveyorLine(words: Locale['table'], box: Box, { surveyor }: Board): string {
  if (surveyor === home) return words.surveyorHome
  if (surveyor === pub) return words.surveyorInPub
  return words.surveyorAt(box.stations[surveyor]?.name ?? '')
}

function yardPart(t: Locale, box: Box, p: Position): TablePart {
  const words = t.table
  const { iron, stone, event } = p.yard
  const spare = p.spare.map((card) => box.actions[card]?.grey.name ?? '')
  const navvies = box.navvies - p.navvies.filter(Boolean).length
  return {
    title: words.yard,
    lines: [
      words.inYard(t.goods.goodsText({ iron, stone }, t.places.yard.none), t.goods.whiteCubes(event)),
      words.inBag(t.goods.inBag(inBag(p), p.bag.event)),
      words.left(navvies, box.stops - p.stops.length),
      spare.length > 0 ? words.spare(t.goods.listAnd(spare)) : words.noSpare,
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
    rubble > 0 ? words.rubble(rubble) : words.noRubble,
    ...trackTexts(t, p, station),
    ...spaceTexts(t, p, station),
    action,
    ...(station.effect ? [t.verbs.buildEffectText(station.effect)] : []),
  ].join(' ')
}

function trackTexts(t: Locale, p: Position, station: Station): string[] {
  const words = t.table
  return Array.from({ length: station.tracks }, (_, i) => {
    const owner = p.tracks[station.firstTrack + i] ?? 0
    if (owner > 0) return words.track(seatName(t, p, owner - 1))
    return p.rubble[station.index] ? words.underRubble : words.freeTrack
  })
}

function spaceTexts(t: Locale, p: Position, station: Station): string[] {
  return station.spaces.map(({ cost, bonus }, i) => {
    const owner = p.spaces[station.firstSpace + i] ?? 0
    if (owner > 0) return t.table.station(seatName(t, p, owner - 1))
    return t.table.space(t.goods.goodsText(cost), bonusText(t, bonus))
  })
}

const actionText = (t: Locale, { action }: Station) =>
  action ? t.table.action(t.verbs.verbsText(action)) : t.table.noAction
