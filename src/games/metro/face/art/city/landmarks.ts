import { colours } from '../../../../../kit/tokens.ts'
import { circle, group, path, poly, round, stroke } from '../../../../../stage/art/draw.ts'
import type { Shape } from '../../../../../stage/art/shape.ts'
import { flat, type SceneArt } from '../../../../../stage/kit/scenery/frame.ts'
import { boxes, draw, fill, points, rules, upTo } from '../../../../../stage/kit/scenery/shapes.ts'

/** The paints of the city: of three, the first is in the light and the last in shade. */
export const city = {
  wall: ['#fdebc0', '#efcf95', '#c99c67'],
  zinc: ['#a7b7bd', '#7b909c', '#586f7f'],
  tile: ['#de9060', '#bf6d43', '#934e31'],
  copper: ['#9fd0b4', '#5da28d', '#33766d'],
  edge: '#b58f58',
  avenue: '#ecd09a',
  shade: '#43405c',
  window: '#4a4150',
  glass: '#3c5560',
  iron: '#54505f',
  gold: '#f2cf73',
  red: '#b5442e',
  tree: '#2f5638',
  treeLit: '#6f934a',
} as const

/** Arched openings with their feet at `x, y`, of a width and a height each. */
export function arches(paint: string, ...places: readonly (readonly [number, number, number, number])[]) {
  const d = places.map(([x, y, w, h]) => {
    const r = w / 2
    return `M${x - r} ${y}V${y - h + r}a${r} ${r} 0 0 1 ${w} 0V${y}Z`
  })
  return fill(d.join(''), paint)
}

/** A shadow on the ground, as a polygon. */
const cast = (...numbers: readonly number[]): Shape => poly(points(...numbers), city.shade, { opacity: 0.42 })

/** A ribbed dome with a lantern, the middle of its foot at 0, 0. */
export function dome(r: number, h: number): SceneArt {
  const [lit, plain, shade] = city.copper
  const rib = (way: number) => `C${way * 1.1} ${-h * 0.4} ${way * 0.7} ${-h * 0.9} 0 ${-h}`
  const side = (way: number) =>
    `M${way} 0C${way} ${-h * 0.8} ${way / 2} ${-h} ${way * 0.1} ${-h}C${way * 0.5} ${-h * 0.7} ${way * 0.5} ${-h * 0.3} ${way * 0.46} 0Z`
  return [
    fill(`M${-r} 0C${-r} ${-h * 0.8} ${-r / 2} ${-h} 0 ${-h}C${r / 2} ${-h} ${r} ${-h * 0.8} ${r} 0Z`, plain),
    fill(side(-r), lit),
    fill(side(r), shade),
    draw(`M0 0V${-h}M${-r * 0.46} 0${rib(-r * 0.46)}M${r * 0.46} 0${rib(r * 0.46)}`, shade, 1.2),
    boxes(city.wall[0], -r * 0.17, -h - 10, r * 0.34, 12),
    fill(`M${-r * 0.24} ${-h - 9}Q0 ${-h - 20} ${r * 0.24} ${-h - 9}Z`, city.gold),
    rules(city.gold, 2, 0, -h - 14, 0, -h - 27),
  ]
}

/** The opera with its copper dome; the middle of its steps is at 0, 0. */
export function opera(): SceneArt {
  const columns = upTo(8).map((at) => at * 13.4 - 47)
  const doors = upTo(7).map((at) => at * 13.4 - 40.3)
  return [
    cast(56, -44, 100, -26, 100, 12, 56, 0),
    boxes(city.zinc[0], -54, -78, 54, 50),
    boxes(city.zinc[1], 0, -78, 54, 50),
    boxes(city.wall[1], -34, -82, 68, 26),
    boxes(city.wall[2], 10, -82, 24, 26),
    arches(city.window, ...upTo(8).map((at) => [at * 8 - 28, -58, 4.4, 17] as const)),
    boxes(city.wall[0], -38, -86, 76, 5),
    group(0, -85, 1, flat(dome(35, 46))),
    boxes(city.wall[1], -54, -34, 108, 34),
    boxes(city.wall[0], -54, -37, 108, 5),
    boxes(city.edge, -54, -41, 108, 4),
    boxes(city.wall[0], ...columns.flatMap((x) => [x - 2.2, -27, 4.4, 25])),
    boxes(city.wall[2], ...columns.flatMap((x) => [x + 1, -27, 1.2, 25])),
    boxes(city.window, ...doors.flatMap((x) => [x - 2.4, -27, 4.8, 7])),
    arches(city.window, ...doors.map((x) => [x, 0, 6, 14] as const)),
    boxes(city.wall[0], -58, -1, 116, 5, -57, -49, 14, 9, 43, -49, 14, 9),
    boxes(city.avenue, -62, 4, 124, 4),
    fill('M-55 -49q1 -9 5 -12q4 3 5 12ZM45 -49q1 -9 5 -12q4 3 5 12Z', city.gold),
  ]
}

/** The cathedral from the west; the middle of its foot is at 0, 0. */
export function cathedral(): SceneArt {
  const towers = [-19, 19]
  return [
    cast(24, -42, 62, -22, 62, 2, 24, 0),
    fill('M-20 -30V-62L0 -76L20 -62V-30Z', city.zinc[1]),
    fill('M-20 -62L0 -76V-30H-20Z', city.zinc[0]),
    boxes(city.zinc[1], -34, -56, 68, 12),
    boxes(city.zinc[0], -34, -56, 34, 12),
    boxes(city.wall[1], -34, -44, 68, 10),
    fill('M-3 -66L0 -112L3 -66Z', city.copper[2]),
    fill('M-3 -66L0 -112V-66Z', city.copper[0]),
    boxes(city.wall[1], -12, -36, 24, 36, 10, -66, 18, 66),
    boxes(city.wall[0], -28, -66, 18, 66),
    boxes(city.wall[2], ...towers.flatMap((x) => [x + 4, -66, 5, 66])),
    boxes(city.wall[0], ...towers.flatMap((x) => [x - 10.5, -69, 21, 5])),
    boxes(city.edge, ...towers.flatMap((x) => [x - 10, -36, 20, 3])),
    arches(city.window, ...towers.flatMap((x) => [-3.6, 3.6].map((d) => [x + d, -42, 4, 17] as const))),
    arches(city.window, ...[-19, 0, 19].map((x) => [x, 0, 8, 14] as const)),
    circle(0, -25, 7, city.window),
    circle(0, -25, 4.4, city.red),
    circle(0, -25, 1.8, city.gold),
  ]
}

/** The great wheel; the middle of its foot is at 0, 0. */
export function greatWheel(r: number): SceneArt {
  const hub = -r - 14
  const cabins = upTo(16).map((at) => {
    const turn = (at * Math.PI) / 8 + 0.1
    return [Math.cos(turn) * r, hub + Math.sin(turn) * r] as const
  })
  const cabin = (odd: number) => cabins.filter((_, at) => at % 2 === odd).flatMap(([x, y]) => [x - 4.6, y, 9.2, 8])
  return [
    path(round(r * 0.7, 8, r * 1.1, r * 0.22), { fill: city.shade, opacity: 0.38 }),
    draw(`M-30 2L0 ${hub}L30 2`, '#4c4a58', 6),
    draw(`M-30 2L0 ${hub}`, '#85788a', 2.4),
    draw(round(0, hub, r), city.iron, 6.5),
    draw(round(0, hub, r), '#f6e2b4', 2.6),
    draw(round(0, hub, r - 9), city.iron, 2.4),
    rules(city.iron, 1.5, ...cabins.flatMap(([x, y]) => [0, hub, x, y])),
    boxes(colours.paper, ...cabin(0)),
    boxes(city.red, ...cabin(1)),
    circle(0, hub, 8, city.gold),
    circle(0, hub, 4, city.iron),
    boxes(city.wall[1], -38, 0, 76, 9),
    boxes(city.tile[0], -38, -3, 76, 4),
  ]
}

/** A clock tower of the terminus. */
const clockTower = (x: number): SceneArt => [
  boxes(city.wall[0], x - 10, -78, 13, 78),
  boxes(city.wall[2], x + 3, -78, 7, 78),
  circle(x, -64, 7.5, city.glass),
  circle(x, -64, 6, '#fff8e4'),
  draw(`M${x} -64v-4.4M${x} -64l3 2`, colours.ink, 1.4),
  fill(`M${x - 13} -78L${x} -104L${x + 13} -78Z`, city.zinc[1]),
  fill(`M${x - 13} -78L${x} -104V-78Z`, city.zinc[0]),
  rules(city.gold, 2, x, -104, x, -114),
]

/** A train shed of glass behind its arched front. */
const shed = (x: number): SceneArt => [
  boxes('#d7e4dc', x - 27, -118, 54, 96),
  boxes('#f4f4e2', x - 27, -118, 16, 96),
  boxes('#93afae', x + 8, -118, 19, 96),
  boxes('#5c6b72', x + 24, -118, 5, 96),
  rules('#7f9a9c', 1.3, ...upTo(8).flatMap((at) => [x - 27, at * 12 - 112, x + 24, at * 12 - 112])),
  rules('#5e7d82', 2.4, x, -118, x, -30),
]

const front = (x: number): SceneArt => [
  fill(`M${x - 27} -34a27 27 0 0 1 54 0Z`, city.wall[0]),
  fill(`M${x - 21} -16V-32a21 20 0 0 1 42 0V-16Z`, city.glass),
  fill(`M${x - 21} -32a21 20 0 0 1 21 -20V-16H${x - 21}Z`, '#56747c'),
  rules(city.wall[0], 1.4, ...[-14, -7, 0, 7, 14].flatMap((a) => [x, -20, x + a * 1.5, -50 + Math.abs(a) * 0.8])),
  rules(city.wall[0], 1.6, x - 21, -32, x + 21, -32),
  arches(city.window, ...[-14, 0, 14].map((d) => [x + d, 0, 8, 12] as const)),
]

/** The station halls behind their front; the middle of its foot is at 0, 0. */
export const terminus = (): SceneArt => [
  cast(86, -40, 122, -24, 122, 0, 86, 0),
  [-56, 0, 56].map(shed),
  boxes(city.wall[1], -86, -40, 172, 40),
  boxes(city.wall[0], -86, -44, 172, 5),
  [-56, 0, 56].map(front),
  [-88, 88].map(clockTower),
]

/** A triumphal arch; the middle of its foot is at 0, 0. */
export const triumph = (): SceneArt => [
  cast(15, -30, 46, -14, 46, 4, 15, 0),
  boxes(city.wall[0], -17, -42, 34, 12),
  boxes(city.wall[1], -17, -31, 34, 31),
  boxes(city.wall[2], 8, -31, 9, 31),
  boxes(city.wall[0], -19, -33, 38, 4),
  arches(city.window, [0, 0, 13, 23]),
]

/** A striped balloon, the middle of its ball at 0, 0. */
export function balloon(r: number): SceneArt {
  const ball = `M0 ${r * 1.28}C${-r * 0.3} ${r * 1.1} ${-r} ${r * 0.6} ${-r} 0A${r} ${r} 0 0 1 ${r} 0C${r} ${r * 0.6} ${r * 0.3} ${r * 1.1} 0 ${r * 1.28}Z`
  const stripe = (way: number) =>
    `M${way * r} ${-r}Q${way * r * 1.25} 0 ${way * r * 0.5} ${r * 1.3}H${(way + 0.36) * r * 0.5}Q${(way + 0.36) * r * 1.2} 0 ${(way + 0.36) * r} ${-r}Z`
  const shade = `M${r * 0.3} ${-r}Q${r * 1.4} 0 ${r * 0.1} ${r * 1.4}H${r * 1.4}V${-r}Z`
  const skin = [
    boxes(colours.paper, -r, -r, 2 * r, 2.4 * r),
    fill([-0.78, -0.12, 0.5].map(stripe).join(''), city.red),
    fill(shade, '#3b2f3f', 0.28),
  ]
  const ropes = [-1, 1].map((way) => `M${way * r * 0.16} ${r * 1.2}L${way * 4} ${r * 1.62}`)
  return [
    group(0, 0, 1, skin, { clip: ball }),
    draw(ropes.join(''), '#5d4a3a', 1.2),
    boxes('#8a5a33', -5.5, r * 1.6, 11, 8),
  ]
}

/** Trees seen from above and a little from the south, of a place and a radius each. */
export function grove(...places: readonly (readonly [x: number, y: number, r: number])[]): SceneArt {
  const balls = (dx: number, dy: number, size: number) =>
    places.map(([x, y, r]) => round(x + r * dx, y + r * dy, r * size)).join('')
  return [
    path(places.map(([x, y, r]) => round(x + r * 0.8, y + r * 0.5, r * 1.1, r * 0.6)).join(''), {
      fill: city.shade,
      opacity: 0.4,
    }),
    path(balls(0, -0.3, 1), { fill: city.tree, stroke: stroke('#26472e', 0.5) }),
    fill(balls(-0.28, -0.55, 0.66), city.treeLit),
  ]
}
