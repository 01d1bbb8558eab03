import { colours } from '../../../../kit/tokens.ts'
import type { Seat } from '../../../../rules/game.ts'
import { group, rect, stroke, text } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { panel } from '../../../../stage/kit/paints.ts'
import { piece } from '../../../../stage/kit/piece.ts'
import { medal } from '../../../../stage/kit/things.ts'
import { companyOf } from '../../colours.ts'
import { deck } from '../../content/tiles.ts'
import { pointsOf, stationsOf } from '../../position.ts'
import { scoreOf } from '../../score.ts'
import { portrait } from '../art/portraits.ts'
import { token, tokenSize } from '../art/token.ts'
import { depths, paintsOf, type Table, textOf } from '../table.ts'
import { chipPieces } from './chips.ts'
import { heldTile } from './heldTile.ts'
import { printed } from './print.ts'
import { aheadBy, brassBar, openLines, seatDisc } from './seatSigns.ts'

/** A panel or a chip for each seat. */
export function seatsPieces(table: Table): Piece[] {
  const { grid, p } = table
  const one = grid.chips ? chipPieces : panelPieces
  return [
    ...titlePieces(table),
    ...p.hands.flatMap((_, seat) => {
      const place = grid.seats[seat]
      return place ? one(table, seat, place) : []
    }),
    ...turnPieces(table),
  ]
}

/** The game's title, and how far the match is. */
function titlePieces(table: Table): Piece[] {
  const { grid, p, say, words } = table
  const { title } = grid
  if (!title) return []
  const { x, y, h } = title
  const name = { x: x + 8, y, w: h * 2.2, h }
  const rest = { x: x + h * 2.3, y, w: title.w - h * 2.3, h: h * 0.56 }
  const bar = { x: rest.x, y: y + Math.round(h * 0.62), w: Math.round(rest.w), h: Math.round(h * 0.14) }
  const share = p.laid.length / deck.length
  const display = { font: 'display', size: Math.round(h * 0.86), spacing: 1.5 } as const
  return [
    printed(table, 'title', name, [words.title.toUpperCase()], { ...display, colour: colours.brassText }),
    printed(table, 'laid', rest, [say.laid(p.laid.length, deck.length)], { font: 'text', size: Math.max(14, h * 0.3) }),
    piece('progress', `progress:${p.laid.length}`, bar, depths.panel, (w, high) => [
      rect(0, 0, w, high, '#161c20', { radius: high / 2 }),
      rect(0, 0, Math.max(high, w * share), high, brassBar(high), { radius: high / 2 }),
    ]),
  ]
}

/** A brass frame round the seat in turn. */
function turnPieces({ grid, p }: Table): Piece[] {
  const place = grid.seats[p.seat]
  if (!place || p.phase === 'over') return []
  const wide = grid.chips ? 2.5 : 3
  const draw = (w: number, h: number): Shape[] =>
    [
      { by: wide * 1.9, colour: colours.brassHi, opacity: 0.22, width: wide * 1.4 },
      { by: wide * 0.5, colour: colours.brass, opacity: 1, width: wide },
    ].map(({ by, colour, opacity, width }) =>
      rect(-by, -by, w + 2 * by, h + 2 * by, 'rgba(0, 0, 0, 0)', {
        radius: 8 + by,
        opacity,
        stroke: stroke(colour, width),
      }),
    )
  return [piece('turn', 'turn', place, depths.panel + 1, draw, { margin: 10 })]
}

/** Where the parts of a panel are, in its own pixels. */
interface Plan {
  readonly stripe: number
  /** The height of the picture at the top, and how much of that a large name keeps clear of it. */
  readonly view: number
  readonly clear: number
  /** The sign of the seat in turn, at the right of its name. */
  readonly tag: { readonly w: number; readonly h: number }
  readonly disc: { readonly x: number; readonly y: number; readonly r: number }
  readonly name: Rect
  readonly nameSize: number
  readonly standing: Rect
  readonly medal: { readonly x: number; readonly y: number; readonly r: number }
  readonly trains: Rect
  readonly held: Rect
}

/** Room for the tiles of a hand at the right of a panel. */
const heldWide = (count: number, side: number) => count * (side + 8) + 8

function planOf({ w, h }: Rect, held: number, text: number, hasTag: boolean): Plan {
  const unit = Math.min(1, w / 412)
  const stripe = Math.round(15 * unit)
  const view = Math.round(h * 0.47)
  const low = h - view
  const head = Math.min(view, 62 * unit)
  const room = Math.min(view, head * text)
  const r = Math.min(18 * unit, head * 0.36)
  const left = stripe + 12 * unit
  const [nameX, nameY] = [left + 2 * r + 10 * unit, Math.max(3, head * 0.1)]
  const wide = w - nameX - 8
  const tall = Math.min(26, Math.round(view * 0.4), Math.round(w / 13)) * Math.min(1.25, text)
  const tag = { w: Math.round(Math.max(64, tall * 3.6)), h: Math.round(tall) }
  const medalR = Math.min(45 * unit, low * 0.43)
  const side = Math.round(Math.min(78 * unit, low - 16 * unit, (w * 0.34) / Math.max(1, held) - 8))
  const trainsX = Math.round(stripe + 20 * unit + 2.24 * medalR)
  const heldX = w - heldWide(held, side)
  return {
    stripe,
    view,
    tag,
    disc: { x: left, y: head * 0.55 - r, r },
    clear: text > 1 ? Math.round(nameY + room * 0.86) : 0,
    name: { x: nameX, y: nameY, w: hasTag ? wide - tag.w - 8 : wide, h: room * 0.5 },
    nameSize: head * 0.5,
    standing: { x: nameX, y: nameY + room * 0.5, w: wide, h: room * 0.36 },
    medal: { x: stripe + 10 * unit + medalR * 1.12, y: view + low / 2, r: medalR },
    trains: { x: trainsX, y: view + 5, w: heldX - trainsX, h: low - 10 },
    held: { x: heldX + 4, y: Math.round(view + (low - side) / 2), w: w - heldX - 8, h: side },
  }
}

const shifted = (rect: Rect, { x, y }: Rect): Rect => ({ ...rect, x: rect.x + x, y: rect.y + y })

function panelPieces(table: Table, seat: Seat, place: Rect): Piece[] {
  const { p, looking, words, say } = table
  const isMine = seat === looking.seat
  const held = isMine ? [] : (p.hands[seat] ?? [])
  // Room for a whole hand even while a tile is missing, so that the trains keep their places.
  const room = isMine ? 0 : Math.max(held.length, p.settings.hand)
  const isAsked = isMine && p.seat === seat && p.phase !== 'over'
  const plan = planOf(place, room, textOf(table), isAsked)
  const name = words.seat(p, seat)
  const who = (isMine && !looking.watches ? `${name} · ${say.you}` : name).toUpperCase()
  const standing = `${say.standing(aheadBy(p, seat))} · ${say.linesOpen(openLines(p, seat))}`
  const own = { colour: '#fff6e0', plate: true } as const
  return [
    groundPiece(table, seat, place, plan),
    printed(table, `name:${seat}`, shifted(plan.name, place), [who], {
      ...own,
      font: 'display',
      size: plan.nameSize,
      spacing: 1,
    }),
    printed(table, `standing:${seat}`, shifted(plan.standing, place), [standing], {
      ...own,
      font: 'text',
      size: Math.max(14, plan.nameSize * 0.58),
      weight: 700,
    }),
    ...(isAsked && plan.view > 70 ? [tagPiece(table, place, plan)] : []),
    medalPiece(table, seat, place, plan),
    ...trainPieces(table, seat, shifted(plan.trains, place)),
    ...held.map((token, at) => {
      const side = plan.held.h
      const x = Math.round(place.x + plan.held.x + at * (side + 8))
      return heldTile(table, token, { x, y: Math.round(place.y + plan.held.y), w: side, h: side })
    }),
  ]
}

/** A train is not drawn lower than this. */
const leastView = 24

/** The ground of a panel: the company's pattern down its side, and its train before the city. */
function groundPiece(table: Table, seat: Seat, place: Rect, plan: Plan): Piece {
  const { p, say, words } = table
  const company = companyOf(p, seat)
  const { pattern } = paintsOf(p, seat)
  const { stripe, view, clear, disc } = plan
  const [wide, high] = [place.w - stripe - 7, view - 3 - clear]
  const draw = (w: number, h: number): Shape[] => [
    ...panel(w, h),
    group(0, 0, 1, [rect(3, 3, stripe, h - 6, pattern)], { clip: roundLeft(h) }),
    ...(high < leastView
      ? []
      : [
          group(
            stripe + 4,
            3 + clear,
            1,
            [...portrait(company, { w: wide, h: high }), ...(clear ? [] : [dusk(w, view)])],
            { clip: `M0 0H${wide}V${high}H0Z`, own: true },
          ),
        ]),
    rect(stripe + 4, view, w - stripe - 7, 1.6, colours.brass, { opacity: 0.7 }),
    group(disc.x, disc.y, 1, seatDisc(table, seat, disc.r)),
  ]
  const label = say.seat(words.seat(p, seat), scoreOf(p, seat))
  return piece(`seat:${seat}`, `panel:${company}:${clear}`, place, depths.panel, draw, { label, margin: 2 })
}

const roundLeft = (h: number) => `M9 3H40V${h - 3}H9A6 6 0 0 1 3 ${h - 9}V9A6 6 0 0 1 9 3Z`

/** Darkens the picture beneath the name. */
const dusk = (w: number, h: number): Shape =>
  rect(0, 0, w * 0.72, h, {
    type: 'linear',
    from: [0, 0],
    to: [w * 0.72, 0],
    stops: [
      [0, 'rgba(20, 27, 32, 0.66)'],
      [0.5, 'rgba(20, 27, 32, 0.4)'],
      [1, 'rgba(20, 27, 32, 0)'],
    ],
  })

function tagPiece(table: Table, place: Rect, { tag: { w, h } }: Plan): Piece {
  const type = { font: 'text', size: Math.max(14, h * 0.64), weight: 800, anchor: 'middle' } as const
  const box = { x: place.x + place.w - w - 12, y: place.y + 7, w, h }
  const draw = (wide: number, high: number): Shape[] => [
    rect(0, 0, wide, high, brassBar(high), { radius: high / 2, stroke: stroke(colours.brassLo, 1) }),
    text(wide / 2, high / 2 + type.size * 0.31, table.say.toMove, { ...type, colour: colours.brassInk }),
  ]
  return piece('to-move', 'to-move', box, depths.onPanel, draw)
}

/** A seat's points in brass. */
function medalPiece(table: Table, seat: Seat, place: Rect, { medal: at }: Plan): Piece {
  const points = `${scoreOf(table.p, seat)}`
  const side = Math.round(at.r * 2.24)
  const box = { x: Math.round(place.x + at.x - side / 2), y: Math.round(place.y + at.y - side / 2), w: side, h: side }
  const draw = (w: number) => [medal(w / 2, w / 2, w / 2.24, points)]
  return piece(`points:${seat}`, `points:${points}`, box, depths.onPanel, draw, { margin: 4 })
}

/** Number of trains in a row at which so many are drawn largest. */
const perRow = (count: number, { w, h }: Rect): number => {
  const size = tokenSize({ side: 0, small: false }, 120)
  const fits = (across: number) => {
    const down = Math.ceil(count / across)
    return Math.min(w / across / size.w, h / down / size.h)
  }
  const ways = Array.from({ length: count }, (_, at) => at + 1)
  return ways.reduce((best, across) => (fits(across) > fits(best) * 1.01 ? across : best), 1)
}

/** The seat's trains: those that wait with its letter, the others turned over with their points. */
function trainPieces({ p }: Table, seat: Seat, area: Rect): Piece[] {
  const stations = stationsOf(p, seat)
  const across = perRow(stations.length, area)
  const down = Math.ceil(stations.length / across)
  const cell = Math.min(150, (area.w / across / 33) * 120, (area.h / down / 50) * 120)
  const [pitch, step] = [Math.min(area.w / across, cell * 0.34), Math.min(area.h / down, cell * 0.5)]
  const left = area.x + (area.w - pitch * across) / 2
  const top = area.y + (area.h - step * down) / 2
  const company = companyOf(p, seat)
  return stations.map((station, at) => {
    const run = p.runs[station]
    const points = run ? { points: pointsOf(run) } : {}
    const look = { company, side: 0, small: false, ...points } as const
    const { w, h } = tokenSize(look, cell)
    const x = Math.round(left + pitch * ((at % across) + 0.5) - w / 2)
    const y = Math.round(top + step * (Math.floor(at / across) + 0.5) - h / 2)
    const key = `train:${company}:0:${run ? pointsOf(run) : ''}:false`
    return piece(
      `tally:${station}`,
      key,
      { x, y, w, h },
      depths.onPanel,
      (wide, high) => token(look, { w: wide, h: high }, cell),
      { margin: 4 },
    )
  })
}
