import { colours } from '../../../../kit/tokens.ts'
import type { Seat } from '../../../../rules/game.ts'
import { rect, stroke, text } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import { widthOf } from '../../../../stage/art/textWidth.ts'
import { brass } from '../../../../stage/kit/paints.ts'
import { piece } from '../../../../stage/kit/piece.ts'
import { first, layers, pad, sized } from '../../../../table/layout/around.ts'
import { column, row } from '../../../../table/layout/flow.ts'
import { decoration, leaf, rest, span } from '../../../../table/layout/leaf.ts'
import { as, type LayoutNode, type Manner } from '../../../../table/layout/node.ts'
import { medal } from '../../../../table/parts/seat.ts'
import type { Position } from '../../position.ts'
import { scoreOf } from '../../score.ts'
import { depths, type Table } from '../table.ts'
import { disc, openLines, picture, type Side, sidePanel, tiles, trains, worded } from './held.ts'

/** The width at which everything on a panel has its full size, in layout pixels. */
const full = 412

/** A seat's panel, `wide` layout pixels: its name before its train, and below what it has and holds. */
export function seatPanel(side: Side, wide: number): LayoutNode {
  const unit = Math.min(1, wide / full)
  const stripe = Math.round(15 * unit)
  const parts = (isTagged: boolean) => () =>
    pad(
      { left: stripe + 4, top: 3, right: 3, bottom: 3 },
      column({}, [
        sized({ h: span(44) }, top(side, unit, isTagged), { grow: 0.47 }),
        rule,
        sized({ h: span(50) }, bottom(side, unit), { grow: 0.53 }),
      ]),
    )
  const { p } = side.table
  const isAsked = side.isMine && p.seat === side.seat && p.phase !== 'over'
  const plain = { node: parts(false) }
  const node = isAsked ? first([{ node: parts(true), from: { h: 150 } }, plain]) : plain.node()
  return sidePanel(side, 'panel', { wide: stripe, inset: 3 }, node)
}

const rule = decoration({ w: rest(), h: span(2) }, 'rule', (w) => [rect(0, 0, w, 1.6, colours.brass, { opacity: 0.7 })])

/** Letter, name and standing on the picture; large print has the picture below it, or none. */
function top(side: Side, unit: number, isTagged: boolean): LayoutNode {
  const high = 62 * unit * side.table.sizes.text
  const words = heading(side, unit, isTagged, { grow: 1 })
  const whole = { w: rest(), h: rest(24) }
  if (side.table.sizes.text === 1)
    return layers([picture(side, whole, {}, dusk), column({}, [sized({ h: span(high) }, as({ grow: 0 }, words))])])
  const apart = () => column({}, [sized({ h: span(high) }, as({ grow: 0 }, words)), picture(side, whole, { grow: 1 })])
  return first([{ node: apart }, { node: () => words }])
}

/** Darkens the picture beneath the name. */
const dusk = (w: number, h: number): Shape[] => [
  rect(0, 0, w * 0.72, h, {
    type: 'linear',
    from: [0, 0],
    to: [w * 0.72, 0],
    stops: [
      [0, 'rgba(20, 27, 32, 0.66)'],
      [0.5, 'rgba(20, 27, 32, 0.4)'],
      [1, 'rgba(20, 27, 32, 0)'],
    ],
  }),
]

/** Points by which a seat is ahead of the best of the others; negative if behind. */
function aheadBy(p: Position, seat: Seat): number {
  const others = p.hands.flatMap((_, other) => (other === seat ? [] : scoreOf(p, other)))
  return scoreOf(p, seat) - Math.max(0, ...others)
}

/** “leads by 1”, “12 behind”, “level”. */
function standingText({ p, say: { standing } }: Table, seat: Seat): string {
  const by = aheadBy(p, seat)
  if (by === 0) return standing.level
  return by > 0 ? standing.leads({ by }) : standing.behind({ by: -by })
}

function heading(side: Side, unit: number, isTagged: boolean, manner: Manner): LayoutNode {
  const { table, seat, isMine } = side
  const { p, looking, words, say } = table
  const name = words.seat(p, seat)
  const who = isMine && !looking.watches ? [`${name} · ${say.you}`, name] : [name]
  const own = { colour: '#fff6e0', plate: true } as const
  const title = { ...own, font: 'display', size: 31 * unit, spacing: 1 } as const
  const told = { ...own, font: 'text', size: Math.max(14, 18 * unit), weight: 700 } as const
  const standing = standingText(table, seat)
  const ways = [`${standing} · ${say.linesOpen({ lines: openLines(p, seat) })}`, standing]
  const called = worded(side, 'name', { ways: who.map((one) => one.toUpperCase()), print: title }, 0, { grow: 1 })
  return pad(
    { left: 8 * unit, top: 2, right: 5 },
    row({ gap: 10 * unit }, [
      disc(side, [28 * unit, (looking.portraits?.length ? 54 : 36) * unit]),
      column(
        {},
        [
          row({ gap: 8 }, isTagged ? [called, tag(side, unit)] : [called], { grow: 0.55 }),
          worded(side, 'standing', { ways, print: told }, 0, { grow: 0.45 }),
        ],
        { grow: 1 },
      ),
    ]),
    manner,
  )
}

/** The sign of the seat that is asked. */
function tag({ table: { say, sizes } }: Side, unit: number): LayoutNode {
  const { toMove } = say
  const high = Math.round(Math.min(26, 32 * unit) * Math.min(1.25, sizes.text))
  const type = { font: 'text', size: Math.max(14, high * 0.64), weight: 800, anchor: 'middle' } as const
  const draw = (w: number, h: number): Shape[] => [
    rect(0, 0, w, h, brass(0, h), { radius: h / 2, stroke: stroke(colours.brassLo, 1) }),
    text(w / 2, h / 2 + type.size * 0.31, toMove, { ...type, colour: colours.brassInk }),
  ]
  const room = { w: span(Math.round(widthOf(toMove, type)) + 20), h: span(high) }
  return column({ align: 'centre' }, [
    leaf(room, (place) => [piece('to-move', 'to-move', place, depths.onPanel, draw)]),
  ])
}

/** Points on a medal, trains, and the tiles that others hold. */
function bottom(side: Side, unit: number): LayoutNode {
  const { table, seat, isMine } = side
  const { p } = table
  const held = isMine ? [] : (p.hands[seat] ?? [])
  // Room for a whole hand even while a tile is missing, so that the trains keep their places.
  const count = isMine ? 0 : Math.max(held.length, p.settings.hand)
  const high = Math.min(78 * unit, (140 * unit) / Math.max(1, count) - 8)
  const told = { points: `${scoreOf(p, seat)}`, leads: false }
  return pad(
    { left: 6 * unit, top: 1, right: 5, bottom: 0 },
    row({ gap: 8 * unit }, [
      as({ weight: 1 }, medal(`points:${seat}`, depths.onPanel, told, [48, 101 * unit])),
      pad({ top: 4, bottom: 4 }, trains(side, [18, 55], { grow: 1 })),
      ...(count > 0 ? [pad({ top: 4, bottom: 4 }, tiles(side, held, count, [16, high], { weight: 1 }))] : []),
    ]),
  )
}
