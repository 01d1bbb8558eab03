import { colours } from '../../../kit/tokens.ts'
import { at, grain, path, rect, stroke } from '../../../stage/art/draw.ts'
import type { Layout, Looking, Piece, Rect, Size } from '../../../stage/face.ts'
import { barFor, type Form, formFor, laidOut, wideSize } from '../../../stage/kit/grid.ts'
import type { Box } from '../box.ts'
import type { Position } from '../position.ts'
import type { Captions } from '../text/captions.ts'
import type { SnowdoniaWords } from '../text/words.ts'
import { uprightGrid, uprightSize } from './forms/upright.ts'
import { wideGrid } from './forms/wide.ts'
import { below, beside, type Grid } from './grid.ts'
import { landPieces, plumbPieces, trainPieces } from './pieces/land.ts'
import { linePieces } from './pieces/line.ts'
import { minePieces } from './pieces/mine.ts'
import { offerPieces } from './pieces/offers.ts'
import { otherPieces } from './pieces/others.ts'
import { plotPieces, surveyorPieces } from './pieces/people.ts'
import { planPieces } from './pieces/plan.ts'
import { bagPieces } from './pieces/rail.ts'
import { shedPieces } from './pieces/shed.ts'
import { stationPieces } from './pieces/stations.ts'
import { officePieces, ticketPiece } from './pieces/tickets.ts'
import { trialPieces } from './pieces/trial.ts'
import { weatherPieces } from './pieces/weather.ts'
import { worksPieces } from './pieces/works.ts'
import { drawerPieces } from './small/drawers.ts'
import { heldPieces } from './small/held.ts'
import { labelPieces } from './small/labels.ts'
import { siteChips, trainChips } from './small/market.ts'
import { smallMine } from './small/mine.ts'
import { seatPieces } from './small/seats.ts'
import { skyPieces } from './small/sky.ts'
import { tabPieces } from './small/tabs.ts'
import { smallWorks } from './small/works.ts'
import { depths, piece, type Table, tableOf } from './table.ts'

/** The arrangement of the table on stages of one form. */
interface Arrangement {
  readonly sizeFor: (asked: Size) => Size
  readonly gridOf: (size: Size, seats: number, asked: Size, text: number) => Grid
  readonly pieces: (table: Table) => Piece[]
}

/** The slate everything lies on, with its faint cleavage. */
function groundPiece({ grid }: Table): Piece {
  const { w, h } = grid.size
  const draw = () => {
    const next = grain(3)
    const cracks = Array.from({ length: Math.ceil(h / 130) }, (_, row) => {
      const y = 60 + row * 130
      const points = Array.from({ length: Math.ceil(w / 275) + 1 }, (__, i) => at(i * 275, y + (next() - 0.5) * 90))
      return `M${points.join('L')}`
    })
    return [rect(0, 0, w, h, colours.slate900), path(cracks.join(''), { stroke: stroke('#56646e', 1), opacity: 0.14 })]
  }
  return piece('ground', 'ground', { x: 0, y: 0, w, h }, depths.ground, draw)
}

/** The pieces on the mountain, alike on every table. */
const onLand = (table: Table): Piece[] => [
  groundPiece(table),
  ...landPieces(table),
  ...plumbPieces(table),
  ...linePieces(table),
  ...plotPieces(table),
  ...planPieces(table),
  ...trainPieces(table),
  ...surveyorPieces(table),
]

/** Everything spelt out. */
const large = (table: Table): Piece[] => [
  ...onLand(table),
  ...stationPieces(table),
  ...weatherPieces(table),
  ...worksPieces(table),
  ...officePieces(table),
  ...bagPieces(table),
  ...shedPieces(table),
  ...otherPieces(table),
  ...minePieces(table),
]

/** The same in small: icons for words, and what is too small for a finger as chips. */
const small = (table: Table): Piece[] => [
  ...onLand(table),
  ...labelPieces(table),
  ...skyPieces(table),
  ...smallWorks(table),
  ...officePieces(table),
  ...tabPieces(table),
  ...seatPieces(table),
  ...smallMine(table),
]

/** The size laid out for a stage nearly as high as wide. */
const squareSize = (asked: Size): Size => laidOut(asked, { w: 1240, h: 900 }, { w: 1500, h: 1300 })

/** As the wide table, with a broader log, and the mountain taking what height there is. */
function squareGrid(size: Size, seats: number, asked: Size = size, text = 1): Grid {
  const grid = wideGrid(size, seats, asked, text)
  const { bag, shed, log } = grid
  const rail = { ...bag, h: log.y + log.h - bag.y }
  const high = seats > 1 ? 250 : shed.h
  const [top = bag, middle = shed, foot = log] = below(rail, 6, [150, high, Math.max(180, rail.h - 162 - high)])
  return { ...grid, form: 'square', bag: top, shed: middle, log: foot }
}

/** The size laid out for a stage much wider than high: a phone held sideways. */
const lowSize = (asked: Size): Size => laidOut(asked, { w: 640, h: 360 }, { w: 1000, h: 480 })

const gap = 4

/** A phone on its side: the mountain in two legs with its workplaces, the seats at the right, the page at the foot. */
function lowGrid(size: Size, seats: number, _asked: Size = size, text = 1): Grid {
  const share = Math.min(1, Math.max(0, (size.w - 640) / 260))
  const from = (a: number, b: number) => Math.round(a + (b - a) * share)
  const rightWide = from(216, 268)
  const wide = size.w - rightWide - 3 * gap
  const bar = barFor(from(48, 52), text)
  const high = size.h - bar - 3 * gap
  const worksHigh = from(62, 70)
  const land = { x: 0, y: 0, w: wide + gap, h: high - worksHigh }
  const works = { x: gap, y: land.h + gap, w: wide, h: worksHigh }
  const right = { x: wide + 2 * gap, y: gap, w: rightWide, h: high }
  const heights = [...Array.from({ length: seats - 1 }, () => 30), 80, 40, 44]
  const asHigh = heights.reduce((sum, one) => sum + one + gap, -gap)
  const rows = below(asHigh < high ? { ...right, h: asHigh } : right, gap, heights)
  const mine = rows[seats - 1] ?? right
  const offer: Rect = rows[seats] ?? right
  const tabs = rows[seats + 1] ?? right
  const shed = { x: gap, y: land.h - 52, w: wide, h: 48 }
  const sky = { x: wide - from(270, 310), y: 4, w: from(270, 310), h: 34 }
  const [decision = works, log = works] = beside(
    { x: gap, y: size.h - bar - gap, w: size.w - 2 * gap, h: bar },
    gap,
    [0.68, 0.32],
  )
  return {
    form: 'low',
    size,
    share,
    small: true,
    land,
    mine,
    shed,
    tabs,
    decision,
    log,
    foot: land.h - Math.round(land.h * 0.17),
    legs: 2,
    areas: beside(works, 3, [1.25, 1, 0.9, 1, 0.9, 0.9, 0.8]),
    others: rows.slice(0, seats - 1),
    sky,
    bag: sky,
    offer: beside(offer, gap, [1, 1, 1]),
  }
}

const arrangements: Readonly<Record<Form, Arrangement>> = {
  wide: { sizeFor: wideSize, gridOf: wideGrid, pieces: large },
  square: { sizeFor: squareSize, gridOf: squareGrid, pieces: large },
  low: { sizeFor: lowSize, gridOf: lowGrid, pieces: small },
  upright: { sizeFor: uprightSize, gridOf: uprightGrid, pieces: small },
}

/** The pieces over the table for a while: a drawer or a seat’s things, or else the choices on the mountain. */
function overTable(table: Table): Piece[] {
  const open = [...drawerPieces(table), ...heldPieces(table)]
  if (open.length > 0 || !table.grid.small) return open
  return [...siteChips(table), ...trainChips(table)]
}

/** Pieces with others over them, which stand for those of the same name. */
function covered(pieces: readonly Piece[], over: readonly Piece[]): Piece[] {
  const ids = new Set(over.map(({ id }) => id))
  return [...pieces.filter(({ id }) => !ids.has(id)), ...over]
}

/** The area everyone plays on: the mountain, the workplaces and what is on offer. */
function boardIn({ land, areas, offer, small }: Grid): Rect {
  const last = small ? offer : areas
  const foot = Math.max(...[...areas, ...last].map(({ y, h }) => y + h))
  return { x: land.x, y: land.y, w: land.w, h: foot - land.y }
}

/** Lays out the table on a stage of a size, for one viewer. */
export function layoutFor(
  box: Box,
  p: Position,
  asked: Size,
  looking: Looking,
  say: Captions,
  words: SnowdoniaWords,
): Layout {
  const { sizeFor, gridOf, pieces: arranged } = arrangements[formFor(asked)]
  const size = sizeFor(asked)
  const grid = gridOf(size, p.boards.length, asked, looking.text ?? 1)
  const table = tableOf(box, p, grid, looking, say, words)
  const { decision, log } = grid
  const seats = p.boards.map((_, seat) => `seat:${seat}`)
  const still = covered([...arranged(table), ...drawnPieces(table)], overTable(table))
  const pieces = [...still, ...trialPieces(table, still)]
  const over = offerPieces(table, pieces)
  return { size, pieces: [...pieces, ...over], areas: { decision, log }, board: boardIn(grid), seats }
}

/** Contracts drawn to choose from, before the Site Office; the card that drew them stays where it is. */
function drawnPieces(table: Table): Piece[] {
  const { p, grid } = table
  const frame = p.todo.at(-1)
  if (frame?.do !== 'keep') return []
  const drawn = frame.contracts.filter((id) => id !== frame.card)
  const first = grid.offer[0] ?? grid.mine
  const w = grid.small ? Math.min(120, grid.size.w / 3.4) : first.w * 1.1
  const h = grid.small ? w * 1.7 : first.h * 1.1
  // On a phone held sideways the card that drew them lies beside the line, and may be kept as well.
  const right = grid.form === 'low' ? grid.mine.x : grid.size.w
  const left = Math.min(first.x, right - drawn.length * (w + 8) - 8)
  return drawn.flatMap((id, i) => {
    const place = {
      x: Math.round(left + i * (w + 8)),
      y: Math.round(Math.max(4, first.y - h - 10)),
      w: Math.round(w),
      h: Math.round(h),
    }
    return ticketPiece(table, id, place, 'ticket', { depth: depths.offer - 5 })
  })
}
