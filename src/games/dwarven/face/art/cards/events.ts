import { colours } from '../../../../../kit/tokens.ts'
import { group } from '../../../../../stage/art/draw.ts'
import type { Group, Shape } from '../../../../../stage/art/shape.ts'
import type { Size } from '../../../../../stage/face.ts'
import { discs, draw, fill } from '../../../../../stage/kit/scenery/shapes.ts'
import type { Edition } from '../../../content/edition.ts'
import { copper } from '../exchange.ts'
import { good, goodNames } from '../goods.ts'
import { boards, curiosity, gate, glow } from '../halls.ts'
import { icon } from '../icons.ts'
import { agent, plainCoat } from '../pawns.ts'
import { cavern, framed } from './scenes.ts'

type Event = Edition['events'][number]

/** An arrow in a box of 24 around 0, 0, up or down. */
const arrow = (isUp: boolean): Shape[] => {
  const way = isUp ? 'M0 -11L10 0H4V11H-4V0H-10Z' : 'M0 11L10 0H4V-11H-4V0H-10Z'
  return [fill(way, isUp ? colours.brassHi : '#e2553b'), draw(way, '#20150f', 1.6)]
}

/** The goods whose prices move, and which way. */
function priceShapes({ w, h }: Size, prices: NonNullable<Event['prices']>): Shape[] {
  const moved = goodNames.filter((name) => prices[name])
  const isUp = moved.some((name) => (prices[name] ?? 0) > 0)
  const [r, all] = [Math.min(w, h) * (moved.length > 1 ? 0.34 : 0.52), moved.length]
  return [
    ...moved.map((name, at) => good(name, w * (0.5 + (at - (all - 1) / 2) * 0.26), h * (0.6 + (at % 2) * 0.08), r)),
    group(w * 0.5, h * 0.26, Math.min(w, h) / 78, arrow(isUp)),
  ]
}

/** Blocks of rock that came down. */
const rubble = ({ w, h }: Size): Shape[] => {
  const s = Math.min(w, h) / 60
  return [
    group(w / 2, h * 0.9, s, [
      fill('M-26 0L-22 -14L-8 -18L0 -6L8 -20L22 -16L27 0Z', '#4b5a66'),
      fill('M-22 -14L-8 -18L-4 -9L-16 -6ZM8 -20L22 -16L17 -9L9 -9Z', '#7d8e99'),
      draw('M-26 0L-22 -14L-8 -18L0 -6L8 -20L22 -16L27 0Z', '#0c1622', 1.6),
    ]),
  ]
}

/** A mug of ale, its foam running over: about 0, 0, 24 high. */
const mug: readonly Shape[] = [
  draw('M8 -6H14V6H8', '#c9963c', 3.4),
  fill('M-9 -9H9V12H-9Z', '#8a5a2b'),
  draw('M-9 -3H9M-9 7H9', '#c9963c', 2),
  discs('#fff6e0', -6, -10, 5, 1, -12, 6, 7, -9, 4.4),
]

/** An unrolled map with a way to a cross: about 0, 0, 52 wide and 40 high. */
const oldMap: readonly Shape[] = [
  fill('M-26 -18L-9 -22L9 -16L26 -20V18L9 22L-9 16L-26 20Z', '#e8d3a0'),
  fill('M-9 -22L9 -16V22L-9 16Z', '#d3b87c'),
  draw('M-19 10Q-12 -6 -2 2T11 -3', '#5a3a22', 1.8, { dash: [3.5, 3] }),
  draw('M13 -10L21 -2M21 -10L13 -2', '#b0231c', 2.6),
  draw('M-26 -18L-9 -22L9 -16L26 -20V18L9 22L-9 16L-26 20Z', '#5a3a22', 1.4),
]

/** A bar across the way, in two colours: about 0, 0, 60 wide. */
const tollBar: readonly Shape[] = [
  fill('M-30 -4H30V4H-30Z', '#f4ead5'),
  fill('M-30 -4H-18L-22 4H-30ZM-8 -4H4L0 4H-12ZM14 -4H26L22 4H10Z', '#b0231c'),
  draw('M-30 -4H30V4H-30Z', '#20150f', 1.4),
]

/** The subject of an event, in front of its cave. */
function subject(size: Size, event: Event): Shape[] {
  const { w, h } = size
  const s = Math.min(w, h) / 64
  if (event.prices) return priceShapes(size, event.prices)
  if (event.pay) return [agent(w * 0.36, h * 0.93, s, plainCoat), group(w * 0.7, h * 0.62, s * 1.2, mug)]
  if (event.trap) return [boards(w / 2, h * 0.42, 40 * s), ...rubble(size)]
  if (event.again) return [group(w / 2, h * 0.58, s, oldMap)]
  if (event.goods) return [curiosity('crystals', w / 2, h * 0.6, 24 * s), icon('pick', w * 0.68, h * 0.34, 26 * s)]
  if (event.gain) return [icon('purse', w / 2, h * 0.6, 44 * s), copper(w * 0.72, h * 0.3, 9 * s, '+')]
  if (event.toll) return [gate(w / 2, h * 0.9, s * 0.86), group(w / 2, h * 0.8, s * 0.9, tollBar)]
  return [curiosity('lantern', w / 2, h * 0.62, 20 * s)]
}

/** News from the markets and the galleries, by what it brings. */
export const eventScene = (size: Size, event: Event, seed: number): Group =>
  framed(size, [
    ...cavern(size, { wall: event.prices ? '#4a3a26' : '#33302e', seed }),
    glow(size.w / 2, size.h * 0.56, Math.min(size.w, size.h) * 0.6),
    ...subject(size, event),
  ])
