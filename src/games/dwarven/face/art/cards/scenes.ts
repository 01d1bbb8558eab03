import { mix } from '../../../../../stage/art/colour.ts'
import { at, grain, group, poly } from '../../../../../stage/art/draw.ts'
import type { Group, Shape } from '../../../../../stage/art/shape.ts'
import type { Size } from '../../../../../stage/face.ts'
import { discs, draw, upTo } from '../../../../../stage/kit/scenery/shapes.ts'
import { type GoodName, good, goodInks } from '../goods.ts'
import { city, glow, hall } from '../halls.ts'
import { dragonFire, type HaulerKind, hauler } from '../haulers.ts'
import { icon } from '../icons.ts'
import { inks } from '../inks.ts'
import { agent, surveyor } from '../pawns.ts'
import { snowfall } from '../rock/ground.ts'
import type { SkyName } from '../rock/skies.ts'
import { cavern, framed, outlook } from './cavern.ts'

/** Splinters of a good in the wall of its mine. */
function veins({ w, h }: Size, name: GoodName, seed: number): Shape[] {
  const next = grain(seed * 13 + 3)
  const { face, shade } = goodInks[name]
  return upTo(9).map(() => {
    const [x, y, s] = [
      w * (0.14 + next() * 0.72),
      h * (0.26 + next() * 0.5),
      Math.min(w, h * 0.8) * (0.03 + next() * 0.06),
    ]
    const tone = mix(face, shade, next() * 0.7)
    const corners = [
      [x, y - s],
      [x + s * 0.8, y],
      [x, y + s],
      [x - s * 0.8, y],
    ] as const
    return poly(corners, tone, { opacity: 0.85 })
  })
}

/** Rails that come out of the cave towards us. */
function railsTo({ w, h }: Size): Shape[] {
  const [x, y, foot] = [w / 2, h * 0.78, h * 1.02]
  const sleepers = upTo(5).map((i) => {
    const [level, half] = [y + (foot - y) * (i / 4.4) ** 1.4, w * (0.05 + i * 0.04)]
    return `M${at(x - half, level)}H${Math.round((x + half) * 10) / 10}`
  })
  const rail = (side: number) => `M${at(x + w * 0.03 * side, y)}L${at(x + w * 0.17 * side, foot)}`
  return [
    draw(sleepers.join(''), inks.floorHi, Math.max(1.4, h * 0.022)),
    draw(rail(-1) + rail(1), '#d6dde0', Math.max(1, w * 0.018)),
  ]
}

/** A mine: its cave, and its good large before it. */
export const mineScene = (size: Size, name: GoodName, seed: number): Group =>
  framed(size, [
    ...cavern(size, { wall: '#4a3020', seed: seed + 2 }),
    ...veins(size, name, seed),
    ...railsTo(size),
    glow(size.w / 2, size.h * 0.5, Math.min(size.w, size.h) * 0.46, 0.9),
    good(name, size.w / 2, size.h * 0.5, Math.min(size.w * 0.68, size.h * 0.5)),
  ])

/** Where each kind of hauler is found. */
const grounds: Readonly<Record<HaulerKind, (size: Size, at: number) => Shape[]>> = {
  troll: (size, at) => cavern(size, { wall: '#3c3a34', seed: 30 + at, wide: 0.96 }),
  giant: (size, at) =>
    outlook(size, (['night', 'dawn', 'storm', 'northern', 'night'] as const)[at % 5] ?? 'night', 3 + at),
  dragon: (size, at) => [...cavern(size, { wall: '#6b2f1c', seed: 50 + at, wide: 0.96 }), ...coinsOn(size)],
}

/** Gold on the floor. */
function coinsOn({ w, h }: Size): Shape[] {
  const next = grain(8)
  const coins = (dy: number) => upTo(26).flatMap(() => [next() * w, h * (dy + next() * 0.05), w * 0.032])
  return [discs('#a8721a', ...coins(0.92)), discs('#f0b93a', ...coins(0.93)), discs('#ffe08a', ...coins(0.97))]
}

/** A hauler where it is found; `at`, from 0, tells those of a kind apart. */
export function haulerScene(size: Size, kind: HaulerKind, at: number): Group {
  const { w, h } = size
  const s = Math.min(w * (kind === 'dragon' ? 0.86 : 1.02), h * 0.84)
  const [x, y] = [w * (kind === 'dragon' ? 0.44 : 0.5), h * 0.985 - s * 0.486]
  const fire = kind === 'dragon' ? [dragonFire(x, y, s)] : []
  return framed(size, [...grounds[kind](size, at), hauler(kind, at, x, y, s), ...fire])
}

const hairs = ['#c4622a', '#8a8f96', '#e0c070', '#3b3026', '#a8502a', '#f0ece0'] as const
const coats = ['#5d4a6e', '#3f6a5a', '#7a4a35', '#3f5878', '#6b5b3b', '#5a3a48'] as const
const hours: readonly SkyName[] = ['night', 'northern', 'dawn']

/** Someone for hire, `at` from 0: a surveyor under the sky, or an agent in his hall. */
export function personScene(size: Size, kind: 'surveyor' | 'agent', at: number): Group {
  const { w, h } = size
  const coat = coats[at % coats.length] ?? coats[0]
  const worn = { pattern: coat, dark: mix(coat, '#0d141d', 0.5) }
  const look = { hair: hairs[(at + (kind === 'agent' ? 0 : 2)) % hairs.length] ?? hairs[0] }
  const scale = Math.min(w / 42, h / 62)
  if (kind === 'agent') {
    const shapes = [...cavern(size, { wall: '#5a3a22', seed: 70 + at }), agent(w * 0.43, h * 0.93, scale, worn, look)]
    return framed(size, shapes)
  }
  const sky = hours[at % hours.length] ?? 'night'
  return framed(size, [...outlook(size, sky, 8 + at), surveyor(w * 0.46, h * 0.93, scale, worn, look)])
}

/** A city that passengers ask for. */
export const cityScene = (size: Size, seed: number): Group =>
  framed(size, [
    ...cavern(size, { wall: '#5a3a22', seed, wide: 1 }),
    city(size.w / 2, size.h * 0.92, Math.min(size.w / 50, size.h / 52)),
  ])

/** A snowstorm over the mountain, and a flake as its sign. */
export function stormScene(size: Size): Group {
  const { w, h } = size
  const flake = icon('snowOnPaper', w / 2, h * 0.36, Math.min(w * 0.62, h * 0.44))
  return framed(size, [...outlook(size, 'storm', 4), flake, group(0, 0, 0.5, snowfall(w * 2, h * 2))])
}

/** News from the markets and the galleries: a lantern in the dark. */
export function newsScene(size: Size, seed: number): Group {
  const { w, h } = size
  const scale = Math.min(w / 44, h / 60)
  const lamp = hall('lantern')
  const placed: Group = { type: 'group', x: w / 2, y: h * 0.62, scale, shapes: lamp }
  return framed(size, [...cavern(size, { wall: '#33302e', seed }), glow(w / 2, h * 0.58, Math.min(w, h) * 0.6), placed])
}
