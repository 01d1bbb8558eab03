import * as v from 'valibot'
import { type Flaw, flawOf } from '../../rules/flaw.ts'
import { cellCount, crossingCount, isCity, stationCount, turnedKind } from './board.ts'
import { type TileKind, tileCount } from './content/tiles.ts'
import { areAllDone, finishedNow, put, runFrom } from './lines.ts'
import { below, kindSchema, tokenSchema } from './moves.ts'
import { settingsSchema } from './options.ts'
import { type Position, setup } from './position.ts'

const seat = below(6)
const card = { token: tokenSchema, face: kindSchema }
const positionSchema = v.strictObject({
  phase: v.picklist(['turn', 'over']),
  settings: settingsSchema,
  seat,
  pool: v.array(tokenSchema),
  hands: v.array(v.array(tokenSchema)),
  shown: v.array(v.strictObject(card)),
  drawn: v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(tileCount - 1)),
  stuck: v.boolean(),
  laid: v.array(v.strictObject({ ...card, seat, cell: below(cellCount), turns: below(4) })),
  board: v.pipe(v.array(v.union([kindSchema, v.literal('')])), v.length(cellCount)),
  open: v.array(below(cellCount)),
  far: v.pipe(v.array(below(crossingCount)), v.length(crossingCount)),
  length: v.pipe(v.array(below(1000)), v.length(crossingCount)),
  runs: v.pipe(
    v.array(v.nullable(v.strictObject({ tiles: below(1000), city: v.boolean() }))),
    v.length(stationCount),
  ),
})

type Read = { readonly position: Position } | { readonly flaws: readonly Flaw[] }

const flaw = (reason: string, at: string, amounts: Flaw['amounts'] = {}): Read => ({
  flaws: [{ reason, at, amounts }],
})

/**
 * A position read from untrusted data that is to replace `p`. The board follows from the tiles laid, so it
 * is made again from them.
 */
export function readPosition(deck: readonly TileKind[], data: unknown, p: Position): Read {
  const read = v.safeParse(positionSchema, data)
  if (!read.success) return { flaws: [flawOf(read.issues)] }
  const given = read.output
  if (given.hands.length !== p.hands.length) return flaw('seats', 'hands')
  if (given.seat >= given.hands.length) return flaw('seats', 'seat')
  const tokens = [...given.pool, ...given.hands.flat(), ...given.laid.map(({ token }) => token)]
  if (tokens.length !== tileCount || new Set(tokens).size !== tileCount)
    return flaw('tiles', 'pool', { tiles: tokens.length })
  const left: string[] = [...deck]
  for (const { face } of [...given.shown, ...given.laid]) {
    const at = left.indexOf(face)
    if (at < 0) return flaw('copies', 'laid', { face })
    left.splice(at, 1)
  }
  return rebuilt(given)
}

/** The same position with board, lines and runs as its tiles make them. */
function rebuilt(given: Position): Read {
  const fresh = setup(given.hands.length, given.settings)
  const position: Position = {
    ...given,
    board: fresh.board,
    open: fresh.open,
    far: fresh.far,
    length: fresh.length,
    runs: fresh.runs,
  }
  for (const { face, cell, turns } of given.laid) {
    if (isCity(cell) || position.board[cell] !== '') return flaw('cell', 'laid', { cell })
    put(position, cell, turnedKind(face, turns))
  }
  for (const station of finishedNow(position))
    position.runs[station] = runFrom(position, station) ?? null
  const held = position.hands[position.seat]?.length ?? 0
  if (position.phase === 'turn' && (held === 0 || areAllDone(position)))
    return flaw('over', 'phase')
  return { position }
}
