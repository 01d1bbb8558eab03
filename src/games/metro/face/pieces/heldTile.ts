import { colours } from '../../../../kit/tokens.ts'
import type { Token } from '../../../../rules/game.ts'
import { rect, stroke } from '../../../../stage/art/draw.ts'
import { reach } from '../../../../stage/art/light.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'

import { piece } from '../../../../stage/kit/piece.ts'
import type { Cell } from '../../board.ts'
import { faceOf } from '../../choices.ts'
import type { TileKind } from '../../content/tiles.ts'
import { tileBack } from '../art/back.ts'
import { tileShapes } from '../art/tile.ts'
import { looksKey, type Owners } from '../lines.ts'
import { depths, type Table } from '../table.ts'
import { looksOf } from './looks.ts'

/** The look of a held tile besides its face. */
interface Lying {
  /** The cell whose ground it shows. */
  readonly ground?: Cell
  /** It is picked, or is going to be laid. */
  readonly isPicked?: boolean
  /** Its kind as it would lie, and the lines that would run over it there. */
  readonly kind?: TileKind
  readonly owners?: Owners | undefined
}

const frame = (w: number, colour: string, wide: number): Shape =>
  rect(-wide / 2, -wide / 2, w + wide, w + wide, 'rgba(0, 0, 0, 0)', { radius: 4, stroke: stroke(colour, wide) })

/** A tile that a seat holds: its face for those who may see it, its back for everyone else. */
export function heldTile(table: Table, token: Token, place: Rect, lying: Lying = {}): Piece {
  const { p, looking, words, say, grid } = table
  const { ground, isPicked = false, kind, owners } = lying
  const face = kind ?? faceOf(p, looking.known, token)
  const look = { small: grid.small && place.w < 60, ...(ground !== undefined && { ground }), looks: looksOf(owners) }
  const draw = (w: number): Shape[] => [
    rect(0, 0, w, w, colours.slate900, { radius: 3, height: 1 }),
    ...(face ? tileShapes(face, w, look) : tileBack(w)),
    ...(isPicked ? [frame(w, colours.brass, 5), frame(w, colours.brassHi, 2)] : []),
  ]
  const key = `held:${face ?? 'back'}:${face ? (ground ?? '') : ''}:${isPicked}:${looksKey(owners)}`
  const label = face ? words.tile(face) : say.closedTile
  return piece(`hand:${token}`, key, place, depths.onPanel, draw, { label, margin: reach(1) })
}
