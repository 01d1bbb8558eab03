import { colours } from '../../../../kit/tokens.ts'
import { group, rect, stroke } from '../../../../stage/art/draw.ts'
import { reach } from '../../../../stage/art/light.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece } from '../../../../stage/face.ts'

import { areas } from '../../content/edition.ts'
import type { Position } from '../../position.ts'
import { isStartSpace, openArea } from '../../spaces.ts'
import { labourer, surveyorFigure } from '../art/figures.ts'
import { seatRoundel, tick } from '../art/marks.ts'
import { rebus, type Sign, signOf, wordsOf } from '../art/rebus.ts'
import { between } from '../grid.ts'
import { depths, paintsOf, piece, type Table, textOf } from '../table.ts'
import { eventTargets, pickOf, sendOf, type Trial, trialTargets } from '../trial.ts'
import { surveyorPlace } from './people.ts'
import { manPlace } from './spaces.ts'

/** The trial: the labourer at work, what it would work on, and what it would bring. */
export function trialPieces(table: Table, pieces: readonly Piece[]): Piece[] {
  const { trial, box, p, looking } = table
  const halos = eventTargets(box, p, looking).flatMap((id) => haloPieces(pieces, id, 'event'))
  if (!trial) return halos
  return [
    ...halos,
    ...trialTargets(trial).flatMap((id) => haloPieces(pieces, id, 'trial')),
    ...manPieces(table, trial, pieces),
    ...surveyPieces(table, trial),
    platePiece(table, trial),
  ]
}

/** A light round a piece. */
function haloPieces(pieces: readonly Piece[], id: string, why: 'event' | 'trial'): Piece[] {
  const on = pieces.find((one) => one.id === id)
  if (!on) return []
  const { x, y, w, h, angle, depth } = on
  const colour = why === 'event' ? '#ffffff' : '#f0d28a'
  const look = { radius: 5, stroke: stroke(colour, 2.6), shadow: { x: 0, y: 0, blur: 9, colour } }
  const draw = (a: number, b: number) => [rect(0, 0, a, b, 'rgba(240, 210, 138, 0.22)', look)]
  const place = { x: x - 2, y: y - 2, w: w + 4, h: h + 4 }
  const rest = { margin: 12, ...(angle !== undefined && { angle }) }
  return [piece(`halo:${id}`, `halo:${why}`, place, depth + 1.5, draw, rest)]
}

/** The labourer where it would stand. Once its space is chosen, touching it sends it. */
function manPieces(table: Table, trial: Trial, pieces: readonly Piece[]): Piece[] {
  const { say, words, p } = table
  const { small } = table.grid
  const paints = paintsOf(table, trial.seat)
  const ring = pieces.find(({ id }) => id === pickOf(trial))
  if (!paints || !ring) return []
  const place = small ? ring : manPlace(table, ring)
  const draw = (w: number, h: number): Shape[] => {
    const scale = h / 54
    const figure = small
      ? seatRoundel(w / 2, h / 2, w / 2 - 1, paints)
      : [labourer(w / 2, h - 5 * scale, scale, paints)]
    if (!trial.isPicked) return [group(0, 0, 1, figure, { opacity: 0.62 })]
    return [...figure, tick(w * 0.86, h * (small ? 0.1 : 0.86), small ? 6 : 9)]
  }
  const picked = { label: say.labourerOf({ name: words.seat(p, trial.seat) }), above: true as const }
  const rest = { margin: 12, ...(trial.isPicked && picked) }
  const key = `trial:${paints.letter}:${trial.isPicked}`
  return [piece(trial.isPicked ? sendOf(trial) : 'trial', key, place, depths.labourer + 2, draw, rest)]
}

/** My surveyor where it would go. */
function surveyPieces(table: Table, { area, seat, points }: Trial): Piece[] {
  const paints = paintsOf(table, seat)
  const steps = (table.p.boards[seat]?.surveyor ?? 0) + 1
  const others = table.p.boards.filter(({ surveyor }) => surveyor === steps).length
  const at = area === openArea && points > 0 ? surveyorPlace(table, seat, steps, others) : undefined
  if (!at || !paints) return []
  const { scale, place } = at
  const draw = (w: number, h: number): Shape[] => [
    group(0, 0, 1, [surveyorFigure(w / 2, h - 3 * scale, scale, paints)], { opacity: 0.7 }),
  ]
  const key = `trial:surveyor:${paints.letter}`
  return [piece('trial:surveyor', key, place, depths.figure + 1, draw, { margin: 8 })]
}

/** The gains the labourer would bring, on a slip of paper over its workplace. */
function platePiece(table: Table, trial: Trial): Piece {
  const { grid } = table
  const card = grid.areas[trial.area] ?? grid.land
  const size = between(grid, grid.small ? 20 : 22, 30) * Math.min(textOf(table), 1.4)
  const signs = bringsSigns(table, trial)
  const row = rebus(signs, size)
  const [w, h] = [Math.ceil(row.w) + 24, Math.round(size * 1.5)]
  const x = Math.max(4, Math.min(grid.size.w - w - 4, card.x + card.w / 2 - w / 2))
  const place = { x: Math.round(x), y: Math.round(card.y - h - 2), w, h }
  const look = { radius: 7, stroke: stroke(colours.brass, 2.4), height: 2 } as const
  const draw = (): Shape[] => [rect(0, 0, w, h, colours.paperLight, look), group(12, h / 2, 1, row.shapes)]
  return piece('trial:brings', `brings:${JSON.stringify(signs)}:${size}`, place, depths.offer - 2, draw, {
    margin: reach(2),
  })
}

/** The gains a labourer brings, in signs; contracts in hand that fit come last. */
function bringsSigns({ p }: Table, trial: Trial): readonly Sign[] {
  const { contracts, points } = trial
  const gains = [...gainSigns(p, trial), ...(points > 0 ? [{ type: 'points', points } as const] : [])]
  const more = contracts.length > 0 ? [wordsOf('+'), signOf('contract')] : []
  return [...(gains.length > 0 ? gains : [wordsOf('0')]), ...more]
}

function gainSigns(p: Position, { area, space, rate, rubble, spaces, steel, stone, builds }: Trial) {
  const letter = areas[area]
  const leads = isStartSpace(p, area, space)
  if (letter === 'A') return [signOf('any', rate), ...(leads ? [signOf('start')] : [])]
  if (letter === 'F') return [signOf('contract', 1)]
  if (letter === 'G') return [signOf('surveyor'), wordsOf('+1')]
  return [
    ...(rubble > 0 ? [signOf('rubble', rubble)] : []),
    ...(letter === 'D' && spaces.length > 0 ? [signOf('track', spaces.length)] : []),
    ...madeSigns(steel, stone),
    ...(builds.some(({ type }) => type === 'build') ? [signOf('station')] : []),
    ...(builds.some(({ type }) => type === 'buy') ? [signOf('engine')] : []),
  ]
}

/** The most bars or stones that can be made, each alone. */
function madeSigns(steel: number, stone: number): Sign[] {
  const made = [...(steel > 0 ? [signOf('steel', steel)] : []), ...(stone > 0 ? [signOf('stone', stone)] : [])]
  return made.flatMap((sign, i) => (i > 0 ? [wordsOf('/'), sign] : [sign]))
}
