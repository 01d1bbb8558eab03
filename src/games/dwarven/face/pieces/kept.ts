import type { Piece, Rect } from '../../../../stage/face.ts'
import { keeping } from '../../../../table/layout/kept.ts'
import { type LayoutNode, lay, piecesOf } from '../../../../table/layout/node.ts'
import type { Table } from '../table.ts'

/**
 * Opens a store for the pieces of a board, which is laid out again only when what it shows has changed: `shows` is all
 * of the position and of what leads on that it depends on, besides the stage, the viewer and whose the seats are.
 */
export function keptBoard() {
  const kept = keeping<readonly Piece[]>()
  return (table: Table, rect: Rect, shows: unknown, node: () => LayoutNode): readonly Piece[] => {
    const { grid, looking, paints, p, words, say } = table
    const { seat, text, watches } = looking
    const whose = paints.map(({ letter }, one) => `${letter}${words.seat(p, one)}`)
    const input = JSON.stringify([grid.form, grid.share, rect, seat, text, watches, whose, p.boards.length, shows])
    return kept(say, input, () => piecesOf(lay(node(), rect)))
  }
}
