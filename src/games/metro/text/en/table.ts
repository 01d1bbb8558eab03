import { listAnd } from '../../../../kit/english.ts'
import type { Known, Seat } from '../../../../rules/game.ts'
import type { TablePart } from '../../../../rules/words.ts'
import { entries, isCity, type Station } from '../../board.ts'
import { faceOf } from '../../choices.ts'
import type { Copies } from '../../content/tiles.ts'
import { type Position, shownFace, stationsOf } from '../../position.ts'
import { scoreOf } from '../../score.ts'
import { unseenOf } from '../../unseen.ts'
import { waitingAt } from '../waiting.ts'
import { worthText } from './effects.ts'
import { seatName } from './seats.ts'
import { pointsText, sentence, squareText, tilesText, tileText } from './tiles.ts'

/** Everything on the table, in the order a player wants to hear it. */
export const tableText = (copies: Copies, p: Position, known?: Known): readonly TablePart[] => [
  ...p.hands.map((_, seat) => seatPart(p, seat, known)),
  boardPart(p),
  poolPart(copies, p, known),
]

/** How far a match has come. */
export function farText(p: Position): string {
  const points = p.hands.map((_, seat) => `${seatName(p, seat)} ${scoreOf(p, seat)}`)
  return `${points.join(', ')} · ${p.laid.length} of 60 tiles laid`
}

function seatPart(p: Position, seat: Seat, known?: Known): TablePart {
  const stations = stationsOf(p, seat)
  const open = stations.filter((station) => !p.runs[station])
  const moving = open.filter((station) => lengthOf(p, station) > 0)
  const still = open.filter((station) => lengthOf(p, station) === 0)
  return {
    title: `${seatName(p, seat)}: ${pointsText(scoreOf(p, seat))}, ${trainsText(p, seat)}`,
    lines: [
      ...handLines(p, seat, known),
      ...moving.map((station) => movingLine(p, station)),
      ...(still.length > 0 ? [`Not under way yet: ${linesText(still)}.`] : []),
      ...stations.flatMap((station) => finishedLine(p, station)),
    ],
  }
}

const lengthOf = ({ length }: Position, station: Station) => length[entries + station] ?? 0

const linesText = (stations: readonly Station[]) =>
  `${stations.length === 1 ? 'line' : 'lines'} ${listAnd(stations.map((one) => `${one + 1}`))}`

/** “5 of 8 trains have arrived” */
export function trainsText(p: Position, seat: Seat): string {
  const stations = stationsOf(p, seat)
  const arrived = stations.filter((station) => p.runs[station]).length
  return `${arrived} of ${stations.length} trains ${arrived === 1 ? 'has' : 'have'} arrived`
}

function movingLine(p: Position, station: Station): string {
  const there = squareText(waitingAt(p, station))
  return `Line ${station + 1}: ${tilesText(lengthOf(p, station))} so far, and waits at ${there}.`
}

function finishedLine(p: Position, station: Station): string[] {
  const run = p.runs[station]
  if (!run) return []
  return [
    `Line ${station + 1} ended ${run.city ? 'in the city' : 'at the edge'}: ${worthText(run)}.`,
  ]
}

function handLines(p: Position, seat: Seat, known?: Known): string[] {
  const hand = p.hands[seat] ?? []
  const named = hand.flatMap((token, at) => {
    const face = faceOf(p, known, token)
    const which = hand.length > 1 ? `Tile ${at + 1}` : 'Tile'
    const seen = shownFace(p, token) === undefined ? '' : ', which everyone has seen'
    return face ? [`${which} in hand${seen}: ${tileText(face)}.`] : []
  })
  return named.length === hand.length && hand.length > 0
    ? named
    : [`Holds ${tilesText(hand.length)}.`, ...named]
}

function boardPart(p: Position): TablePart {
  const rows = Array.from({ length: 8 }, (_, row) => rowLine(p, row))
  return { title: `Board: ${p.laid.length} of 60 tiles laid`, lines: rows }
}

function rowLine({ board }: Position, row: number): string {
  const cells = Array.from({ length: 8 }, (_, column) => row * 8 + column)
  const tiles = cells.flatMap((cell) => {
    const kind = board[cell]
    return kind ? [`Column ${(cell % 8) + 1}: ${tileText(kind)}.`] : []
  })
  const free = cells.filter((cell) => board[cell] === '' && !isCity(cell))
  if (tiles.length === 0) return `Row ${row + 1}: no tiles.`
  return `Row ${row + 1}. ${tiles.join(' ')}${free.length === 0 ? ' The row is full.' : ''}`
}

function poolPart(copies: Copies, p: Position, known?: Known): TablePart {
  const unseen = [...unseenOf(copies, p, known)].filter(([, count]) => count > 0)
  return {
    title: `${sentence(tilesText(p.pool.length))} to draw`,
    lines: unseen.map(([kind, count]) => `${count} not yet seen: ${tileText(kind)}.`),
  }
}
