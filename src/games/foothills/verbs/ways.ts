import { kept } from '../../../kit/memoize.ts'
import type { Box, Goods, Space } from '../box.ts'
import type { MoveOf } from '../moves.ts'
import type { VerbOf } from './verb.ts'

type Build = VerbOf<'build'>

/** A way to pay for a station space, and the move that builds it so. */
interface Way {
  readonly price: Readonly<Goods>
  readonly move: MoveOf<'build'>
}

/** All ways to pay for each station space by a verb, numbered as in `Position.spaces`. They are worked out once. */
export const waysToPay = kept((box: Box) =>
  kept((verb: Build) =>
    box.stations.flatMap(({ index, spaces }) => spaces.map((space, at) => waysFor(verb, space, index, at))),
  ),
)

const waysFor = (verb: Build, space: Space, station: number, at: number): readonly Way[] =>
  shares(verb, space).map((iron) => ({
    price: costOf(verb, space, iron ?? 0),
    move: { type: 'build', station, space: at, ...(iron === undefined ? {} : { iron }) },
  }))

const plain: readonly undefined[] = [undefined]

/** Amounts of iron ore possible in a surcharge's or discount's “any resources”; undefined without one. */
export function shares(verb: Build, space: Space): readonly (number | undefined)[] {
  const extra = verb.extra?.resources
  if (extra !== undefined) return Array.from({ length: extra + 1 }, (_, iron) => iron)
  const less = verb.less?.resources
  if (less === undefined) return plain
  const { iron, stone } = space.cost
  const off = Math.min(less, iron + stone)
  const most = Math.min(off, iron)
  const least = Math.max(0, off - stone)
  return Array.from({ length: most - least + 1 }, (_, i) => least + i)
}

/** The price of a space with surcharge or discount; `iron` of its “any resources” is iron ore. Never below zero. */
export function costOf(verb: Build, space: Space, iron: number): Readonly<Goods> {
  const { cost } = space
  if (!verb.extra && !verb.less) return cost
  const more = verb.extra?.resources ?? 0
  const off = Math.min(verb.less?.resources ?? 0, cost.iron + cost.stone)
  const ironOff = Math.min(off, iron)
  return {
    iron: costIn(verb, space, 'iron', more > 0 ? iron : -ironOff),
    stone: costIn(verb, space, 'stone', more > 0 ? more - iron : ironOff - off),
    rubble: costIn(verb, space, 'rubble', 0),
    passengers: costIn(verb, space, 'passengers', 0),
  }
}

/** The price in one kind of goods, `any` of which are the “any resources” of a surcharge or discount. */
const costIn = ({ extra, less }: Build, { cost }: Space, kind: keyof Goods, any: number): number =>
  Math.max(0, cost[kind] + (extra?.[kind] ?? 0) - (less?.[kind] ?? 0) + any)
