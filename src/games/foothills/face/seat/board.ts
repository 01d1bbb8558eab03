import { colours } from '../../../../kit/tokens.ts'
import type { Seat } from '../../../../rules/game.ts'
import { line as stroked } from '../../../../stage/art/draw.ts'
import type { Print } from '../../../../stage/kit/print.ts'
import { first, onGround, pad } from '../../../../table/layout/around.ts'
import { column, grid, row } from '../../../../table/layout/flow.ts'
import { decoration, leaf, rest, span } from '../../../../table/layout/leaf.ts'
import { as, type LayoutNode, type Manner } from '../../../../table/layout/node.ts'
import { brassCapitals, caption, line } from '../../../../table/parts/print.ts'
import { badge, seatGround } from '../../../../table/parts/seat.ts'
import { isGrey } from '../../turn.ts'
import { actionPiece } from '../pieces/actions.ts'
import { depths, type Table } from '../table.ts'
import { aheadBy, built, hutNode, pile, points, ruler, type Side, sideOf, supply, ticketRow, tickets } from './held.ts'

/** Everything on one seat's board; what travels finds its places there by name. */
export function seatBoard(table: Table, seat: Seat): LayoutNode {
  const side = sideOf(table, seat)
  const isFront = seat === table.looking.seat
  const isTurn = table.p.seat === seat && table.p.phase !== 'over'
  const edge = table.grid.small ? 9 : isFront ? 12 : 9
  const ground = seatGround(`board:${seat}`, depths.panel, side.look, isTurn, edge)
  return onGround(ground, pad({ left: edge }, isFront ? front(side) : back(side)))
}

/** The viewer's own board: a bar of captioned parts, a square with cards in two rows, or a drawer. */
const front = (side: Side): LayoutNode =>
  first([
    { node: () => bar(side, spelt(side)), from: { w: 900 } },
    { node: () => bar(side, [counts(side)]), from: { w: 900 } },
    { node: () => bar(side, [counts(side)], 100, 4), from: { w: 900 } },
    { node: () => drawer(side) },
    { node: () => block(side) },
  ])

const spelt = (side: Side): readonly LayoutNode[] => {
  const { stations, pile } = side.table.say
  return [divided(titled(side, [stations], laid(side))), divided(titled(side, [pile], scored(side)))]
}

/** The other seat's board: a strip, or the same in two or three rows. */
const back = (side: Side): LayoutNode =>
  first([{ node: () => strip(side), from: { w: 800 } }, { node: () => twoRows(side) }, { node: () => threeRows(side) }])

/** A bar across the table: everything under its caption, its cards no narrower than `least`. */
function bar(side: Side, ends: readonly LayoutNode[], least = 104, gap = 6): LayoutNode {
  const { say, grid: areas } = side.table
  const { count, goods } = areas.measures
  const held = grid(2, 4, supply(side, [24, goods], count + 3, true))
  return row({}, [
    pad({ left: 4, top: 6, bottom: 5 }, standing(side)),
    titled(side, [say.mySupply], held),
    pad({ left: 6, right: 6, top: 8, bottom: 8 }, cards(side, [least, 128], gap), { grow: 1, weight: 1 }),
    divided(titled(side, [say.tickets], tickets(side, [22, 34]))),
    as({ weight: 1 }, divided(titled(side, [say.hut, say.shortHut], hutNode(side, 50)))),
    ...ends,
  ])
}

/** The points on a medal, with the seat's name and its lead below. */
function standing(side: Side): LayoutNode {
  const { caption: head, body } = side.table.grid.measures
  return column({ align: 'centre' }, [
    pad({ left: 5, top: 4, right: 5, bottom: 6 }, points(side, [56, 118], { down: 0, share: 0.36 }), { grow: 1 }),
    name(side, { font: 'display', size: head + 4, spacing: 0.8, anchor: 'middle' }),
    lead(side, { ...quiet(body), anchor: 'middle' }),
  ])
}

/** A part under its caption. */
function titled(side: Side, words: readonly string[], node: LayoutNode): LayoutNode {
  const title = caption(side.sizes, brassCapitals(words, side.table.grid.measures.caption))
  return pad({ left: 6, right: 4, top: 3, bottom: 6 }, column({ gap: 2 }, [title, as({ grow: 1 }, node)]))
}

/** A part divided from the one before. */
const divided = (node: LayoutNode): LayoutNode => row({}, [divider, as({ grow: 1 }, node)])

const divider = decoration({ w: span(1), h: rest() }, 'divider', (_, h) => [
  stroked(0, 10, 0, h - 10, colours.slateLine, 1),
])

/** Stations on a ruler, track below it. */
function laid(side: Side): LayoutNode {
  const { say, box, grid: areas } = side.table
  const { body } = areas.measures
  const left = box.tiles - side.held.tracks - side.held.stations
  const stock = `${left} ${say.countedTiles({ count: left })}`
  return column({ gap: 2 }, [
    as({ grow: 1 }, ruler(side)),
    row({ gap: 8, align: 'centre' }, [
      built(side, 'track', [20, 34], 24),
      words(side, 'tracks:word', say.countedTracks({ count: side.held.tracks }), quiet(body), { drop: 1 }),
      words(side, 'tiles', stock, { ...quiet(body), anchor: 'end' }, { grow: 1 }),
    ]),
  ])
}

/** The scoring pile, its count below. */
function scored(side: Side): LayoutNode {
  const { say, grid: areas } = side.table
  const count = words(side, 'pile', say.pileCount({ count: side.held.pile.length }), quiet(areas.measures.body))
  return column({ gap: 2 }, [pile(side, [56, 96], 24, { grow: 1 }), count])
}

/** Stations, track and scoring pile, each counted in print of a size, with a word for it. */
function holdings(side: Side, high: readonly [number, number], size: number, pileHigh = high): readonly Worded[] {
  const { say } = side.table
  return [
    {
      what: 'stations',
      node: built(side, 'station', high, size),
      said: say.countedStations({ count: side.held.stations }),
    },
    { what: 'tracks', node: built(side, 'track', high, size), said: say.countedTracks({ count: side.held.tracks }) },
    { what: 'pile', node: countedPile(side, size, pileHigh), said: say.scored },
  ]
}

/** A part of a board with a word for it. */
interface Worded {
  readonly what: string
  readonly node: LayoutNode
  readonly said: string
}

/** Stations, track and scoring pile, counted one below another. */
function counts(side: Side): LayoutNode {
  const rows = holdings(side, [24, 34], 28).map(({ what, node, said }) =>
    row({ gap: 2, align: 'centre' }, [node, words(side, `${what}:word`, said, quiet(14))]),
  )
  return pad({ left: 8, right: 5, top: 5, bottom: 5 }, column({ gap: 3, alike: true }, rows))
}

/** The scoring pile beside its count. */
const countedPile = (side: Side, size: number, high: readonly [number, number]): LayoutNode =>
  row({ gap: 4, align: 'centre' }, [
    pile(side, high, 8, { grow: 1 }),
    line(side.sizes, `pile:${side.seat}`, depths.onCard, {
      ways: [`${side.held.pile.length}`],
      print: { font: 'display', size },
      holds: '88',
    }),
  ])

/** A phone's drawer: points to the left of supply and holdings, the action cards below. */
function drawer(side: Side): LayoutNode {
  const names = column({}, [name(side, { ...small, anchor: 'end' }), lead(side, { ...told, anchor: 'end' }, true)])
  const goods = row({ gap: 8 }, [...supply(side, [28, 32], 28, true), names], { grow: 1 })
  const upper = [points(side, [64, 70], corner), column({ gap: 2 }, [goods, heldRow(side)], { grow: 1 })]
  return pad(
    { left: 6, top: 5, right: 6, bottom: 6 },
    column({ gap: 5 }, [row({ gap: 8 }, upper), cards(side, [70, 140], 4, { grow: 1, weight: 1 })]),
  )
}

/** The summit chit on a small medal. */
const corner = { down: 1, share: 0.46 } as const

/** The looks of a name and of a lead in small, and of what is merely said. */
const small = { font: 'display', size: 17, spacing: 0.6 } as const
const told = { ...small, colour: colours.brassText } as const
const quiet = (size: number) => ({ font: 'text', size, colour: colours.mute }) as const

/** Tickets, hut, stations, track and scoring pile in a row. */
function heldRow(side: Side): LayoutNode {
  const rest = holdings(side, [20, 24], 18, [20, 26]).map(({ node }) => node)
  return row({ gap: 6, spread: true }, [ticketRow(side, { grow: 4 }), hutNode(side, 20), ...rest])
}

/** A phone held sideways: the action cards in two rows of three, the sixth place for what is held. */
function block(side: Side): LayoutNode {
  const [stations, tracks, scored] = holdings(side, [18, 26], 24, [24, 40]).map(({ node }) => node)
  const shelf = grid(
    2,
    4,
    [hutNode(side, 24), scored, stations, tracks].flatMap((node) => node ?? []),
  )
  const both = row({ gap: 8, align: 'centre' }, [name(side, small), lead(side, told, true)], { weight: 1 })
  const lines = [
    row({ gap: 6 }, [both, ticketRow(side, { grow: 1 })]),
    row({ gap: 4 }, supply(side, [24, 30], 27, true)),
  ]
  const upper = row({ gap: 5 }, [points(side, [50, 56], corner), column({ gap: 2 }, lines, { grow: 1 })])
  return pad(
    { left: 5, top: 4, right: 4, bottom: 5 },
    column({ gap: 5 }, [upper, grid(3, 4, [...cardNodes(side, [60, 130]), shelf], { grow: 1 })]),
  )
}

/** A strip across the table: everything in one row. */
function strip(side: Side): LayoutNode {
  const { say, grid: areas } = side.table
  const { body, caption: head, least } = areas.measures
  const under = (what: string, node: LayoutNode, said: string) =>
    divided(
      pad(
        { left: 5, right: 5, top: 2, bottom: 1 },
        column({ align: 'start' }, [as({ grow: 1 }, node), words(side, `${what}:word`, said, quiet(least))]),
      ),
    )
  const names = [name(side, { font: 'display', size: head + 3, spacing: 0.8 }), lead(side, quiet(body))]
  return row({ gap: 4 }, [
    pad({ left: 6, top: 4, bottom: 4 }, mark(side, [36, 60])),
    pad({ top: 4, bottom: 4 }, column({}, names)),
    pad(3, points(side, [40, 66], { down: 0, share: 0.7 })),
    pad({ left: 8 }, row({ gap: 8 }, supply(side, [22, 28], 24, false))),
    pad({ top: 5, bottom: 5, left: 4, right: 4 }, cards(side, [44, 110], 5), { grow: 1, weight: 1 }),
    under('tickets', tickets(side, [14, 22]), say.below.tickets),
    as({ weight: 1 }, under('hut', hutNode(side, 26), say.below.hut)),
    ...holdings(side, [18, 30], 22, [24, 40]).map(({ what, node, said }) => under(what, node, said)),
  ])
}

const mark = ({ table: { looking }, look, seat }: Side, high: readonly [number, number]) =>
  badge(`letter:${seat}`, depths.onCard, look, high, { looking, seat })

/** A phone's strip: badge and points, then supply and cards over what is held. */
function twoRows(side: Side): LayoutNode {
  const goods = row({ gap: 6 }, supply(side, [20, 24], 22, false), { grow: 1 })
  const upper = row({ gap: 6 }, [goods, cards(side, [26, 46], 3)], { grow: 1, weight: 1 })
  return pad(
    { left: 5, top: 4, right: 5, bottom: 4 },
    row({ gap: 6 }, [
      mark(side, [32, 38]),
      points(side, [54, 80], corner),
      column({ gap: 3 }, [upper, heldRow(side)], { grow: 1 }),
    ]),
  )
}

/** The strip of a phone held sideways. */
function threeRows(side: Side): LayoutNode {
  const held = holdings(side, [18, 22], 21, [20, 24]).map(({ node }) => node)
  const lines = [row({ gap: 4 }, supply(side, [18, 22], 21, false)), row({ gap: 6, spread: true }, held)]
  const upper = [mark(side, [28, 34]), points(side, [48, 60], corner), column({ gap: 1 }, lines, { grow: 1 })]
  const lower = [cards(side, [24, 28], 3), hutNode(side, 22), ticketRow(side, { grow: 1 })]
  return pad(
    { left: 5, top: 4, right: 5, bottom: 5 },
    column({ gap: 3 }, [row({ gap: 6 }, upper), row({ gap: 6 }, lower, { grow: 1 })]),
  )
}

/** Some words about a seat. */
const words = (side: Side, what: string, said: string, print: Print, manner: Manner = {}): LayoutNode =>
  line(side.sizes, `${what}:${side.seat}`, depths.onCard, { ways: [said], print }, manner)

/** A seat's action cards side by side. */
const cards = (side: Side, wide: readonly [number, number], gap: number, manner: Manner = {}): LayoutNode =>
  row(
    { gap, alike: true },
    cardNodes(side, wide).map((node) => as({ grow: 1 }, node)),
    manner,
  )

/** An action card for each place, lifted while it is played. */
function cardNodes({ table, seat, held }: Side, [least, ideal]: readonly [number, number]): LayoutNode[] {
  const { p, box } = table
  const isFront = seat === table.looking.seat
  return held.cards.map((index, order) =>
    leaf({ w: span(least, ideal), h: span(isFront ? 60 : 30, Math.round(ideal * 1.1)) }, (place) => {
      const card = box.actions[index]
      if (!card) return []
      const isLifted = p.seat === seat && p.selected === order && p.phase !== 'over'
      const lift = !isLifted ? 0 : isFront ? (table.grid.small ? 4 : Math.round(place.h * 0.07)) : -3
      return [actionPiece(table, card, isGrey(held, order), { ...place, y: place.y - lift }, isFront, isLifted)]
    }),
  )
}

/** A seat's name, with “you” beside the viewer's own. */
function name(side: Side, print: Print): LayoutNode {
  const { table, seat } = side
  const plain = table.words.seat(table.p, seat).toUpperCase()
  const isMine = seat === table.looking.seat && !table.looking.watches
  const ways = isMine ? [`${plain} · ${table.say.you.toUpperCase()}`, plain] : [plain]
  return line(side.sizes, `name:${seat}`, depths.onCard, { ways, print })
}

/** A seat's lead in points: in words, or as a number alone. */
const lead = (side: Side, print: Print, isShort = false): LayoutNode => {
  const { say } = side.table
  const ahead = aheadBy(side)
  return words(side, 'behind', isShort ? say.standing(ahead) : say.behind(-ahead), print)
}
