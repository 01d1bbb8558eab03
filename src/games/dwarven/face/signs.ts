import type { SignPart } from '../../../rules/book.ts'
import { svgDocument } from '../../../stage/art/svg.ts'
import type { Sign } from '../text/book.ts'
import { good } from './art/goods.ts'

/** The side of a picture in the rules book, in units. */
const size = 40

/** The goods in the rules book, drawn as on the table. */
export function drawSign({ good: name }: Sign): readonly SignPart[] {
  const look = { width: size, height: size, prefix: `${name}-` }
  return [{ type: 'picture', svg: svgDocument([good(name, size / 2, size / 2, size)], look), wide: 1 }]
}
