import { type Crossing, cellCount, entries, squareName } from '../board.ts'
import type { Position } from '../position.ts'
import { lineName, lineNumber, seatName, tileText } from '../text/names.ts'
import * as english from '../words/en/index.ts'

/** A value in a position, and the first number in its path: of `hands.1.0` 1. */
interface There {
  readonly p: Position
  readonly value: unknown
  readonly at: number
}
type Meaning = (there: There) => string | undefined

const seat = (p: Position, value: unknown) =>
  typeof value === 'number' && p.hands[value] ? seatName(english, p, value) : undefined

const square = (value: unknown) => (typeof value === 'number' && value < cellCount ? squareName(value) : undefined)

/** Where trains cross from one square to the next. */
function crossing(value: unknown): string | undefined {
  if (typeof value !== 'number') return undefined
  if (value >= entries) return `${lineNumber(english, value - entries)} sets out`
  return `out of ${squareName(Math.floor(value / 4))} to the ${english.tiles.direction({ side: value % 4 })}`
}

const from = (start: Crossing, what: string | undefined) => what && `${crossing(start)}: ${what}`

function laid({ p, at }: There): string | undefined {
  const tile = p.laid[at]
  return tile && `${seatName(english, p, tile.seat)} at ${squareName(tile.cell)}: ${tileText(english, tile.face)}`
}

function onBoard({ p, at }: There): string {
  const kind = p.board[at]
  return kind ? `${squareName(at)}: ${tileText(english, kind)}` : squareName(at)
}

function shown({ p, at }: There): string | undefined {
  const card = p.shown[at]
  return card && tileText(english, card.face)
}

/** The meanings of values, by their path with `#` for every number in it. */
const meanings: Readonly<Record<string, Meaning>> = {
  seat: ({ p, value }) => seat(p, value),
  drawn: ({ value }) => (value === -1 ? 'none' : undefined),
  'hands.#': ({ p, at }) => seat(p, at),
  'shown.#': shown,
  'laid.#': laid,
  'laid.#.seat': ({ p, value }) => seat(p, value),
  'laid.#.cell': ({ value }) => square(value),
  'board.#': onBoard,
  'open.#': ({ value }) => square(value),
  'far.#': ({ value, at }) => from(at, crossing(value)),
  'length.#': ({ at }) => crossing(at),
  'runs.#': ({ p, at }) => lineName(english, p, at),
}

/** The meaning of a value in a position, in words: a seat, a square, a tile, a line. */
export function meaningOf(p: Position, path: string, value: unknown): string | undefined {
  const at = Number(/\d+/.exec(path)?.[0] ?? -1)
  return meanings[path.replaceAll(/\d+/g, '#')]?.({ p, value, at })
}
