import type { Seat } from '../../rules/game.ts'
import type { Shape } from '../../stage/art/shape.ts'
import type { Looking, RingMarks } from '../../stage/face.ts'

/** A seat’s sign in a square: equal keys mean equal pictures. */
interface Sign {
  readonly key: string
  readonly draw: (side: number) => readonly Shape[]
}

/** The smallest square in which a face can be told from others, in layout pixels. */
const least = 26

/** The sign of a seat where its person’s face is known and there is room for that; else the title’s own. */
export function locketOr({ portraits }: Looking, seat: Seat, marks: RingMarks, sign: Sign): Sign {
  const portrait = portraits?.[seat]
  if (!portrait) return sign
  return {
    key: `locket:${portrait.key}:${marks.letter}`,
    draw: (side) => (side < least ? sign.draw(side) : portrait.draw(side, marks)),
  }
}
