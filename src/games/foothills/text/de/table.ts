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
  return `${points.join(', ')} · ${p.stops.length} von ${box.stops} Strecken fertig`
}

function boardPart(box: Box, p: Position, seat: Seat): TablePart {
  const board = boardOf(p, seat)
  const tickets = bits(board.tickets).map((ticket) => box.tickets[ticket]?.name ?? '')
  return {
    title: `${seatName(p, seat)}: bisher ${earnedSoFar(board)} SP`,
    lines: [
      `Vorrat: ${goodsText(board.supply, 'leer')}.`,
      ...board.cards.flatMap((card, slot) => (card < 0 ? [] : [cardLine(box, board, slot)])),
      tickets.length > 0 ? `Fahrkarten: ${listAnd(tickets)}.` : 'Keine Fahrkarten.',
      `Vermesser: ${surveyorAt(box, board)}.`,
      `Gebaute Bahnhöfe: ${board.stations}. Verlegte Gleise: ${board.tracks}. Gewertete Karten: ${board.pile.length}.`,
      ...(p.summit === seat ? ['Hat das Gipfelplättchen.'] : []),
    ],
  }
}

function cardLine(box: Box, board: Board, slot: number): string {
  const card = box.actions[board.cards[slot] ?? -1]
  const side = sideOf(box, board, slot)
  const back = side === card?.grey ? card?.golden : card?.grey
  const pays = card ? scoringText[card.scoring] : ''
  return `${side.letter}, ${side.name}: ${verbsText(side.verbs)} Andere Seite: ${back?.letter}, ${back?.name}. Gewertet: ${pays}.`
}

function surveyorAt(box: Box, { surveyor }: Board): string {
  if (surveyor === home) return 'zu Hause'
  return surveyor === pub ? 'im Pub' : `in ${box.stations[surveyor]?.name}`
}

function yardPart(box: Box, p: Position): TablePart {
  const { iron, stone, event } = p.yard
  const spare = p.spare.map((card) => box.actions[card]?.grey.name ?? '')
  return {
    title: 'Lagerplatz und Vorrat',
    lines: [
      `Auf dem Lagerplatz: ${goodsText({ iron, stone }, 'keine Rohstoffe')} und ${whiteCubes(event)}.`,
      `Im Beutel: ${bagText(p)}.`,
      `Streckenarbeiter übrig: ${box.navvies - p.navvies.filter(Boolean).length}. Prellböcke übrig: ${box.stops - p.stops.length}.`,
      spare.length > 0 ? `Ersatzkarten: ${listAnd(spare)}.` : 'Keine Ersatzkarten.',
    ],
  }
}

function linePart(box: Box, p: Position, line: number): TablePart {
  const { numeral = '', name = '' } = box.lines[line] ?? {}
  const stations = box.stations.filter((station) => station.lines.includes(line))
  const state = p.stops.includes(line) ? ', fertig' : ''
  return {
    title: `${numeral}, ${name}${state}`,
    lines: stations.map((station) => stationLine(p, station)),
  }
}

function stationLine(p: Position, station: Station): string {
  if (station.start) return `${station.name}: Startbahnhof. ${actionText(station)}`
  if (p.navvies[station.index])
    return `${station.name}: von Streckenarbeitern gebaut. ${actionText(station)}`
  const rubble = p.rubble[station.index] ?? 0
  const parts = [
    rubble > 0 ? `${rubble} Schutt.` : 'Kein Schutt.',
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
    if (owner > 0) return `Gleis: ${seatName(p, owner - 1)}.`
    return p.rubble[station.index] ? 'Gleisfeld: unter Schutt.' : 'Gleisfeld: frei.'
  })
}

function spaceTexts(p: Position, station: Station): string[] {
  return station.spaces.map(({ cost, bonus }, i) => {
    const owner = p.spaces[station.firstSpace + i] ?? 0
    if (owner > 0) return `Bahnhof: ${seatName(p, owner - 1)}.`
    return `Bahnhofsfeld: kostet ${goodsText(cost)}, ${bonusText(bonus)}.`
  })
}

const actionText = ({ action }: Station) =>
  action ? `Vermesseraktion: ${verbsText(action)}` : 'Keine Vermesseraktion.'
