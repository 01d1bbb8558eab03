import * as v from 'valibot'
import { type Flaw, flawOf } from '../../rules/flaw.ts'
import { cellCount, isCity, turnedKind } from './board.ts'
import { heldBy } from './choices.ts'
import { type TileKind, tileCount } from './content/tiles.ts'
import { flaw } from './flaws.ts'
import { areAllDone, finishedNow, put, runFrom } from './lines.ts'
import { below, kindSchema, tokenSchema } from './moves.ts'
import { settingsSchema } from './options.ts'
import { type Position, setup } from './position.ts'

const seat = below(6)
const card = { token: tokenSchema, face: kindSchema }
/** Everything that follows from the tiles laid is made from them, whatever the data say. */
const derived = v.optional(v.unknown())
/** The shape of a position. */
export const positionSchema = v.strictObject({
  phase: v.picklist(['turn', 'over']),
  settings: settingsSchema,
  seat,
  pool: v.array(tokenSchema),
  hands: v.array(v.array(tokenSchema)),
  shown: v.array(v.strictObject(card)),
  drawn: v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(tileCount - 1)),
  stuck: v.boolean(),
  laid: v.array(v.strictObject({ ...card, seat, cell: below(cellCount), turns: below(4) })),
  board: derived,
  open: derived,
  far: derived,
  length: derived,
  runs: derived,
})
type Given = v.InferOutput<typeof positionSchema>

type Read = { readonly position: Position } | { readonly flaws: readonly Flaw[] }

/** A position read from untrusted data that is to replace `p`, with the tiles of a deck. */
export function readPosition(deck: readonly TileKind[], data: unknown, p: Position): Read {
  const read = v.safeParse(positionSchema, data)
  if (!read.success) return { flaws: [flawOf(read.issues)] }
  const { laid, shown } = read.output
  const wrong = wrongTiles(read.output, p.hands.length) ?? wrongFaces(deck, [...shown, ...laid])
  return wrong ? { flaws: [wrong] } : laidOut(read.output)
}

/** The flaw in where the tiles are, if there is one. */
function wrongTiles({ pool, hands, laid, shown, ...given }: Given, seats: number) {
  if (hands.length !== seats) return flaw('seats', 'hands')
  if (given.seat >= seats) return flaw('seats', 'seat')
  if (laid.some((one) => one.seat >= seats)) return flaw('seats', 'laid')
  const tokens = [...pool, ...hands.flat(), ...laid.map(({ token }) => token)]
  if (tokens.length !== tileCount || new Set(tokens).size !== tileCount)
    return flaw('tiles', 'pool', { tiles: tokens.length })
  const open = new Set(shown.map(({ token }) => token))
  if (open.size < shown.length || hands.flat().filter((one) => open.has(one)).length < open.size)
    return flaw('shown', 'shown')
  if (given.drawn >= 0 && !hands[given.seat]?.includes(given.drawn)) return flaw('drawn', 'drawn')
  return undefined
}

function wrongFaces(deck: readonly TileKind[], cards: Given['shown']) {
  const left: string[] = [...deck]
  for (const { face } of cards) {
    const at = left.indexOf(face)
    if (at < 0) return flaw('copies', 'laid', { face })
    left.splice(at, 1)
  }
  return undefined
}

/** The position with its tiles laid one by one. */
function laidOut(given: Given): Read {
  const { board, open, far, length, runs } = setup(given.hands.length, given.settings)
  const position: Position = { ...given, board, open, far, length, runs }
  for (const { face, cell, turns } of given.laid) {
    if (isCity(cell) || board[cell] !== '') return { flaws: [flaw('cell', 'laid', { cell })] }
    put(position, cell, turnedKind(face, turns))
  }
  for (const station of finishedNow(position)) runs[station] = runFrom(position, station) ?? null
  const isDone = areAllDone(position)
  if (given.phase === 'over' && !isDone) return { flaws: [flaw('notOver', 'phase')] }
  if (given.phase === 'turn' && (isDone || heldBy(position, given.seat).length === 0))
    return { flaws: [flaw('over', 'phase')] }
  return { position }
}
