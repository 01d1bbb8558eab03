import { colours } from '../../../../kit/tokens.ts'
import { rect } from '../../../../stage/art/draw.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { cardPlace } from '../place.ts'
import { board, depths, piece, type Table } from '../table.ts'
import { inPlay } from './stations.ts'

/** Above everything on a card except surveyors, who are always visible. */
const depth = depths.figure - 1

/**
 * Dims cards that can't be touched while others of their kind can, so that what stays bright can be
 * chosen. Dims nothing if all or none can be touched.
 */
export function veilPieces(table: Table, pieces: readonly Piece[]): Piece[] {
  return [...stationVeils(table), ...actionVeils(table, pieces)]
}

function stationVeils(table: Table): Piece[] {
  const { looking, cards } = table
  const picks = [...looking.next, ...looking.picked].map((pick) => pick.split(':'))
  const lit = new Set(
    picks.flatMap(([kind, first]) => {
      if (kind === 'station' || kind === 'plot') return [Number(first)]
      if (kind !== 'line') return []
      return inPlay(table)
        .filter(({ index }) => cards?.linesOf[index]?.includes(Number(first)))
        .map(({ index }) => index)
    }),
  )
  const dimmed = inPlay(table).filter(({ index }) => !lit.has(index))
  if (lit.size === 0) return []
  return dimmed.map((station) => veil(`station:${station.index}`, cardPlace(table, station), depth))
}

function actionVeils(table: Table, pieces: readonly Piece[]): Piece[] {
  const { looking, p } = table
  const touched = new Set([...looking.next, ...looking.picked])
  const ids = board(table, p.seat).cards.map((card) => `action:${card}`)
  if (ids.every((id) => !touched.has(id))) return []
  return ids
    .filter((id) => !touched.has(id))
    .flatMap((id) => {
      const card = pieces.find((one) => one.id === id)
      return card ? [veil(id, card, card.depth)] : []
    })
}

const veil = (id: string, { x, y, w, h }: Rect, above: number): Piece =>
  piece(`veil:${id}`, 'veil', { x, y, w, h }, above, (wide, high) => [
    rect(0, 0, wide, high, colours.slate900, { radius: 4, opacity: 0.38 }),
  ])
