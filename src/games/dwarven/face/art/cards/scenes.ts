import { colours } from '../../../../../kit/tokens.ts'
import { mix } from '../../../../../stage/art/colour.ts'
import { at, box, grain, group, path, poly, rect, stroke } from '../../../../../stage/art/draw.ts'
import type { Group, Shape } from '../../../../../stage/art/shape.ts'
import { usualSkin, worn } from '../../../../../stage/art/skin.ts'
import type { Size } from '../../../../../stage/face.ts'
import { discs, draw, fill, outline, upTo } from '../../../../../stage/kit/scenery/shapes.ts'
import { type GoodName, good, goodInks } from '../goods.ts'
import { city, glow } from '../halls.ts'
import { dragonFire, type HaulerKind, hauler } from '../haulers.ts'
import { icon } from '../icons.ts'
import { inks } from '../inks.ts'
import { agent, surveyor } from '../pawns.ts'
import { snowfall } from '../rock/ground.ts'
import { airShapes, chains, cut } from '../rock/heights.ts'
import { type SkyName, skies } from '../rock/skies.ts'
import { facets } from '../rock/slate.ts'

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

const frame = ({ w, h }: Size, by: number, width: number): Shape =>
  path(box(by, by, w - 2 * by, h - 2 * by, 4), { stroke: stroke(colours.brass, width), opacity: 0.9 })

/** A mountain on a lozenge, sawn open to its gate, in brass: about 0, 0, 72 wide and 84 high. */
const emblem: readonly Shape[] = [
  fill('M0 -42L36 0L0 42L-36 0Z', '#1a2b3d'),
  fill('M-19 -5L-8 -19L-3 -14L3 -24L19 -5Z', '#8fb5c9'),
  fill('M-8 -19L-3 -14L3 -24L8 -17L4 -13L-2 -9L-8 -13L-12 -14Z', '#f1f8f7'),
  fill('M-27 -4H27L16 12Q0 26 -16 12Z', '#2c4660'),
  fill('M-11 15V3A11 11 0 0 1 11 3V15Q0 22 -11 15Z', '#0c1622'),
  fill('M-7 17V4A7 7 0 0 1 7 4V17Q0 20 -7 17Z', '#e8953a'),
  fill('M-3.4 18.4V4.6A3.4 3.4 0 0 1 3.4 4.6V18.4Z', '#ffe9b0'),
  draw('M-28 -4.6H28', colours.brassHi, 1.6),
  draw('M-11 15V3A11 11 0 0 1 11 3V15', colours.brassHi, 1.5),
  draw('M0 -42L36 0L0 42L-36 0Z', colours.brass, 1.8),
  draw('M0 -36.6L31.4 0L0 36.6L-31.4 0Z', colours.brass, 0.8),
]

/** The back of a card of the deck, in a box of any proportion. */
export function deckBack(size: Size): Shape[] {
  const { w, h } = size
  const scale = Math.min((w * 0.74) / 72, (h * 0.74) / 84)
  const edge = Math.min(w, h) * 0.055
  const rock = facets({ w, top: 0, foot: h, facet: Math.max(12, w * 0.26), seed: 12 })
  return [
    rect(0, 0, w, h, '#2b4158', { radius: 6 }),
    group(0, 0, 1, rock, { clip: box(0, 0, w, h, 6) }),
    frame(size, edge, 1.5),
    frame(size, edge * 1.7, 0.7),
    group(w / 2, h / 2, scale, emblem),
    path(box(0.6, 0.6, w - 1.2, h - 1.2, 6), { stroke: stroke('#0b131d', 1.2) }),
  ]
}

/** A picture in a box with rounded corners, which keeps its colours in every skin. */
export const framed = ({ w, h }: Size, shapes: readonly Shape[]): Group =>
  group(0, 0, 1, worn(shapes, usualSkin), { clip: box(0, 0, w, h, 4), own: true })

/** A vault: how much of the width it takes, its wall, and the light in it. */
export interface Vault {
  readonly wall: string
  readonly seed: number
  readonly wide?: number
}

/** A lit cave in the slate, its floor across the foot. */
export function cavern({ w, h }: Size, { wall, seed, wide = 0.84 }: Vault): Shape[] {
  const [left, right] = [(w * (1 - wide)) / 2, (w * (1 + wide)) / 2]
  const arch = (by: number) => {
    const [a, b, top] = [left + by, right - by, h * 0.14 + by]
    return `M${a} ${h}Q${a + w * 0.02} ${top} ${w / 2} ${top}Q${b - w * 0.02} ${top} ${b} ${h}Z`
  }
  const rock = { w, top: 0, foot: h, facet: Math.max(14, w * 0.3), seed }
  return [
    rect(0, 0, w, h, '#20354a'),
    ...facets(rock),
    fill(arch(0), mix(wall, '#0c1622', 0.55)),
    fill(arch(w * 0.06), wall),
    glow(w / 2, h * 0.56, Math.max(w, h) * 0.56, 1.15),
    ...teeth(w, h, wall, seed),
    rect(0, h * 0.9, w, h * 0.1, inks.black),
    rect(0, h * 0.9, w, h * 0.014, inks.floorHi),
  ]
}

/** Stalactites and stalagmites. */
function teeth(w: number, h: number, wall: string, seed: number): Shape[] {
  const next = grain(seed + 9)
  const tooth = (y: number, way: number) => {
    const [x, half, long] = [w * (0.2 + next() * 0.6), w * (0.02 + next() * 0.03), h * (0.05 + next() * 0.1)]
    return outline([
      [x - half, y],
      [x + half, y],
      [x, y + long * way],
    ])
  }
  const dark = mix(wall, '#0c1622', 0.5)
  return [
    fill(
      upTo(4)
        .map(() => tooth(h * 0.2, 1))
        .join(''),
      dark,
    ),
    fill(
      upTo(4)
        .map(() => tooth(h * 0.9, -0.7))
        .join(''),
      dark,
    ),
  ]
}

/** A view out of the mountain: sky, snow mountains, and a snowy ledge. */
export function outlook({ w, h }: Size, name: SkyName, seed: number): Shape[] {
  const sky = skies[name]
  const unit = (h * 0.8) / cut
  const above = [...airShapes(w / unit, sky, seed % 2 === 0 ? 0.78 : 0.22, 5.4), ...chains(w / unit, sky, 1, seed)]
  return [
    group(0, 0, unit, above),
    rect(0, h * 0.83, w, h * 0.2, sky.midShade),
    fill(`M0 ${h}V${h * 0.86}Q${w * 0.3} ${h * 0.78} ${w * 0.6} ${h * 0.84}T${w} ${h * 0.82}V${h}Z`, inks.snow),
  ]
}
