import { listAnd, many } from '../../../../kit/german.ts'
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
import { pointsText, squareText, tilesText, tileText } from './tiles.ts'

/** Everything on the table, in the order a player wants to hear it. */
export const tableText = (copies: Copies, p: Position, known?: Known): readonly TablePart[] => [
  ...p.hands.map((_, seat) => seatPart(p, seat, known)),
  boardPart(p),
  poolPart(copies, p, known),
]

/** How far a match has come. */
export function farText(p: Position): string {
  const points = p.hands.map((_, seat) => `${seatName(p, seat)} ${scoreOf(p, seat)}`)
  return `${points.join(', ')} · ${p.laid.length} von 60 Plättchen gelegt`
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
      ...(still.length > 0 ? [`Noch nicht unterwegs: ${linesText(still)}.`] : []),
      ...stations.flatMap((station) => finishedLine(p, station)),
    ],
  }
}

const lengthOf = ({ length }: Position, station: Station) => length[entries + station] ?? 0

const linesText = (stations: readonly Station[]) =>
  `${stations.length === 1 ? 'Linie' : 'Linien'} ${listAnd(stations.map((one) => `${one + 1}`))}`

/** „5 von 8 Zügen angekommen“ */
export function trainsText(p: Position, seat: Seat): string {
  const stations = stationsOf(p, seat)
  const arrived = stations.filter((station) => p.runs[station]).length
  return `${arrived} von ${many(stations.length, 'Zug', 'Zügen')} angekommen`
}

function movingLine(p: Position, station: Station): string {
  const there = squareText(waitingAt(p, station))
  return `Linie ${station + 1}: bisher ${tilesText(lengthOf(p, station))}, wartet in ${there}.`
}

function finishedLine(p: Position, station: Station): string[] {
  const run = p.runs[station]
  if (!run) return []
  return [
    `Linie ${station + 1} endete ${run.city ? 'in der Stadt' : 'am Rand'}: ${worthText(run)}.`,
  ]
}

function handLines(p: Position, seat: Seat, known?: Known): string[] {
  const hand = p.hands[seat] ?? []
  const named = hand.flatMap((token, at) => {
    const face = faceOf(p, known, token)
    const which = hand.length > 1 ? `Plättchen ${at + 1}` : 'Plättchen'
    const seen = shownFace(p, token) === undefined ? '' : ', das alle gesehen haben'
    return face ? [`${which} auf der Hand${seen}: ${tileText(face)}.`] : []
  })
  return named.length === hand.length && hand.length > 0
    ? named
    : [`Hält ${tilesText(hand.length)}.`, ...named]
}

function boardPart(p: Position): TablePart {
  const rows = Array.from({ length: 8 }, (_, row) => rowLine(p, row))
  return { title: `Spielplan: ${p.laid.length} von 60 Plättchen gelegt`, lines: rows }
}

function rowLine({ board }: Position, row: number): string {
  const cells = Array.from({ length: 8 }, (_, column) => row * 8 + column)
  const tiles = cells.flatMap((cell) => {
    const kind = board[cell]
    return kind ? [`Spalte ${(cell % 8) + 1}: ${tileText(kind)}.`] : []
  })
  const free = cells.filter((cell) => board[cell] === '' && !isCity(cell))
  if (tiles.length === 0) return `Zeile ${row + 1}: keine Plättchen.`
  return `Zeile ${row + 1}. ${tiles.join(' ')}${free.length === 0 ? ' Die Zeile ist voll.' : ''}`
}

function poolPart(copies: Copies, p: Position, known?: Known): TablePart {
  const unseen = [...unseenOf(copies, p, known)].filter(([, count]) => count > 0)
  return {
    title: `${tilesText(p.pool.length)} zum Nachziehen`,
    lines: unseen.map(([kind, count]) => `${count} noch nicht gesehen: ${tileText(kind)}.`),
  }
}
