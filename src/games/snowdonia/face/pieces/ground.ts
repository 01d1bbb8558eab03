import { colours } from '../../../../kit/tokens.ts'
import { at, grain, path, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Piece } from '../../../../stage/face.ts'
import { depths, piece, type Table } from '../table.ts'

/** The slate everything lies on, with its faint cleavage. */
export function groundPiece({ grid }: Table): Piece {
  const { w, h } = grid.size
  const draw = () => {
    const next = grain(3)
    const cracks = Array.from({ length: Math.ceil(h / 130) }, (_, row) => {
      const y = 60 + row * 130
      const points = Array.from({ length: Math.ceil(w / 275) + 1 }, (__, i) =>
        at(i * 275, y + (next() - 0.5) * 90),
      )
      return `M${points.join('L')}`
    })
    return [
      rect(0, 0, w, h, colours.slate900),
      path(cracks.join(''), { stroke: stroke('#56646e', 1), opacity: 0.14 }),
    ]
  }
  return piece('ground', 'ground', { x: 0, y: 0, w, h }, depths.ground, draw)
}
