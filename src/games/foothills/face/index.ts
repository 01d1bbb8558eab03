import type { Face } from '../../../stage/face.ts'
import type { Edition } from '../content/edition.ts'
import type { Effect } from '../effects.ts'
import type { Intention, Move } from '../moves.ts'
import type { Position } from '../position.ts'

/** How Foothills looks. */
export type FoothillsFace = Face<Position, Move, Effect, Intention>

/** The face of one edition, read by its schema. */
export function openFace(_edition: Edition): FoothillsFace {
  return {
    layout: (_position, size) => ({
      size,
      pieces: [],
      areas: { decision: { x: 0, y: 0, w: 0, h: 0 }, log: { x: 0, y: 0, w: 0, h: 0 } },
    }),
    evolve: (position) => position,
    show: () => [],
    picks: () => [],
    touched: () => undefined,
  }
}
