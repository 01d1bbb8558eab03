import type { SignPart } from '../../../rules/book.ts'
import { svgDocument } from '../../../stage/art/svg.ts'
import type { Sign } from '../text/book.ts'
import { tileShapes } from './art/tile.ts'

/** The side of a tile in the rules book, in units. */
const size = 64

/** The tiles in the rules book, drawn as on the table. */
export function drawSign({ kind }: Sign): readonly SignPart[] {
  const look = { width: size, height: size, prefix: `${kind}-` }
  return [{ type: 'picture', svg: svgDocument(tileShapes(kind, size), look), wide: 1 }]
}
