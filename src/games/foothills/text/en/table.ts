import type { Seat } from '../../../../rules/game.ts'
import type { TablePart } from '../../../../rules/words.ts'
import type { Box, Station } from '../../box.ts'
import { bits } from '../../layout.ts'
import { type Board, boardOf, home, layoutOf, type Position, pub } from '../../position.ts'
import { earnedSoFar } from '../../score.ts'
import { sideOf } from '../../turn.ts'
import { bagText, bonusText, goodsText, listAnd, whiteCubes } from './goods.ts'
import { scoringText } from './scores.ts'
import { seatName } from './seats.ts'
import { buildEffectText, verbsText } from './verbs.ts'

/** The table in words: the players, the stockyard, then line by line. */
export function tableText(box: Box, p: Position): readonly TablePart[] {
  const seats = p.boards.map((_, seat) => boardPart(box, p, seat))
  const lines = layoutOf(box, p).lines.map((line) => linePart(box, p, line))
  return [...seats, yardPart(box, p), ...lines]
}

/** How far a match has come: the points so far, and the lines that are complete. */
export function farText(box: Box, p: Position): string {
  const points = p.boards.map((board, seat) => `${seatName(p, seat)} ${earnedSoFar(board)}`)
  return `${points.join(', ')} · ${p.stops.length} of ${box.stops} lines complete`
}

function boardPart(box: Box, p: Position, seat: Seat): TablePart {
  const board = boardOf(p, seat)
  const tickets = bits(board.tickets).map((ticket) => box.tickets[ticket]?.name ?? '')
  return {
    title: `${seatName(p, seat)}: ${earnedSoFar(board)} VP so far`,
    lines: [
      `Supply: ${goodsText(board.supply, 'empty')}.`,
      ...board.cards.flatMap((card, slot) => (card < 0 ? [] : [cardLine(box, board, slot)])),
      tickets.length > 0 ? `Tickets: ${listAnd(tickets)}.` : 'No tickets.',
      `Surveyor: ${surveyorAt(box, board)}.`,
      `Stations built: ${board.stations}. Tracks laid: ${board.tracks}. Cards scored: ${board.pile.length}.`,
      ...(p.summit === seat ? ['Holds the summit chit.'] : []),
    ],
  }
}

function cardLine(box: Box, board: Board, slot: number): string {
  const card = box.actions[board.cards[slot] ?? -1]
  const side = sideOf(box, board, slot)
  const back = side === card?.grey ? card?.golden : card?.grey
  const pays = card ? scoringText[card.scoring] : ''
  return `${side.letter}, ${side.name}: ${verbsText(side.verbs)} Other side: ${back?.letter}, ${back?.name}. When scored: ${pays}.`
}

function surveyorAt(box: Box, { surveyor }: Board): string {
  if (surveyor === home) return 'at home'
  return surveyor === pub ? 'in the pub' : `at ${box.stations[surveyor]?.name}`
}

function yardPart(box: Box, p: Position): TablePart {
  const { iron, stone, event } = p.yard
  const spare = p.spare.map((card) => box.actions[card]?.grey.name ?? '')
  return {
    title: 'Stockyard and supply',
    lines: [
      `In the stockyard: ${goodsText({ iron, stone }, 'no resources')} and ${whiteCubes(event)}.`,
      `In the bag: ${bagText(p)}.`,
      `Navvies left: ${box.navvies - p.navvies.filter(Boolean).length}. Buffer stops left: ${box.stops - p.stops.length}.`,
      spare.length > 0 ? `Spare action cards: ${listAnd(spare)}.` : 'No spare action cards.',
    ],
  }
}

function linePart(box: Box, p: Position, line: number): TablePart {
  const { numeral = '', name = '' } = box.lines[line] ?? {}
  const stations = box.stations.filter((station) => station.lines.includes(line))
  const state = p.stops.includes(line) ? ', complete' : ''
  return {
    title: `${numeral}, ${name}${state}`,
    lines: stations.map((station) => stationLine(p, station)),
  }
}

function stationLine(p: Position, station: Station): string {
  if (station.start) return `${station.name}: starting station. ${actionText(station)}`
  if (p.navvies[station.index]) return `${station.name}: built by navvies. ${actionText(station)}`
  const rubble = p.rubble[station.index] ?? 0
  const parts = [
    rubble > 0 ? `${rubble} rubble.` : 'No rubble.',
    ...trackTexts(p, station),
    ...spaceTexts(p, station),
    actionText(station),
    station.effect ? buildEffectText(station.effect) : '',
  ]
  return `${station.name}: ${parts.filter((part) => part !== '').join(' ')}`
}

function trackTexts(p: Position, station: Station): string[] {
  return Array.from({ length: station.tracks }, (_, i) => {
    const owner = p.tracks[station.firstTrack + i] ?? 0
    if (owner > 0) return `Track: ${seatName(p, owner - 1)}.`
    return p.rubble[station.index] ? 'Track space: under rubble.' : 'Track space: free.'
  })
}

function spaceTexts(p: Position, station: Station): string[] {
  return station.spaces.map(({ cost, bonus }, i) => {
    const owner = p.spaces[station.firstSpace + i] ?? 0
    if (owner > 0) return `Station: ${seatName(p, owner - 1)}.`
    return `Station space: costs ${goodsText(cost)}, ${bonusText(bonus)}.`
  })
}

const actionText = ({ action }: Station) =>
  action ? `Surveyor action: ${verbsText(action)}` : 'No surveyor action.'
