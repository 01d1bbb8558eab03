import { colours } from '../../../../kit/tokens.ts'
import { circle, group, path, rect, round, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { panel, paper } from '../../../../stage/kit/paints.ts'
import { first, onGround, pad, pin, sized } from '../../../../table/layout/around.ts'
import { column, row } from '../../../../table/layout/flow.ts'
import { keptBoard } from '../../../../table/layout/kept.ts'
import { decoration, rest, shape, space, span } from '../../../../table/layout/leaf.ts'
import { as, type Decoration, type LayoutNode } from '../../../../table/layout/node.ts'
import { byWeight, evenly } from '../../../../table/parts/even.ts'
import { hand } from '../../../../table/parts/hand.ts'
import { caption } from '../../../../table/parts/print.ts'
import { inlaid } from '../../../../table/parts/seat.ts'
import { lastStep, stationAt } from '../../line.ts'
import { rackEngine } from '../art/engines.ts'
import { ghost, innDoor, labourer, surveyorFigure } from '../art/figures.ts'
import { type IconName, icon } from '../art/icons.ts'
import { placedRow, rebusWithin } from '../art/rebus.ts'
import { verbSigns } from '../art/signs.ts'
import { between } from '../grid.ts'
import { anyRoom, count, drawn, heading, remark, sizesOf, told } from '../pieces/print.ts'
import { namesOf } from '../pieces/sites.ts'
import { ticket, ticketPiece } from '../pieces/tickets.ts'
import { depths, isNext, piece, type Table } from '../table.ts'
import {
  heldGoods,
  markers,
  points,
  type Side,
  type Standing,
  sidesOf,
  standingOf,
  ticketsOf,
  whereabouts,
} from './held.ts'

/** The board of the seat in front. */
export function minePieces(table: Table): readonly Piece[] {
  const { p, looking, grid, line } = table
  const next = looking.next.filter((pick) => /^(hire|contract:)/.test(pick))
  const standings = p.boards.map((_, seat) => standingOf(table, seat))
  const shows = [p.boards[looking.seat], standings, ticketsOf(table, looking.seat), line.route, next]
  return kept(table, grid.mine, shows, () => mine(table))
}

const kept = keptBoard()

/** A bar of captioned parts from its points to its contracts; on a phone what it holds, on one line or on two. */
export function mine(table: Table): LayoutNode {
  const [side] = sidesOf(table, [table.looking.seat])
  if (!side) return space(0)
  const small = () => first([{ node: () => oneLine(side), from: { w: 300 } }, { node: () => twoLines(side) }])
  return onGround(ground(side), table.grid.small ? small() : bar(side))
}

const ground =
  ({ table: { grid }, paints }: Side) =>
  (place: Rect, decorations: readonly Decoration[]): Piece[] => {
    const { key, shapes } = inlaid(place, decorations)
    const [edge, wide] = grid.small ? [2, 5] : [4, between(grid, 10, 14)]
    const draw = (w: number, h: number): Shape[] => [
      ...panel(w, h),
      rect(edge, edge + 1, wide, h - 2 * edge - 2, paints.pattern, { radius: 3 }),
      ...shapes(),
    ]
    return [piece('panel:mine', `mine:${paints.letter}:${key}`, place, depths.panel, draw, { margin: 3 })]
  }

function bar(side: Side): LayoutNode {
  const { table, held } = side
  const { grid, say, box } = table
  const edge = between(grid, 8, 12)
  const titled = (words: string, node: LayoutNode) => {
    const head = caption(sizesOf(table), { ways: [words.toUpperCase()], print: heading(between(grid, 17, 24)) })
    const under = column({}, [head, as({ grow: 1 }, node)], { grow: 1 })
    return row({ gap: between(grid, 4, 7) }, [divider, under])
  }
  const train = held.train > 0 ? (box.trains[held.train]?.name ?? '') : say.train
  return pad(
    { left: edge + between(grid, 10, 15), top: edge, right: edge, bottom: edge },
    byWeight('w', between(grid, 5, 8), [
      [120, standing(side)],
      [168, sources(side)],
      [370, titled(say.supply, heldGoods(side, [20, 80], {}, true))],
      [270, titled(say.labourers, men(side))],
      [212, titled(say.markers, whatStands(side))],
      [164, titled(train, engine(side, train))],
      [436, titled(say.contracts, contracts(side))],
    ]),
  )
}

const divider = decoration({ w: span(1), h: rest() }, 'divider', (_, h) => [
  path(`M0 4V${h - 4}`, { stroke: stroke(colours.slateLine, 1) }),
])

/** My points on a medal, my name, and how far ahead or behind I am. */
function standing(side: Side): LayoutNode {
  const { table, seat, total } = side
  const { p, looking, words, say, grid } = table
  const name = words.seat(p, seat)
  const who = (looking.watches ? name : `${name} · ${say.you}`).toUpperCase()
  const others = sidesOf(table, [...p.boards.keys()]).flatMap((one) => (one.seat === seat ? [] : [one.total]))
  const named = { font: 'display', size: between(grid, 18, 27), anchor: 'middle', spacing: 0.6 } as const
  const small = remark(between(grid, 14, 20), { anchor: 'middle' })
  const ahead = () => told(table, 'mine:ahead', [say.standing(total - Math.max(...others))], small)
  return column({}, [
    as({ grow: 1 }, points(side, [44, between(grid, 68, 96)])),
    told(table, 'mine:name', [who], named),
    ...(others.length > 0 ? [ahead()] : []),
  ])
}

const kinds = [
  ['sites', 'station'],
  ['track', 'track'],
  ['contracts', 'contract'],
  ['surveyor', 'surveyor'],
] as const satisfies readonly (readonly [keyof Standing, IconName])[]

/** Where my points come from. */
function sources({ table, seat }: Side): LayoutNode {
  const { grid, say } = table
  const scored = standingOf(table, seat)
  const number = count(between(grid, 21, 31), { anchor: 'end' })
  const lines = kinds.map(([source, name]) => {
    const id = `source:${source}`
    const sign = (d: number) => [circle(d / 2, d / 2, d / 2, colours.paper), icon(name, d / 2, d / 2, d * 0.78)]
    return row({ gap: 6 }, [
      pad({ top: 1, bottom: 1 }, drawn(shape(1, 18, 34), id, id, sign), { weight: 1 }),
      told(table, `${id}:n`, [`${scored[source]}`], number, { holds: '88' }),
      told(table, `${id}:w`, [say.points[source]], remark(between(grid, 14, 20)), { grow: 1 }),
    ])
  })
  return evenly(1, 0, lines)
}

/** My labourers, and below each what it does. */
function men(side: Side): LayoutNode {
  const { say, grid } = side.table
  const captions = { home: say.toPlace, work: say.atWork, pub: say.inPub }
  const all = whereabouts(side).map((where, i) => {
    const lit = where === 'home' && { colour: colours.brassText, weight: 700 as const }
    const print = remark(between(grid, 14, 19), { anchor: 'middle', ...lit })
    const below = told(side.table, `labourers:${i}`, [captions[where]], print)
    return column({}, [as({ grow: 1 }, man(side, where, i)), pad({ left: 3, right: 3 }, below)])
  })
  return evenly(3, 0, all)
}

/** One of my labourers: to place, at work, or in the pub, where it may be hired. */
function man({ table, seat, paints }: Side, where: 'home' | 'work' | 'pub', i: number): LayoutNode {
  const { say, grid } = table
  const isOn = where === 'pub' && isNext(table, 'hire')
  const { small } = grid
  const draw = (w: number, h: number): Shape[] => {
    const scale = Math.min(1.62, (w - 1) / 27, (h - 2) / 56)
    const [x, y] = [w / 2, h - 5 * scale - (small ? (h - 54 * scale) / 2 : 0)]
    if (where === 'pub' && small) return [ghost(x, y, scale, isOn ? colours.brassHi : '#8a979e')]
    if (where === 'pub')
      return [
        ...(isOn ? [lamp(x, y, scale)] : []),
        innDoor(x, y, scale, isOn),
        ghost(x, y, scale, isOn ? colours.ink : '#aab4ba'),
      ]
    const figure = labourer(x, y, scale, paints)
    if (where === 'work') return [group(0, 0, 1, [figure], { opacity: 0.33 })]
    return small ? [figure] : [lamp(x, y, scale), figure]
  }
  const label = { home: say.toPlace, work: say.atWork, pub: say.pub }[where]
  const id = where === 'pub' ? 'hire' : small ? `mine:${i}` : `home:${seat}:${i}`
  const key = `me:${where}:${paints.letter}:${isOn}:${small}`
  return drawn({ w: rest(14), h: rest(28) }, id, key, draw, { label, margin: 8 })
}

const lamp = (x: number, y: number, scale: number): Shape =>
  path(round(x, y + 3, 21 * scale, 7.4 * scale), {
    fill: 'rgba(240, 210, 138, 0.4)',
    shadow: { x: 0, y: 0, blur: 8, colour: 'rgba(240, 210, 138, 0.9)' },
  })

/** My markers left, and where my surveyor is. */
function whatStands(side: Side): LayoutNode {
  const { table, held, paints } = side
  const { say, grid, line: railway } = table
  const nameAt = (steps: number) => {
    const station = stationAt(railway, Math.max(0, held.end), steps)
    return station < 0 ? ['Llanberis'] : namesOf(railway.stations[station]?.card.name ?? '')
  }
  const following = (names: readonly string[]) => [
    ...names.map((name) => say.nextStation({ name })),
    ...names.map((one) => `→ ${one}`),
  ]
  const next = held.surveyor < lastStep(railway) ? following(nameAt(held.surveyor + 1)) : [say.atTheTop]
  const draw = (w: number, h: number) => [surveyorFigure(w / 2, h - 3, h / 56, paints)]
  const figure = drawn(shape(0.66, 30, 54), 'mine:surveyor', `mine:surveyor:${paints.letter}`, draw, { margin: 4 })
  const place = (id: string, ways: readonly string[], size: number, colour: string) =>
    told(table, id, ways, remark(between(grid, 14, size), { colour }), { grow: 1 })
  const lines = [place('mine:at', nameAt(held.surveyor), 20, colours.paper), place('mine:next', next, 19, colours.mute)]
  return evenly(1, 0, [
    markers(side, 'mine:markers', [20, between(grid, 30, 42)], between(grid, 32, 50)),
    row({ gap: 2 }, [as({ weight: 1 }, figure), sized({ w: rest() }, column({}, lines), { grow: 1 })]),
  ])
}

/** My train over its power, or its empty siding. */
function engine({ table, held }: Side, label: string): LayoutNode {
  const { grid, box } = table
  const verb = box.trains[held.train]?.verb
  const signs = verb ? verbSigns(verb) : []
  const draw = (w: number, h: number): Shape[] => {
    const scale = Math.min(w / 54, (h * 0.6) / 32)
    const power = rebusWithin(signs, w - 24, between(grid, 18, 26))
    const high = between(grid, 22, 34)
    const at = (down: number, train: number) => rackEngine((w - 43 * scale) / 2, h * down, scale, train)
    if (held.train === 0) return [...dashedBox(w, h, '#6d7b84', 1), group(0, 0, 1, [at(0.76, 5)], { opacity: 0.16 })]
    const slip = rect((w - power.w) / 2 - 8, h * 0.83 - high / 2, power.w + 16, high, paper(0, h), { radius: 5 })
    return [at(0.6, held.train), ...(signs.length > 0 ? [slip] : []), placedRow(power, w / 2, h * 0.83, 'middle')]
  }
  const id = held.train > 0 ? `train:${held.train}` : 'siding'
  return drawn(anyRoom, id, `mine:train:${held.train}`, draw, { label, margin: 3 })
}

const dashedBox = (w: number, h: number, colour: string, opacity: number): Shape[] => [
  rect(1, 2, w - 2, h - 4, 'rgba(0, 0, 0, 0)', { radius: 6, opacity, stroke: stroke(colour, 1.6, { dash: [6, 5] }) }),
]

/** My contracts side by side, and a place for one more. */
function contracts({ table, seat }: Side): LayoutNode {
  const all = ticketsOf(table, seat)
  const size = { count: all.length, aspect: [0.58, 0.92], gap: between(table.grid, 7, 11), high: 60 } as const
  return hand(size, (i, place) => {
    const { id, ...state } = all[i] ?? { id: 0 }
    if (id > 0) return ticketPiece(table, id, place, 'ticket', { ...state, depth: depths.onBoard + i })
    const free = (w: number, h: number) => dashedBox(w, h, '#56646e', 0.6)
    return i < 4 ? [piece('contracts:empty', 'contracts:empty', place, depths.panel + 1, free)] : []
  })
}

/** My contracts as stubs, in two rows; more than four are narrower. */
function stubRows({ table, seat }: Side): LayoutNode {
  const all = ticketsOf(table, seat)
  const rows = all.length > 1 ? 2 : 1
  const room = { w: span(14, 200), h: span(12, 28) }
  const stubs = all.map(({ id, ...state }) => ticket(table, id, room, 'stub', state))
  const placed = evenly(Math.max(1, Math.ceil(all.length / rows)), 3, stubs)
  return pad({ top: 3, bottom: 3 }, pin(0, 0.5, placed))
}

/** My labourers and markers in small. */
const crew = (side: Side): LayoutNode => {
  const all = whereabouts(side).map((where, i) => as({ grow: 1 }, man(side, where, i)))
  return row({}, [...all, markers(side, 'mine:markers', [12, 18], 17)])
}

const oneLine = (side: Side): LayoutNode =>
  pad(
    { left: 8, right: 4 },
    byWeight('w', 4, [
      [45, heldGoods(side, [28, 60])],
      [26, crew(side)],
      [27, stubRows(side)],
    ]),
  )

const twoLines = (side: Side): LayoutNode =>
  pad(
    { left: 8, right: 6, top: 1, bottom: 1 },
    evenly(1, 0, [
      row({ gap: 2 }, [points(side, [28, 38]), heldGoods(side, [30, 60], { grow: 1 })]),
      byWeight('w', 4, [
        [42, crew(side)],
        [57, stubRows(side)],
      ]),
    ]),
  )
