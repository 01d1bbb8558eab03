import { group, path, rect } from '../../../../stage/art/draw.ts'
import type { Piece, Step } from '../../../../stage/face.ts'
import { around, piece } from '../../../../stage/kit/piece.ts'
import { middle } from '../../../../stage/pose.ts'
import { dust } from '../../../../table/motion/dust.ts'
import { glow } from '../../../../table/motion/light.ts'
import { find, passing } from '../../../../table/motion/spots.ts'
import type { EffectOf } from '../../effects.ts'
import { worksArea } from '../../spaces.ts'
import { barOutline } from '../art/goods.ts'
import { type Change, counted, flySize, goodAt, goodsOf, hops } from './parts.ts'
import { hop, works } from './time.ts'

const theWorks = `area:${worksArea}`
const { tips, pours, each, slides, strikes } = works

/** Cubes come from the Stock Yard. */
export const tookSteps = (change: Change, { seat, iron, stone, coal }: EffectOf<'took'>): Step[] =>
  hops(change, { iron, stone, coal }, (kind) => `yard:${kind}`, goodsOf(seat))

/** Cubes come from the bag; white ones go back in. */
export const drewBagSteps = (change: Change, { seat, iron, stone, coal }: EffectOf<'drewBag'>): Step[] =>
  hops(change, { iron, stone, coal }, () => 'bag', goodsOf(seat))

/** A cube from the bag for building. */
export const giftSteps = (change: Change, { seat, kind }: EffectOf<'gift'>): Step[] =>
  hops(change, { [kind]: 1 }, () => 'bag', goodsOf(seat))

/** Ore is tipped into the works: white-hot steel is poured, and bars slide out and cool; stone is dressed. */
export function tradedSteps(change: Change, e: EffectOf<'traded'>): Step[] {
  const { seat, iron, rubble, steel, stone } = e
  const place = find(change.after.layout, theWorks)
  const last = tips + (steel > 0 ? pours + (steel - 1) * each + slides : strikes * 2)
  return [
    ...hops(change, { iron, rubble }, goodsOf(seat), () => theWorks),
    ...(place && steel > 0 ? pouredSteps(place, steel, flySize(change.after.layout)) : []),
    ...(place && stone > 0 ? dressedSteps(place) : []),
    ...hops(change, { steel, stone }, () => theWorks, goodsOf(seat), last),
  ]
}

/** The colour of molten steel. */
const hot = '#fff0b0'

/** The light of the furnace, a white-hot stream, and bars that slide out of it yellow and lie there as steel. */
function pouredSteps(place: Piece, steel: number, size: number): Step[] {
  const out = middle(place)
  const mouth = { x: out.x - 7, y: place.y + place.h * 0.4 }
  const bar = (w: number) => [group(w / 2, w / 2, w / 32, [path(barOutline, { fill: hot })])]
  const glowing = piece('passing', 'bar:hot', around(out.x, out.y, size), passing + 1, bar)
  const fall = { x: mouth.x - 3, y: mouth.y, w: 6, h: Math.round(out.y - mouth.y) }
  const melt = (w: number, h: number) => [rect(0, 0, w, h, hot, { radius: 3 })]
  const stream = piece('passing', 'stream', fall, passing, melt)
  return [
    ...glow(mouth, place.w * 0.7, tips, pours + slides, { colour: hot }),
    { piece: stream, at: tips, for: pours, from: { alpha: 0 } },
    { piece: stream, at: tips + pours, for: slides, to: { alpha: 0 }, ease: 'in' },
    ...Array.from({ length: steel }, (_, i) => tips + pours + i * each).flatMap((at): Step[] => [
      { piece: goodAt('steel', out, size), at, for: slides, from: mouth, ease: 'out', arc: 0 },
      { piece: glowing, at, for: slides, from: mouth, to: { alpha: 0 }, ease: 'out', arc: 0 },
    ]),
  ]
}

/** Two taps of the chisel. */
const dressedSteps = (place: Piece): Step[] =>
  [0, 1].flatMap((nth) => dust(middle(place), tips + nth * strikes, 10, nth + 3, 4))

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
