import type { Shape } from '../../stage/art/shape.ts'
import type { PrintSizes } from '../../stage/kit/print.ts'
import { row } from '../layout/flow.ts'
import { shape } from '../layout/leaf.ts'
import type { LayoutNode } from '../layout/node.ts'
import { line } from './print.ts'
import { thing } from './thing.ts'

/** A thing to count. */
export interface CountedThing {
  readonly id: string
  readonly countId: string
  readonly count: number
  /** Equal keys mean equal pictures at equal sizes. */
  readonly key: string
  readonly draw: (w: number) => readonly Shape[]
  /** Least and ideal height of its picture. */
  readonly high: readonly [number, number]
  /** The size of its count, which it keeps. */
  readonly size: number
  readonly label?: string
  /** The touch area it is part of. */
  readonly of?: string
}

/** A picture beside its count, with room for two figures. */
export function counted(sizes: PrintSizes, depth: number, it: CountedThing): LayoutNode {
  const { id, countId, count, key, draw, high, size, label, of } = it
  const rest = { ...(label && { label }), ...(of && { of }) }
  const print = { font: 'display', size } as const
  return row(
    { gap: 4 },
    [
      thing(shape(1, ...high), { id, key, depth, margin: 2, ...rest }, draw),
      line(sizes, countId, depth, { ways: [`${count}`], print, holds: '88', keeps: size }, { grow: 1 }),
    ],
    { grow: 1 },
  )
}
