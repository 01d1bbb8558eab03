import type { Face } from '../../src/stage/face.ts'
import { pad } from '../../src/table/layout/around.ts'
import { column, grid, row } from '../../src/table/layout/flow.ts'
import type { LayoutNode } from '../../src/table/layout/node.ts'
import { onStage, pageRoom } from '../../src/table/parts/page.ts'
import { card } from './card.ts'
import { type Move, type Position, pickOf, type Types } from './tiny.ts'

const moves: readonly Move[] = [
  { type: 'take', wagons: 1 },
  { type: 'take', wagons: 2 },
  { type: 'push' },
  { type: 'stop' },
]

/** The yard and the train, each seat’s wagons, each move, and room for the page’s decision bar and log. */
const table = (p: Position): LayoutNode =>
  pad(
    20,
    column({ gap: 20 }, [
      row({ gap: 20 }, [card('yard', `Yard ${p.yard}`), card('train', `Train ${p.train}`)]),
      grid(
        3,
        20,
        p.points.map((points, seat) => card(`seat:${seat}`, `Seat ${seat + 1}: ${points}`)),
      ),
      row(
        { gap: 20 },
        moves.map((move) => card(pickOf(move), pickOf(move))),
      ),
      pageRoom(),
    ]),
  )

/** The face of Sidings: plain cards. */
export const tinyFace: Face<Types> = {
  layout: (p, { w, h }) => ({
    ...onStage(table(p), { w: Math.max(w, 900), h: Math.max(h, 560) }),
    seats: p.points.map((_, of) => `seat:${of}`),
  }),
  show: () => [],
  picks: (_, move) => [pickOf(move)],
  touched: (_: Position, __, ids) => moves.find((move) => ids.includes(pickOf(move))),
  about: () => undefined,
}
