import { listAnd, many } from '../../../../kit/german.ts'
import { type Cell, placeOf, type Side, type Station, shapeOf, sides } from '../../board.ts'
import type { TileKind } from '../../content/tiles.ts'

/** A square as one says it over the board. */
export const squareText = (cell: Cell): string =>
  `Zeile ${Math.floor(cell / 8) + 1}, Spalte ${(cell % 8) + 1}`

/** The sides of a square, in order. */
export const sideNames = ['Norden', 'Osten', 'Süden', 'Westen'] as const

/** Kinds whose tracks are best told as a whole. */
const wholes: Readonly<Partial<Record<TileKind, string>>> = {
  aaaa: 'geradeaus in beiden Richtungen',
  bbbb: 'jede Seite zur nächsten im Uhrzeigersinn',
  cccc: 'jede Seite zur nächsten gegen den Uhrzeigersinn',
  dddd: 'Halbkreise an jeder Seite',
}

/** What a kind of tile connects: where trains go that come in from each side. */
export function tileText(kind: TileKind): string {
  const { exits } = shapeOf(kind)
  const exit = (side: Side) => exits[side] ?? side
  const parts = sides.flatMap((side) => {
    const to = exit(side)
    const isBothWays = exit(to) === side
    if (to === side || (isBothWays && to < side)) return []
    const [from, other] = [sideNames[side], sideNames[to]]
    return [isBothWays ? `${from} und ${other} in beiden Richtungen` : `${from} nach ${other}`]
  })
  const circles = halfCircles(sides.filter((side) => exit(side) === side))
  return wholes[kind] ?? [...parts, ...circles].join(', ')
}

function halfCircles(at: readonly Side[]): readonly string[] {
  if (at.length === 0) return []
  const where = listAnd(at.map((side) => sideNames[side]))
  return [at.length === 1 ? `Halbkreis im ${where}` : `Halbkreise im ${where}`]
}

const besides = ['über Spalte', 'rechts von Zeile', 'unter Spalte', 'links von Zeile'] as const

/** Where a station is: „über Spalte 8“. */
export function stationPlace(station: Station): string {
  const { cell, side } = placeOf(station)
  const number = side % 2 === 0 ? cell % 8 : Math.floor(cell / 8)
  return `${besides[side]} ${number + 1}`
}

export const tilesText = (count: number): string => many(count, 'Plättchen', 'Plättchen')
export const pointsText = (count: number): string => many(count, 'Punkt', 'Punkte')

/** The text with a capital letter. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
