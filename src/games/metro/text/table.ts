import type { Known, Seat } from '../../../rules/game.ts'
import type { Held, TablePart } from '../../../rules/words.ts'
import { entries, isCity, type Station, squareName } from '../board.ts'
import { faceOf } from '../choices.ts'
import type { Copies } from '../content/tiles.ts'
import { waitingAt } from '../paths.ts'
import { type Position, shownFace, stationsOf } from '../position.ts'
import { scoreOf } from '../score.ts'
import { unseenOf } from '../unseen.ts'
import { worthText } from './effects.ts'
import { seatName, sentence, tileText } from './names.ts'
import type { Locale } from './words.ts'

/** Everything on the table, in the order a player wants to hear it. */
export const tableText = (t: Locale, copies: Copies, p: Position, known?: Known): readonly TablePart[] => [
  ...p.hands.map((_, seat) => seatPart(t, p, seat, known)),
  boardPart(t, p),
  poolPart(t, copies, p, known),
]

/** The progress of a match. */
export function farText(t: Locale, p: Position): string {
  const points = p.hands.map((_, seat) => `${seatName(t, p, seat)} ${scoreOf(p, seat)}`)
  return `${points.join(', ')} · ${t.table.laid({ count: p.laid.length })}`
}

function seatPart(t: Locale, p: Position, seat: Seat, known?: Known): TablePart {
  const stations = stationsOf(p, seat)
  const open = stations.filter((station) => !p.runs[station])
  const moving = open.filter((station) => lengthOf(p, station) > 0)
  const still = open.filter((station) => lengthOf(p, station) === 0)
  const points = t.counted.points({ points: scoreOf(p, seat) })
  return {
    title: `${seatName(t, p, seat)}: ${points}, ${trainsText(t, p, seat)}`,
    lines: [
      ...handLines(t, p, seat, known),
      ...moving.map((station) => movingLine(t, p, station)),
      ...(still.length > 0 ? [notUnderWayLine(t, still)] : []),
      ...stations.flatMap((station) => finishedLine(t, p, station)),
    ],
  }
}

const lengthOf = ({ length }: Position, station: Station) => length[entries + station] ?? 0

/** “5 of 8 trains have arrived” */
export function trainsText(t: Locale, p: Position, seat: Seat): string {
  const { amount, say } = trainsHeld(t, p, seat)
  return say(amount)
}

/** The trains that have arrived. */
export function trainsHeld({ table }: Locale, p: Position, seat: Seat): Held {
  const stations = stationsOf(p, seat)
  const amount = stations.filter((station) => p.runs[station]).length
  return { amount, say: (count) => table.arrived({ count, of: stations.length }), isProgress: true }
}

const notUnderWayLine = ({ table }: Locale, still: readonly Station[]): string =>
  table.notUnderWay({ count: still.length, lines: still.map((station) => `${station + 1}`) })

function movingLine({ table }: Locale, p: Position, station: Station): string {
  const square = squareName(waitingAt(p.board, station))
  return table.moving({ line: station + 1, tiles: lengthOf(p, station), square })
}

function finishedLine(t: Locale, p: Position, station: Station): string[] {
  const run = p.runs[station]
  return run ? [t.table.ended({ line: station + 1, city: run.city, worth: worthText(t, run) })] : []
}

function handLines(t: Locale, p: Position, seat: Seat, known?: Known): string[] {
  const hand = p.hands[seat] ?? []
  const named = hand.flatMap((token, at) => {
    const face = faceOf(p, known, token)
    const seen = shownFace(p, token) !== undefined
    const number = hand.length > 1 ? at + 1 : 0
    return face ? [t.table.inHand({ tile: tileText(t, face), seen, number })] : []
  })
  return named.length === hand.length && hand.length > 0 ? named : [t.table.holds({ tiles: hand.length }), ...named]
}

function boardPart(t: Locale, p: Position): TablePart {
  const rows = Array.from({ length: 8 }, (_, row) => rowLine(t, p, row))
  return { title: t.table.board({ count: p.laid.length }), lines: rows }
}

function rowLine(t: Locale, { board }: Position, row: number): string {
  const cells = Array.from({ length: 8 }, (_, column) => row * 8 + column)
  const tiles = cells.flatMap((cell) => {
    const kind = board[cell]
    return kind ? [`${squareName(cell)}: ${tileText(t, kind)}.`] : []
  })
  const isFull = cells.every((cell) => board[cell] !== '' || isCity(cell))
  if (tiles.length === 0) return t.table.emptyRow({ row: row + 1 })
  return [t.table.row({ row: row + 1 }), ...tiles, ...(isFull ? [t.table.fullRow] : [])].join(' ')
}

function poolPart(t: Locale, copies: Copies, p: Position, known?: Known): TablePart {
  const unseen = [...unseenOf(copies, p, known)].filter(([, count]) => count > 0)
  return {
    title: sentence(t.table.pool({ tiles: p.pool.length })),
    lines: unseen.map(([kind, count]) => t.table.unseen({ count, tile: tileText(t, kind) })),
  }
}
