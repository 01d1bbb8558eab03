import type { Step } from '../../../../stage/face.ts'
import type { EffectOf } from '../../effects.ts'
import { type Change, counted, goodsOf, hops } from './parts.ts'
import { hop, works } from './time.ts'

/** Cubes come from the Stock Yard. */
export const tookSteps = (change: Change, { seat, iron, stone, coal }: EffectOf<'took'>): Step[] =>
  hops(change, { iron, stone, coal }, (kind) => `yard:${kind}`, goodsOf(seat))

/** Cubes come from the bag; white ones go back in. */
export const drewBagSteps = (
  change: Change,
  { seat, iron, stone, coal }: EffectOf<'drewBag'>,
): Step[] => hops(change, { iron, stone, coal }, () => 'bag', goodsOf(seat))

/** A cube from the bag for building. */
export const giftSteps = (change: Change, { seat, kind }: EffectOf<'gift'>): Step[] =>
  hops(change, { [kind]: 1 }, () => 'bag', goodsOf(seat))

/** Ore and rubble go into the works; bars and stones slide out. */
export function tradedSteps(change: Change, e: EffectOf<'traded'>): Step[] {
  const { seat, iron, rubble, steel, stone } = e
  return [
    ...hops(change, { iron, rubble }, goodsOf(seat), () => 'area:2'),
    ...hops(change, { steel, stone }, () => 'area:2', goodsOf(seat), works.tips),
  ]
}

/** Cubes leave the bag for the Stock Yard, one by one; white ones wait over the event track. */
export function stockedSteps(change: Change, { cubes }: EffectOf<'stocked'>): Step[] {
  const count = (kind: string) => cubes.filter((cube) => cube === kind).length
  const amounts = { iron: count('iron'), stone: count('stone'), coal: count('coal') }
  return [
    { piece: 'bag', at: 0, for: 220, to: { angle: 6 }, ease: 'bounce' },
    ...hops(
      change,
      amounts,
      () => 'bag',
      (kind) => `yard:${kind}`,
      160,
    ),
    counted(change, 'bag:count', 160 + hop.lands),
  ]
}
