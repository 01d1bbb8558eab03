import { colours } from '../../../../kit/tokens.ts'
import type { Seat } from '../../../../rules/game.ts'
import { line as stroked } from '../../../../stage/art/draw.ts'
import type { Print } from '../../../../stage/kit/print.ts'
import { first, onGround, pad } from '../../../../table/layout/around.ts'
import { column, grid, row } from '../../../../table/layout/flow.ts'
import { decoration, leaf, rest, span } from '../../../../table/layout/leaf.ts'
import { as, type LayoutNode, type Manner } from '../../../../table/layout/node.ts'
import { brassCapitals, caption, line, smallPrint } from '../../../../table/parts/print.ts'
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
    { node: () => bar(side, [titled(side, [side.table.say.stations], laid(side)), scored(side)]), from: { w: 900 } },
    { node: () => bar(side, [counts(side)]), from: { w: 900 } },
    { node: () => drawer(side) },
    { node: () => block(side) },
  ])

/** The other seat's board: a strip, or the same in two or three rows. */
const back = (side: Side): LayoutNode =>
  first([{ node: () => strip(side), from: { w: 800 } }, { node: () => twoRows(side) }, { node: () => threeRows(side) }])

/** A bar across the table: everything under its caption. */
function bar(side: Side, ends: readonly LayoutNode[]): LayoutNode {
  const { say, grid: areas } = side.table
  const { count, goods } = areas.measures
  const held = supply(side, [24, goods], count + 3, true)
  return row({ gap: 0 }, [
    pad({ left: 4, top: 6, bottom: 5 }, standing(side)),
    titled(side, [say.mySupply], grid(2, 4, held), { divided: false }),
    pad({ left: 6, right: 6, top: 8, bottom: 8 }, cards(side, [104, 128], 6), { grow: 1, weight: 1 }),
    titled(side, [say.tickets], tickets(side, [22, 34])),
    as({ weight: 1 }, titled(side, [say.hut, say.shortHut], hutNode(side, 50))),
    ...ends,
  ])
}

/** The points on a medal, with the seat's name and its lead below. */
function standing(side: Side): LayoutNode {
  const { caption: head, body } = side.table.grid.measures
  return column({ align: 'centre' }, [
    pad({ left: 5, top: 4, right: 5, bottom: 6 }, points(side, [56, 118], { down: 0, share: 0.36 }), { grow: 1 }),
    name(side, { font: 'display', size: head + 4, spacing: 0.8, anchor: 'middle' }),
    lead(side, { font: 'text', size: body, colour: colours.mute, anchor: 'middle' }),
  ])
}

/** A part under its caption, divided from the one before. */
function titled(side: Side, words: readonly string[], node: LayoutNode, { divided = true } = {}): LayoutNode {
  const title = caption(side.sizes, brassCapitals(words, side.table.grid.measures.caption))
  const captioned = pad({ left: 6, right: 4, top: 3, bottom: 6 }, column({ gap: 2 }, [title, as({ grow: 1 }, node)]))
  return divided ? row({}, [divider, as({ grow: 1 }, captioned)]) : captioned
}

const divider = decoration({ w: span(1), h: rest() }, 'divider', (_, h) => [
  stroked(0, 10, 0, h - 10, colours.slateLine, 1),
])

/** Stations on a ruler, track below it. */
function laid(side: Side): LayoutNode {
  const { say, box, grid: areas } = side.table
  const { body } = areas.measures
  const left = box.tiles - side.held.tracks - side.held.stations
  const print = { font: 'text', size: body, colour: colours.mute } as const
  const word = { ways: [say.countedTracks(side.held.tracks)], print }
  const stock = { ways: [`${left} ${say.countedTiles(left)}`], print: { ...print, anchor: 'end' } as const }
  return column({ gap: 2 }, [
    as({ grow: 1 }, ruler(side)),
    row({ gap: 8, align: 'centre' }, [
      built(side, 'track', [20, 34], 24),
      line(side.sizes, `tracks:word:${side.seat}`, depths.onCard, word, { drop: 1 }),
      line(side.sizes, `tiles:${side.seat}`, depths.onCard, stock, { grow: 1 }),
    ]),
  ])
}

/** The scoring pile under its caption, its count below. */
function scored(side: Side): LayoutNode {
  const { say, grid: areas } = side.table
  const print = { font: 'text', size: areas.measures.body, colour: colours.mute } as const
  const words = { ways: [say.pileCount(side.held.pile.length)], print }
  return titled(
    side,
    [say.pile],
    column({ gap: 2 }, [
      pile(side, [56, 96], 24, { grow: 1 }),
      line(side.sizes, `pile:${side.seat}`, depths.onCard, words),
    ]),
  )
}

/** Stations, track and scoring pile, counted one below another. */
function counts(side: Side): LayoutNode {
  const { say } = side.table
  const { held } = side
  const worded = (node: LayoutNode, words: string, id: string) =>
    row({ gap: 2, align: 'centre' }, [
      node,
      line(side.sizes, id, depths.onCard, { ways: [words], print: { font: 'text', size: 14, colour: colours.mute } }),
    ])
  return pad(
    { left: 8, right: 5, top: 5, bottom: 5 },
    column({ gap: 3, alike: true }, [
      worded(built(side, 'station', [24, 34], 28), say.countedStations(held.stations), `stations:word:${side.seat}`),
      worded(built(side, 'track', [24, 34], 28), say.countedTracks(held.tracks), `tracks:word:${side.seat}`),
      worded(countedPile(side, 28, [24, 34]), say.scored, `pile:word:${side.seat}`),
    ]),
  )
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
  const nameRow = column({}, [name(side, { ...small, anchor: 'end' }), lead(side, { ...told, anchor: 'end' }, true)])
  return pad(
    { left: 6, top: 5, right: 6, bottom: 6 },
    column({ gap: 5 }, [
      row({ gap: 8 }, [
        points(side, [64, 70], { down: 1, share: 0.46 }),
        column(
          { gap: 2 },
          [row({ gap: 8 }, [...supply(side, [28, 32], 28, true), nameRow], { grow: 1 }), holdings(side, 18)],
          { grow: 1 },
        ),
      ]),
      cards(side, [70, 140], 4, { grow: 1, weight: 1 }),
    ]),
  )
}

/** The looks of a name and of a lead in small. */
const small = { font: 'display', size: 17, spacing: 0.6 } as const
const told = { ...small, colour: colours.brassText } as const

/** Tickets, hut, stations, track and scoring pile in a row. */
function holdings(side: Side, size: number): LayoutNode {
  return row({ gap: 6, spread: true }, [
    ticketRow(side, { grow: 4 }),
    hutNode(side, 20),
    built(side, 'station', [20, 24], size),
    built(side, 'track', [20, 24], size),
    countedPile(side, size, [20, 26]),
  ])
}

/** A phone held sideways: the action cards in two rows of three, the sixth place for what is held. */
function block(side: Side): LayoutNode {
  const both = row({ gap: 8, align: 'centre' }, [name(side, small), lead(side, told, true)], { weight: 1 })
  const shelf = grid(2, 4, [
    hutNode(side, 24),
    countedPile(side, 22, [24, 40]),
    built(side, 'station', [18, 26], 24),
    built(side, 'track', [18, 26], 24),
  ])
  return pad(
    { left: 5, top: 4, right: 4, bottom: 5 },
    column({ gap: 5 }, [
      row({ gap: 5 }, [
        points(side, [50, 56], { down: 1, share: 0.46 }),
        column(
          { gap: 2 },
          [row({ gap: 6 }, [both, ticketRow(side, { grow: 1 })]), row({ gap: 4 }, supply(side, [24, 30], 27, true))],
          { grow: 1 },
        ),
      ]),
      grid(3, 4, [...cardNodes(side, [60, 130]), shelf], { grow: 1 }),
    ]),
  )
}

/** A strip across the table: everything in one row. */
function strip(side: Side): LayoutNode {
  const { say, grid: areas } = side.table
  const { body, caption: head, least } = areas.measures
  const { held, seat } = side
  const under = (node: LayoutNode, words: string, id: string) =>
    row({}, [
      divider,
      pad(
        { left: 5, right: 5, top: 2, bottom: 1 },
        column({ align: 'start' }, [
          as({ grow: 1 }, node),
          line(side.sizes, id, depths.onCard, smallPrint([words], least)),
        ]),
      ),
    ])
  return row({ gap: 4 }, [
    pad({ left: 6, top: 4, bottom: 4 }, badge(`letter:${seat}`, depths.onCard, side.look, [36, 60])),
    pad(
      { top: 4, bottom: 4 },
      column({}, [
        name(side, { font: 'display', size: head + 3, spacing: 0.8 }),
        lead(side, { font: 'text', size: body, colour: colours.mute }),
      ]),
    ),
    pad(3, points(side, [40, 66], { down: 0, share: 0.7 })),
    pad({ left: 8 }, row({ gap: 8 }, supply(side, [22, 28], 24, false))),
    pad({ top: 5, bottom: 5, left: 4, right: 4 }, cards(side, [44, 110], 5), { grow: 1, weight: 1 }),
    under(tickets(side, [14, 22]), say.below.tickets, `tickets:word:${seat}`),
    as({ weight: 1 }, under(hutNode(side, 26), say.below.hut, `hut:word:${seat}`)),
    under(built(side, 'station', [18, 30], 22), say.countedStations(held.stations), `stations:word:${seat}`),
    under(built(side, 'track', [18, 30], 22), say.countedTracks(held.tracks), `tracks:word:${seat}`),
    under(countedPile(side, 22, [24, 40]), say.scored, `pile:word:${seat}`),
  ])
}

/** A phone's strip: badge and points, then supply and cards over what is held. */
function twoRows(side: Side): LayoutNode {
  return pad(
    { left: 5, top: 4, right: 5, bottom: 4 },
    row({ gap: 6 }, [
      badge(`letter:${side.seat}`, depths.onCard, side.look, [32, 38]),
      points(side, [54, 80], { down: 1, share: 0.46 }),
      column(
        { gap: 3 },
        [
          row({ gap: 6 }, [row({ gap: 6 }, supply(side, [20, 24], 22, false), { grow: 1 }), cards(side, [26, 46], 3)], {
            grow: 1,
            weight: 1,
          }),
          holdings(side, 18),
        ],
        { grow: 1 },
      ),
    ]),
  )
}

/** The strip of a phone held sideways. */
function threeRows(side: Side): LayoutNode {
  return pad(
    { left: 5, top: 4, right: 5, bottom: 5 },
    column({ gap: 3 }, [
      row({ gap: 6 }, [
        badge(`letter:${side.seat}`, depths.onCard, side.look, [28, 34]),
        points(side, [48, 60], { down: 1, share: 0.46 }),
        column(
          { gap: 1 },
          [
            row({ gap: 4 }, supply(side, [18, 22], 21, false)),
            row({ gap: 6, spread: true }, [
              built(side, 'station', [18, 22], 21),
              built(side, 'track', [18, 22], 21),
              countedPile(side, 21, [20, 24]),
            ]),
          ],
          { grow: 1 },
        ),
      ]),
      row({ gap: 6 }, [cards(side, [24, 28], 3), hutNode(side, 22), ticketRow(side, { grow: 1 })], { grow: 1 }),
    ]),
  )
}

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
function lead(side: Side, print: Print, isShort = false): LayoutNode {
  const { say } = side.table
  const ahead = aheadBy(side)
  const ways = isShort ? [say.standing(ahead)] : [say.behind(-ahead)]
  return line(side.sizes, `behind:${side.seat}`, depths.onCard, { ways, print })
}
