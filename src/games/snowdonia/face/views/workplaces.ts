import type { Rect } from '../../../../stage/face.ts'
import { type Area, areas } from '../../content/edition.ts'
import { between } from '../grid.ts'
import { isOffered, type Table } from '../table.ts'
import { firstSpace, pickOf, sendOf } from './trial.ts'

/** The parts of a workplace: its picture, where labourers stand, and the paper below it. */
export interface Workplace {
  readonly area: number
  readonly letter: Area
  readonly card: Rect
  readonly scene: Rect
  readonly foot: Rect
}

/** A workplace's parts; the Site Office has its contracts at the right instead of a foot. */
export function workplaceOf(table: Table, area: number): Workplace {
  const { grid } = table
  const card = grid.areas[area] ?? grid.land
  const letter = areas[area] ?? 'A'
  const edge = 3
  const high = letter === 'F' ? 0 : between(grid, 56, 80)
  const offers = letter === 'F' ? (grid.offer[0]?.x ?? card.x + card.w) - between(grid, 8, 10) : 0
  const scene = {
    x: card.x + edge,
    y: card.y + edge,
    h: card.h - 2 * edge - high,
    w: letter === 'F' ? offers - card.x - edge : card.w - 2 * edge,
  }
  const foot = { x: card.x, y: card.y + card.h - high, w: card.w, h: high }
  return { area, letter, card, scene, foot }
}

/** Whether a legal move leads to a workplace. */
export const isLive = (table: Table, area: number): boolean =>
  table.looking.next.some((pick) => pick.startsWith(`space:${area}:`)) ||
  (table.trial?.isPicked === true && firstSpace(table.p, area) !== undefined)

/**
 * The pick for a touch on a workplace beside its spaces: its first empty space, or to send the labourer that is tried
 * there.
 */
export function pickOfArea(table: Table, area: number): { pick?: string; marked?: true } {
  const { trial, p } = table
  if (trial?.isPicked && trial.area === area) return { pick: sendOf(trial), marked: true }
  const first = firstSpace(p, area)
  return first && isOffered(table, first) ? { pick: pickOf(first), marked: true } : {}
}
