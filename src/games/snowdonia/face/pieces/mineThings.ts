import { colours } from '../../../../kit/tokens.ts'
import type { Seat } from '../../../../rules/game.ts'
import { group, path, rect, round, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { paper } from '../../../../stage/kit/paints.ts'
import { lastStep, stationAt } from '../../line.ts'
import { boardOf } from '../../position.ts'
import { rackEngine } from '../art/engines.ts'
import { ghost, innDoor, labourer, surveyorFigure } from '../art/figures.ts'
import { markerCube } from '../art/marks.ts'
import { placedRow, rebusWithin } from '../art/rebus.ts'
import { verbSigns } from '../art/signs.ts'
import { between } from '../grid.ts'
import { around, depths, isNext, paintsOf, piece, type Table } from '../table.ts'
import { namesOf } from '../views/sites.ts'
import { scoringNow } from '../views/standing.ts'
import { count, heading, printed, remark } from './print.ts'
import { rulePiece } from './rule.ts'
import { ticketPiece } from './tickets.ts'

const headOf = (table: Table, id: string, box: Rect, words: string): Piece[] => {
  const head = between(table.grid, 20, 28)
  return [
    rulePiece(`rule:${id}`, box),
    printed(table, `${id}:head`, { ...box, h: head - 2 }, [words.toUpperCase()], heading(between(table.grid, 17, 24))),
  ]
}

/** Where each of a seat's three labourers is. */
export type Whereabouts = 'home' | 'work' | 'pub'

/** The labourers of a seat: those still to place, those at work, and the third in the pub. */
export function whereabouts({ p }: Pick<Table, 'p'>, seat: Seat): Whereabouts[] {
  const { labourers, hired } = boardOf(p, seat)
  const all = hired ? 3 : 2
  return [0, 1, 2].map((nth) => (nth >= all ? 'pub' : nth < labourers ? 'home' : 'work'))
}

/** My labourers: still to place, at work, or in the pub. */
export function labourerPieces(table: Table, box: Rect): Piece[] {
  const { looking, say, grid } = table
  const { seat } = looking
  const paints = paintsOf(table, seat)
  if (!paints) return []
  const head = between(grid, 20, 28)
  const foot = between(grid, 17, 24)
  const high = box.h - head - foot
  const scale = Math.min(1.62, high / 56)
  const captions = { home: say.toPlace, work: say.atWork, pub: say.inPub }
  return [
    ...headOf(table, 'labourers', box, say.labourers),
    ...whereabouts(table, seat).flatMap((where, i) => {
      const w = Math.floor(box.w / 3)
      const place = { x: box.x + i * w, y: box.y + head, w, h: high }
      const isOn = where === 'pub' && isNext(table, 'hire')
      const draw = (wide: number, tall: number): Shape[] => {
        const [x, y] = [wide / 2, tall - 5 * scale]
        if (where === 'pub')
          return [
            ...(isOn ? [lampShape(x, y, scale)] : []),
            innDoor(x, y, scale, isOn),
            ghost(x, y, scale, isOn ? colours.ink : '#aab4ba'),
          ]
        const man = labourer(x, y, scale, paints)
        return where === 'home' ? [lampShape(x, y, scale), man] : [group(0, 0, 1, [man], { opacity: 0.32 })]
      }
      const id = where === 'pub' ? 'hire' : `home:${seat}:${i}`
      const caption = { x: place.x + 3, y: place.y + high, w: w - 6, h: foot }
      const print = remark(between(grid, 14, 19), {
        anchor: 'middle',
        ...(where === 'home' && { colour: colours.brassText, weight: 700 as const }),
      })
      const label = where === 'pub' ? say.pub : captions[where]
      return [
        piece(id, `me:${where}:${paints.letter}:${isOn}`, place, depths.onBoard, draw, { label, margin: 8 }),
        printed(table, `labourers:${i}`, caption, [captions[where]], print),
      ]
    }),
  ]
}

const lampShape = (x: number, y: number, scale: number): Shape =>
  path(round(x, y + 3, 21 * scale, 7.4 * scale), {
    fill: 'rgba(240, 210, 138, 0.4)',
    shadow: { x: 0, y: 0, blur: 8, colour: 'rgba(240, 210, 138, 0.9)' },
  })

/** My markers left, and where my surveyor is. */
export function markerPieces(table: Table, box: Rect): Piece[] {
  const { looking, say, grid, p, line } = table
  const { seat } = looking
  const paints = paintsOf(table, seat)
  if (!paints) return []
  const board = boardOf(p, seat)
  const head = between(grid, 20, 28)
  const top = { x: box.x, y: box.y + head, w: box.w, h: (box.h - head) * 0.5 }
  const foot = { ...top, y: top.y + top.h }
  const size = Math.min(42, top.h * 0.8)
  const nameAt = (steps: number) => {
    const station = stationAt(line, Math.max(0, board.end), steps)
    return station < 0 ? ['Llanberis'] : namesOf(line.stations[station]?.card.name ?? '')
  }
  const next = board.surveyor < lastStep(line) ? nameAt(board.surveyor + 1).map(say.nextStation) : [say.atTheTop]
  const half = foot.h / 2
  const left = foot.h * 0.72
  const man = (w: number, h: number) => [surveyorFigure(w / 2, h - 3, h / 56, paints)]
  return [
    ...headOf(table, 'markers', box, say.markers),
    piece(
      'mine:markers',
      `cube:${paints.letter}`,
      around(top.x + size * 0.6, top.y + top.h / 2, size),
      depths.onBoard,
      (w) => [markerCube(w / 2, w / 2, w * 0.9, paints)],
      { margin: 2 },
    ),
    printed(
      table,
      'mine:markers:n',
      { ...top, x: top.x + size * 1.35, w: top.w - size * 1.4 },
      [`${board.markers}`],
      count(between(grid, 32, 50)),
    ),
    piece(
      'mine:surveyor',
      `mine:surveyor:${paints.letter}`,
      { x: foot.x, y: foot.y, w: left, h: foot.h },
      depths.onBoard,
      man,
      { margin: 4 },
    ),
    printed(
      table,
      'mine:at',
      { x: foot.x + left, y: foot.y, w: foot.w - left, h: half },
      nameAt(board.surveyor),
      remark(between(grid, 14, 20), { colour: colours.paper }),
    ),
    printed(
      table,
      'mine:next',
      { x: foot.x + left, y: foot.y + half, w: foot.w - left, h: half },
      next,
      remark(between(grid, 14, 19)),
    ),
  ]
}

/** My train, or its empty siding. */
export function myTrainPieces(table: Table, box: Rect): Piece[] {
  const { looking, say, grid, p } = table
  const { train } = boardOf(p, looking.seat)
  const card = train > 0 ? table.box.trains[train] : undefined
  const head = between(grid, 20, 28)
  const place = { x: box.x, y: box.y + head, w: box.w, h: box.h - head }
  const signs = card?.verb ? verbSigns(card.verb) : []
  const draw = (w: number, h: number): Shape[] => {
    const scale = Math.min(w / 54, (h * 0.6) / 32)
    const power = rebusWithin(signs, w - 24, between(grid, 18, 26))
    const high = between(grid, 22, 34)
    return card
      ? [
          rackEngine((w - 43 * scale) / 2, h * 0.6, scale, train),
          ...(signs.length > 0
            ? [rect((w - power.w) / 2 - 8, h * 0.83 - high / 2, power.w + 16, high, paper(0, h), { radius: 5 })]
            : []),
          placedRow(power, w / 2, h * 0.83, 'middle'),
        ]
      : [
          rect(1, 2, w - 2, h - 4, 'rgba(0, 0, 0, 0)', { radius: 6, stroke: stroke('#6d7b84', 1.6, { dash: [6, 5] }) }),
          group(0, 0, 1, [rackEngine((w - 43 * scale) / 2, h * 0.76, scale, 5)], { opacity: 0.16 }),
        ]
  }
  const id = card ? `train:${train}` : 'siding'
  return [
    ...headOf(table, 'train', box, card?.name ?? say.train),
    piece(id, `mine:train:${train}`, place, depths.onBoard, draw, { label: card?.name ?? say.train, margin: 3 }),
  ]
}

/** A seat's contracts side by side, narrower where there are many; more than fit then overlap from the left. */
export function contractsPieces(table: Table, seat: Seat, box: Rect): Piece[] {
  const { grid, say, p } = table
  const { hand, used } = boardOf(p, seat)
  const met = scoringNow(table, seat)
  const all = [...hand.map((id) => ({ id, isUsed: false })), ...used.map((id) => ({ id, isUsed: true }))]
  const head = between(grid, 20, 28)
  const h = box.h - head
  const gap = between(grid, 7, 11)
  const fitting = (box.w + gap) / Math.max(1, all.length) - gap
  const w = Math.round(Math.min(h * 0.92, Math.max(h * 0.58, fitting), box.w))
  const step = all.length > 1 ? Math.min(w + gap, (box.w - w) / (all.length - 1)) : 0
  const spare = Math.max(0, Math.floor((box.w + gap) / (w + gap)) - all.length)
  return [
    ...headOf(table, 'contracts', box, say.contracts),
    ...all.flatMap(({ id, isUsed }, i) => {
      const place = { x: Math.round(box.x + i * step), y: box.y + head, w, h }
      return ticketPiece(table, id, place, 'ticket', { isUsed, isMet: met.has(id), depth: depths.onBoard + i })
    }),
    ...(all.length < 4 && spare > 0 ? [emptyTicket(box.x + all.length * (w + gap), box.y + head, w, h)] : []),
  ]
}

const emptyTicket = (x: number, y: number, w: number, h: number): Piece =>
  piece('contracts:empty', 'contracts:empty', { x, y, w, h }, depths.panel + 1, (wide, high) => [
    rect(1, 1, wide - 2, high - 2, 'rgba(0, 0, 0, 0)', {
      radius: 6,
      stroke: stroke('#56646e', 1.4, { dash: [6, 5] }),
      opacity: 0.6,
    }),
  ])
