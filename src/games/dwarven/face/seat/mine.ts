import { colours } from '../../../../kit/tokens.ts'
import { path, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import { widthOf } from '../../../../stage/art/textWidth.ts'
import type { Piece } from '../../../../stage/face.ts'
import { seatPanel } from '../../../../stage/kit/paints.ts'
import { layers, pad } from '../../../../table/layout/around.ts'
import { column, row } from '../../../../table/layout/flow.ts'
import { keptBoard } from '../../../../table/layout/kept.ts'
import { rest, shape, span } from '../../../../table/layout/leaf.ts'
import { as, type LayoutNode } from '../../../../table/layout/node.ts'
import { byWeight, evenly } from '../../../../table/parts/even.ts'
import { openRoutes } from '../../tickets.ts'
import { icon } from '../art/icons.ts'
import { between } from '../grid.ts'
import { namesFor } from '../pieces/cards.ts'
import { anyRoom, drawn, fitting, heading, remark, told } from '../pieces/print.ts'
import { paperShapes } from '../pieces/tile.ts'
import { actingSeats, cardName, depths, type Table } from '../table.ts'
import {
  cubesNode,
  filler,
  incomeOf,
  isPurseOpen,
  knownWords,
  money,
  peopleNode,
  type Side,
  shownOf,
  sidesOf,
} from './held.ts'
import { haulerTiles, minesNode } from './mines.ts'

const kept = keptBoard()

/** The board of the seat in front; in small there is none. */
export function minePieces(table: Table): readonly Piece[] {
  const { grid, looking, p } = table
  if (grid.small) return []
  const on = (picks: readonly string[]) => picks.filter((pick) => /^(mine|hauler|clip)/.test(pick))
  const shows = [shownOf(table, looking.seat), actingSeats(p), on(looking.next), on(looking.picked), p.phase]
  return kept(table, grid.mine, shows, () => mine(table))
}

function mine(table: Table): LayoutNode {
  const [side] = sidesOf(table, [table.looking.seat])
  if (!side) return filler
  const { grid, say, p } = table
  const { held, seat, paints, name } = side
  const edge = between(grid, 6, 8)
  const isTurn = p.phase !== 'over' && actingSeats(p).includes(seat)
  const ground = (w: number, h: number): Shape[] => [
    ...seatPanel(w, h, isTurn ? colours.brassHi : undefined),
    rect(4, 5, between(grid, 9, 13), h - 10, paints.pattern, { radius: 3 }),
  ]
  const titled = (words: string, node: LayoutNode) =>
    row({ gap: between(grid, 5, 9) }, [
      drawn({ w: span(1), h: rest() }, `line:${words}`, 'line', (w, h) => [rect(0, 4, w, h - 8, colours.slateLine)]),
      column(
        { gap: 1 },
        [told(table, `my:${words}`, [words.toUpperCase()], heading(between(grid, 15, 21))), as({ grow: 1 }, node)],
        { grow: 1 },
      ),
    ])
  const rows = held.mines.length > 5 ? 2 : 1
  const weights = {
    mines: 90 + 165 * Math.min(5, Math.max(1, Math.ceil(held.mines.length / rows))),
    haulers: 130 + 56 * held.transports.length,
  }
  const parts: (readonly [number, LayoutNode])[] = [
    [150, standing(side)],
    [180, figures(side)],
    [170, titled(say.people, peopleNode(side, between(grid, 44, 66)))],
    [weights.haulers, titled(say.haulers, evenly(Math.max(2, held.transports.length), 4, haulerTiles(table, seat)))],
    [weights.mines, titled(say.mines, minesNode(table, seat, held.mines, rows))],
    [190, titled(say.tickets, ticketList(side))],
    [86, column({ gap: 2 }, [as({ grow: 1 }, cubesNode(side, between(grid, 24, 34))), clipNode(side)])],
  ]
  const board = drawn(anyRoom, `seat:${seat}`, `mine:${paints.letter}:${isTurn}`, ground, {
    depth: depths.panel,
    label: name,
    margin: 3,
  })
  const left = edge + between(grid, 12, 17)
  return layers([
    board,
    pad({ left, top: edge, right: edge, bottom: edge }, byWeight('w', between(grid, 6, 10), parts)),
  ])
}

/** My copper, and my name. */
function standing(side: Side): LayoutNode {
  const { table, name, seat } = side
  const { grid, say, looking } = table
  const who = (looking.watches ? name : `${name} · ${say.you}`).toUpperCase()
  const print = { font: 'display', size: between(grid, 16, 23), anchor: 'middle', spacing: 0.4 } as const
  return column({}, [
    row({}, [filler, money(side, 44, between(grid, 62, 86)), filler], { grow: 1 }),
    told(table, `name:${seat}`, [who, name.toUpperCase()], print),
  ])
}

/** Remarks on my purse: who sees it, my tickets' income, and the way to the goal. */
function figures(side: Side): LayoutNode {
  const { table, seat, held } = side
  const { grid, say, box } = table
  const size = between(grid, 14, 19)
  const isSeen = isPurseOpen(table, seat)
  const brings = incomeOf(table, seat)
  return column({ gap: 0 }, [
    filler,
    told(table, 'my:known', [knownWords(side)], remark(size)),
    told(
      table,
      'my:income',
      [say.aTurn(brings)],
      remark(size, { colour: brings > 0 ? '#f0a35e' : colours.mute, weight: 700 }),
    ),
    ...(isSeen ? [told(table, 'my:goal', [say.toGoal(Math.max(0, box.is.goal - held.money))], remark(size))] : []),
    filler,
  ])
}

/** My tickets by city; one that pays nothing now is faint. */
function ticketList({ table, seat, held }: Side): LayoutNode {
  const all = [...held.tickets, ...held.rides]
  const open = openRoutes(table.box, table.p, seat)
  const columns = all.length > 4 ? 2 : 1
  const tickets = all.slice(0, 8).map((card) => {
    const isPaying = open.includes(card)
    const names = namesFor(cardName(table, card))
    const draw = (w: number, h: number): Shape[] => {
      const print = { font: 'display', size: Math.max(14, Math.min(h * 0.74, 19)), colour: colours.ink } as const
      const least = widthOf(names.at(-1) ?? '', { ...print, size: 14 })
      // A name says more than a sign; gray says that it pays nothing, too.
      const hasSign = h >= 16 && w - h * 0.95 - 4 >= least * 0.9
      const x = hasSign ? h * 0.95 : 4
      return [
        ...paperShapes(w, h, isPaying ? 'plain' : 'quiet'),
        ...(hasSign ? [icon(isPaying ? 'ticket' : 'snowOnPaper', h * 0.5, h / 2, h * 0.72)] : []),
        ...fitting(x, h / 2, w - x - 4, names, print, 14),
      ]
    }
    return drawn({ w: rest(), h: span(10, 30) }, `held:${card}`, `held:${card}:${isPaying}`, draw, {
      label: cardName(table, card),
      margin: 3,
    })
  })
  return column({}, [evenly(columns, 3, tickets), filler])
}

/** The paper clip, until it has been built with. */
export function clipNode({ table, held, paints }: Side): LayoutNode {
  if (!held.clip || !table.p.settings.paperClip) return filler
  const draw = (w: number, h: number): Shape[] => {
    const s = Math.min(w, h) / 30
    const d = `M${w / 2 - 9 * s} ${h / 2 + 8 * s}V${h / 2 - 6 * s}a6 6 0 0 1 ${12 * s} 0V${h / 2 + 5 * s}a4 4 0 0 1 ${-8 * s} 0V${h / 2 - 3 * s}`
    return [
      rect(1, 1, w - 2, h - 2, '#18242f', { radius: 5, stroke: stroke('#55636e', 1) }),
      path(d, { stroke: stroke('#0b131d', 5 * s, { round: true }) }),
      path(d, { stroke: stroke(paints.light, 3 * s, { round: true }) }),
    ]
  }
  return drawn(shape(1.3, 26, 40), 'clip', `clip:${paints.letter}`, draw, { label: table.say.clip })
}
