import { colours } from '../../../../kit/tokens.ts'
import { circle, group, path, rect, round, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { paper } from '../../../../stage/kit/paints.ts'
import { first, onGround, pad, pin, sized } from '../../../../table/layout/around.ts'
import { grid as cells, column, row } from '../../../../table/layout/flow.ts'
import { decoration, leaf, rest, shape, space, span } from '../../../../table/layout/leaf.ts'
import { as, type Decoration, type LayoutNode, lay, type Manner, piecesOf } from '../../../../table/layout/node.ts'
import { caption, line } from '../../../../table/parts/print.ts'
import { inlaid, medal } from '../../../../table/parts/seat.ts'
import { thing } from '../../../../table/parts/thing.ts'
import { lastStep, stationAt } from '../../line.ts'
import { rackEngine } from '../art/engines.ts'
import { ghost, innDoor, labourer, surveyorFigure } from '../art/figures.ts'
import { type IconName, icon } from '../art/icons.ts'
import { placedRow, rebusWithin } from '../art/rebus.ts'
import { verbSigns } from '../art/signs.ts'
import { between } from '../grid.ts'
import { count, heading, remark } from '../pieces/print.ts'
import { namesOf } from '../pieces/sites.ts'
import { ticket, ticketPiece } from '../pieces/tickets.ts'
import { depths, isNext, piece, type Table } from '../table.ts'
import { anyRoom, heldGoods, markers, type Side, sidesOf, ticketsOf, whereabouts } from './held.ts'
import { type Standing, standingOf } from './standing.ts'

/** The board of the seat in front. */
export const minePieces = (table: Table): Piece[] => piecesOf(lay(mine(table), table.grid.mine))

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
    const [edge, wide, radius] = grid.small ? [2, 5, 6] : [4, between(grid, 10, 14), 8]
    const draw = (w: number, h: number): Shape[] => [
      rect(0, 0, w, h, grid.small ? '#26313a' : colours.slate800, {
        radius,
        stroke: stroke(paints.light, radius * 0.3),
      }),
      rect(edge, edge + 1, wide, h - 2 * edge - 2, paints.pattern, { radius: 3 }),
      ...shapes(),
    ]
    return [piece('panel:mine', `mine:${paints.letter}:${key}`, place, depths.panel, draw, { margin: 3 })]
  }

function bar(side: Side): LayoutNode {
  const { table, held } = side
  const { grid, say, box } = table
  const edge = between(grid, 8, 12)
  const part = (weight: number, node: LayoutNode) => sized({ w: rest() }, node, { grow: weight })
  const titled = (words: string, node: LayoutNode) => {
    const head = caption(side.sizes, { ways: [words.toUpperCase()], print: heading(between(grid, 17, 24)) })
    const under = column({}, [head, as({ grow: 1 }, node)], { grow: 1 })
    return row({ gap: between(grid, 4, 7) }, [divider, under])
  }
  const train = held.train > 0 ? (box.trains[held.train]?.name ?? '') : say.train
  return pad(
    { left: edge + between(grid, 10, 15), top: edge, right: edge, bottom: edge },
    row({ gap: between(grid, 5, 8) }, [
      part(120, standing(side)),
      part(168, sources(side)),
      part(370, titled(say.supply, heldGoods(side, [20, 80], {}, true))),
      part(270, titled(say.labourers, men(side))),
      part(212, titled(say.markers, whatStands(side))),
      part(164, titled(train, engine(side, train))),
      part(436, titled(say.contracts, contracts(side))),
    ]),
  )
}

const divider = decoration({ w: span(1), h: rest() }, 'divider', (_, h) => [
  path(`M0 4V${h - 4}`, { stroke: stroke(colours.slateLine, 1) }),
])

const points = ({ seat, total, label }: Side, high: readonly [number, number]): LayoutNode =>
  medal(`seat:${seat}`, depths.onBoard, { points: `${total}`, leads: false, label }, high)

/** My points on a medal, my name, and how far ahead or behind I am. */
function standing(side: Side): LayoutNode {
  const { table, seat, total, sizes } = side
  const { p, looking, words, say, grid } = table
  const name = words.seat(p, seat)
  const who = { ways: [(looking.watches ? name : `${name} · ${say.you}`).toUpperCase()] }
  const others = sidesOf(table, [...p.boards.keys()]).flatMap((one) => (one.seat === seat ? [] : [one.total]))
  const ahead = { ways: [say.standing(total - Math.max(...others))] }
  const named = { font: 'display', size: between(grid, 18, 27), anchor: 'middle', spacing: 0.6 } as const
  const told = remark(between(grid, 14, 20), { anchor: 'middle' })
  return column({}, [
    as({ grow: 1 }, points(side, [44, between(grid, 68, 96)])),
    line(sizes, 'mine:name', depths.onBoard, { ...who, print: named }),
    ...(others.length > 0 ? [line(sizes, 'mine:ahead', depths.onBoard, { ...ahead, print: told })] : []),
  ])
}

const kinds = [
  ['sites', 'station'],
  ['track', 'track'],
  ['contracts', 'contract'],
  ['surveyor', 'surveyor'],
] as const satisfies readonly (readonly [keyof Standing, IconName])[]

/** Where my points come from. */
function sources({ table, seat, sizes }: Side): LayoutNode {
  const { grid, say } = table
  const scored = standingOf(table, seat)
  const number = count(between(grid, 21, 31), { anchor: 'end' })
  const lines = kinds.map(([source, name]) => {
    const id = `source:${source}`
    const sign = thing(shape(1, 18, 34), { id, key: id, depth: depths.onBoard }, (d) => [
      circle(d / 2, d / 2, d / 2, colours.paper),
      icon(name, d / 2, d / 2, d * 0.78),
    ])
    const told = { ways: [say.points[source]], print: remark(between(grid, 14, 20)) }
    return row({ gap: 6 }, [
      pad({ top: 1, bottom: 1 }, sign, { weight: 1 }),
      line(sizes, `${id}:n`, depths.onBoard, { ways: [`${scored[source]}`], print: number, holds: '88' }),
      line(sizes, `${id}:w`, depths.onBoard, told, { grow: 1 }),
    ])
  })
  return cells(1, 0, lines)
}

/** My labourers, and below each what it does. */
function men(side: Side): LayoutNode {
  const { say, grid } = side.table
  const captions = { home: say.toPlace, work: say.atWork, pub: say.inPub }
  const all = whereabouts(side.table, side.seat).map((where, i) => {
    const lit = where === 'home' && { colour: colours.brassText, weight: 700 as const }
    const print = remark(between(grid, 14, 19), { anchor: 'middle', ...lit })
    const told = { ways: [captions[where]], print }
    return column({}, [
      as({ grow: 1 }, man(side, i)),
      pad({ left: 3, right: 3 }, line(side.sizes, `labourers:${i}`, depths.onBoard, told)),
    ])
  })
  return cells(3, 0, all)
}

/** One of my labourers: to place, at work, or in the pub, where it may be hired. */
function man({ table, seat, paints }: Side, i: number): LayoutNode {
  const { say, grid } = table
  const where = whereabouts(table, seat)[i] ?? 'work'
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
  return thing({ w: rest(14), h: rest(28) }, { id, key, depth: depths.onBoard, label, margin: 8 }, draw)
}

const lamp = (x: number, y: number, scale: number): Shape =>
  path(round(x, y + 3, 21 * scale, 7.4 * scale), {
    fill: 'rgba(240, 210, 138, 0.4)',
    shadow: { x: 0, y: 0, blur: 8, colour: 'rgba(240, 210, 138, 0.9)' },
  })

/** My markers left, and where my surveyor is. */
function whatStands(side: Side): LayoutNode {
  const { table, held, paints, sizes } = side
  const { say, grid, line: railway } = table
  const nameAt = (steps: number) => {
    const station = stationAt(railway, Math.max(0, held.end), steps)
    return station < 0 ? ['Llanberis'] : namesOf(railway.stations[station]?.card.name ?? '')
  }
  const following = (names: readonly string[]) => [...names.map(say.nextStation), ...names.map((one) => `→ ${one}`)]
  const next = held.surveyor < lastStep(railway) ? following(nameAt(held.surveyor + 1)) : [say.atTheTop]
  const it = { id: 'mine:surveyor', key: `mine:surveyor:${paints.letter}`, depth: depths.onBoard, margin: 4 }
  const figure = thing(shape(0.66, 30, 54), it, (w, h) => [surveyorFigure(w / 2, h - 3, h / 56, paints)])
  const told = (id: string, ways: readonly string[], size: number, colour: string) =>
    line(sizes, id, depths.onBoard, { ways, print: remark(between(grid, 14, size), { colour }) }, { grow: 1 })
  const lines = [told('mine:at', nameAt(held.surveyor), 20, colours.paper), told('mine:next', next, 19, colours.mute)]
  return cells(1, 0, [
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
  return thing(anyRoom, { id, key: `mine:train:${held.train}`, depth: depths.onBoard, label, margin: 3 }, draw)
}

const dashedBox = (w: number, h: number, colour: string, opacity: number): Shape[] => [
  rect(1, 2, w - 2, h - 4, 'rgba(0, 0, 0, 0)', { radius: 6, opacity, stroke: stroke(colour, 1.6, { dash: [6, 5] }) }),
]

/** My contracts side by side, narrower where there are many; more than fit then overlap from the left. */
const contracts = ({ table, seat }: Side): LayoutNode =>
  leaf({ w: rest(), h: span(60) }, ({ x, y, w: room, h }) => {
    const all = ticketsOf(table, seat)
    const gap = between(table.grid, 7, 11)
    const fitting = (room + gap) / Math.max(1, all.length) - gap
    const w = Math.round(Math.min(h * 0.92, Math.max(h * 0.58, fitting), room))
    const step = all.length > 1 ? Math.min(w + gap, (room - w) / (all.length - 1)) : w + gap
    const at = (i: number) => ({ x: Math.round(x + i * step), y, w, h })
    const hasRoom = all.length < 4 && all.length * (w + gap) + w <= room
    return [
      ...all.flatMap(({ id, ...state }, i) =>
        ticketPiece(table, id, at(i), 'ticket', { ...state, depth: depths.onBoard + i }),
      ),
      ...(hasRoom
        ? [
            piece('contracts:empty', 'contracts:empty', at(all.length), depths.panel + 1, (a, b) =>
              dashedBox(a, b, '#56646e', 0.6),
            ),
          ]
        : []),
    ]
  })

/** My contracts as stubs, in two rows; more than four are narrower. */
function stubRows({ table, seat }: Side, manner: Manner): LayoutNode {
  const all = ticketsOf(table, seat)
  const rows = all.length > 1 ? 2 : 1
  const room = { w: span(14, 200), h: span(12, 28) }
  const stubs = all.map(({ id, ...state }) => ticket(table, id, room, 'stub', state))
  return sized(
    { w: rest() },
    pad({ top: 3, bottom: 3 }, pin(0, 0.5, cells(Math.max(1, Math.ceil(all.length / rows)), 3, stubs))),
    manner,
  )
}

/** My labourers and markers in small. */
const crew = (side: Side, manner: Manner): LayoutNode =>
  row({}, [...[0, 1, 2].map((i) => as({ grow: 1 }, man(side, i))), markers(side, 'mine:markers', [12, 18], 17)], manner)

const oneLine = (side: Side): LayoutNode =>
  pad(
    { left: 8, right: 4 },
    row({ gap: 4 }, [
      sized({ w: rest() }, heldGoods(side, [28, 60]), { grow: 45 }),
      sized({ w: rest() }, crew(side, {}), { grow: 26 }),
      stubRows(side, { grow: 27 }),
    ]),
  )

const twoLines = (side: Side): LayoutNode =>
  pad(
    { left: 8, right: 6, top: 1, bottom: 1 },
    column({ alike: true }, [
      row({ gap: 2 }, [points(side, [28, 38]), heldGoods(side, [30, 60], { grow: 1 })], { grow: 1 }),
      row({ gap: 4 }, [sized({ w: rest() }, crew(side, {}), { grow: 42 }), stubRows(side, { grow: 57 })], { grow: 1 }),
    ]),
  )
