import { grain, group, path, poly, rect, round } from '../../../../../stage/art/draw.ts'
import type { Point, Shape } from '../../../../../stage/art/shape.ts'
import { flat, type SceneArt } from '../../../../../stage/kit/scenery/frame.ts'
import { boxes, draw, fill, upTo } from '../../../../../stage/kit/scenery/shapes.ts'
import { areaOf, between, centreOf, inset, longestEdge, type Polygon, split } from '../town/polygons.ts'
import { house, type Shades, type Standing } from './houses.ts'
import { balloon, cathedral, city, greatWheel, grove, opera, terminus, triumph } from './landmarks.ts'

/** The side of the poster, in its own units. */
export const posterSide = 424

/** Where the avenues meet, and the angles at which they leave, in radians. */
const star: Point = [304, 286]
const avenues = [10, 52, 96, 138].map((angle) => (angle * Math.PI) / 180)

const river: readonly Point[] = [
  [330, -40],
  [302, 20],
  [246, 106],
  [196, 178],
  [130, 256],
  [60, 318],
  [-40, 366],
]
const course = 'M330 -40C318 0 290 40 246 106S180 210 130 256S20 340 -40 366'

/** Distance of a point from the middle of the river. */
function toRiver([x, y]: Point): number {
  const far = river.slice(1).map(([bx, by], at) => {
    const [ax, ay] = river[at] ?? [0, 0]
    const [vx, vy] = [bx - ax, by - ay]
    const way = Math.max(0, Math.min(1, ((x - ax) * vx + (y - ay) * vy) / (vx * vx + vy * vy)))
    return Math.hypot(x - ax - vx * way, y - ay - vy * way)
  })
  return Math.min(...far)
}

const standing = (x: number, y: number, art: SceneArt, foot = y): Standing => ({ foot, art: group(x, y, 1, flat(art)) })

/** Shares of the ground kept free for the landmarks: left, top, right, foot. */
const kept: readonly (readonly [number, number, number, number])[] = [
  [262, 112, 424, 244],
  [56, 290, 268, 424],
]

const isFree = (block: Polygon): boolean => {
  const [x, y] = centreOf(block)
  return (
    x + y >= 372 &&
    Math.hypot(x - star[0], y - star[1]) >= 44 &&
    block.every((corner) => toRiver(corner) >= 50) &&
    !kept.some(([left, top, right, foot]) =>
      block.some(([bx, by]) => bx > left && bx < right && by > top && by - 18 < foot),
    )
  )
}

/** The blocks between the avenues. */
function blocks(next: () => number): Polygon[] {
  const whole: Polygon = [
    [0, 0],
    [posterSide, 0],
    [posterSide, posterSide],
    [0, posterSide],
  ]
  const quarters = avenues
    .reduce<Polygon[]>(
      (parts, turn) => parts.flatMap((part) => split(part, star, [-Math.sin(turn), Math.cos(turn)])),
      [whole],
    )
    .flatMap((part) => {
      const [x, y] = centreOf(part)
      const turn = Math.atan2(y - star[1], x - star[0])
      const out: Point = [Math.cos(turn), Math.sin(turn)]
      return split(part, [star[0] + out[0] * 96, star[1] + out[1] * 96], out)
    })
  return quarters.flatMap((part) => cutUp(inset(part, 8) ?? [], next))
}

function cutUp(part: Polygon, next: () => number): Polygon[] {
  if (part.length < 3) return []
  if (areaOf(part) <= 2600) return [part]
  const [a, b] = longestEdge(part)
  const turn = Math.atan2(b[1] - a[1], b[0] - a[0]) + (next() - 0.5) * 0.15
  const halves = split(part, between(a, b, 0.42 + next() * 0.16), [Math.cos(turn), Math.sin(turn)])
  return halves.length === 2 ? halves.flatMap((half) => cutUp(half, next)) : [part]
}

const roofFor = (isTiled: boolean): Shades => (isTiled ? city.tile : city.zinc)

/** The quarter behind the opera, where the avenues leave no room for larger blocks. */
const smallBlocks: readonly (readonly [x: number, y: number, w: number, d: number])[] = [
  [300, 30, 34, 30],
  [344, 26, 40, 34],
  [392, 30, 40, 34],
  [396, 82, 40, 30],
  [404, 128, 30, 40],
  [404, 182, 30, 34],
  [-8, 398, 34, 30],
]

function houses(next: () => number): Standing[] {
  const large = blocks(next).flatMap((part) => {
    const block = inset(part, 2.6)
    return block && areaOf(block) >= 260 && isFree(block) ? [block] : []
  })
  const small = smallBlocks
    .map(
      ([x, y, w, d]): Polygon => [
        [x, y],
        [x + w, y + 4],
        [x + w - 2, y + d],
        [x - 3, y + d - 3],
      ],
    )
    .filter((block) => block.every((corner) => toRiver(corner) >= 48))
  return [...large, ...small].map((block) => house(block, 17 + next() * 6, roofFor(next() > 0.68), next))
}

/** The trees of the park on the far bank, along the quays and round the star. */
function trees(next: () => number): Standing[] {
  const wooded = upTo(46).flatMap((): (readonly [number, number, number])[] => {
    const [x, y, r] = [next() * 230, next() * 230, 5.5 + next() * 3.5]
    const isTaken =
      toRiver([x, y]) < 54 ||
      x + y > 352 ||
      (Math.abs(x - 84) < 30 && y > 150) ||
      Math.hypot(x - 60, (y - 60) * 1.9) < 46
    return isTaken ? [] : [[x, y, r]]
  })
  const quay = upTo(26)
    .map((at) => [at * 9.4 - 5, 372 - at * 5.6 + Math.sin(at) * 2, 5.4] as const)
    .filter(([x, y]) => x <= 190 && toRiver([x, y]) >= 50 && toRiver([x, y]) <= 82)
  const round = upTo(19).map((at) => {
    const turn = (at / 19) * 2 * Math.PI
    return [star[0] + Math.cos(turn) * 33, star[1] + Math.sin(turn) * 31, 4] as const
  })
  const island = [
    [182, 192, 6],
    [190, 204, 6],
    [243, 112, 6],
    [250, 100, 6],
  ] as const
  return [...wooded, ...quay, ...round, ...island].map((tree) => ({ foot: tree[1], art: grove(tree) }))
}

const ground = '#d3ae70'
const park = '#6f9148'
const [deep, water, ripple] = ['#1f6577', '#2f8494', '#9ad3cf']
const quay = '#e9cd98'

const lines = avenues.map((turn) => {
  const [x, y] = [Math.cos(turn) * 600, Math.sin(turn) * 600]
  return `M${(star[0] - x).toFixed(1)} ${(star[1] - y).toFixed(1)}L${(star[0] + x).toFixed(1)} ${(star[1] + y).toFixed(1)}`
})

const flatGround = (): SceneArt => [
  rect(0, 0, posterSide, posterSide, ground),
  draw(lines.join(''), city.avenue, 15),
  fill(round(...star, 37), city.avenue),
  draw(round(...star, 29), city.edge, 1.6),
  fill(round(...star, 22), '#8bad58'),
  fill(round(...star, 15), city.avenue),
  fill('M-10 -10H236C214 44 176 120 120 170C80 206 30 226 -10 240Z', park),
  draw('M-10 20Q90 30 168 -10M30 230Q60 120 190 60M-10 140Q90 130 150 120', city.avenue, 6),
  fill(round(60, 60, 52, 26), '#8bad58'),
]

const bridges: readonly (readonly [x: number, y: number, angle: number])[] = [
  [283, 52, 36],
  [150, 238, 47],
  [66, 312, 50],
]

function waters(next: () => number): SceneArt {
  const glints = upTo(70).flatMap((): number[] => {
    const at = Math.floor(next() * 6)
    const [x, y] = between(river[at] ?? [0, 0], river[at + 1] ?? [0, 0], next())
    const [px, py] = [x + (next() - 0.5) * 46, y + (next() - 0.5) * 40]
    const long = 6 + next() * 14
    return toRiver([px, py]) > 25 ? [] : [px, py, long, 1.8]
  })
  const bridge = [
    { ...boxes('#1c4a56', -48, 3, 96, 10), opacity: 0.5 },
    boxes(city.edge, -50, -7, 100, 14),
    boxes(city.avenue, -50, -5.4, 100, 10),
  ]
  return [
    draw(course, city.edge, 96),
    draw(course, quay, 91),
    draw(course, '#b79862', 74),
    draw(course, deep, 70),
    draw(course, water, 58),
    { ...boxes(ripple, ...glints), opacity: 0.75 },
    group(214, 152, 1, [fill(round(0, 0, 60, 25), '#8f7750'), fill(round(-2, -2, 57, 22), quay)], { angle: -54 }),
    bridges.map(([x, y, angle]) => group(x, y, 1, bridge, { angle })),
    poly(
      [
        [270, 128],
        [410, 128],
        [410, 236],
        [282, 236],
      ],
      city.avenue,
    ),
  ]
}

/** Warm from the west, cool to the east. */
const evening = (): Shape =>
  rect(0, 0, posterSide, posterSide, {
    type: 'linear',
    from: [0, 40],
    to: [posterSide, 340],
    stops: [
      [0, 'rgba(255, 223, 154, 0.26)'],
      [0.5, 'rgba(255, 207, 138, 0.06)'],
      [1, 'rgba(43, 56, 104, 0.3)'],
    ],
  })

/** The city as a travel poster: a plan in which heights go upwards. */
export function poster(): readonly Shape[] {
  const next = grain(31)
  const under: SceneArt = [flatGround(), waters(next)]
  const things = [
    ...houses(next),
    ...trees(next),
    standing(346, 214, opera(), 222),
    standing(...star, group(0, 12, 1, flat(triumph())), star[1] + 14),
    standing(160, 410, terminus()),
    standing(212, 172, cathedral()),
    standing(84, 170, greatWheel(60), 176),
  ].sort((a, b) => a.foot - b.foot)
  const balloonAloft = [
    path(round(428, 140, 16, 6), { fill: city.shade, opacity: 0.35 }),
    group(382, 44, 1, flat(balloon(25))),
  ]
  return flat([under, things.map(({ art }) => art), balloonAloft, evening()])
}
