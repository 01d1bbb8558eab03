import type { Piece } from '../../../../stage/face.ts'
import { handOf } from '../offers.ts'
import { around, type Table } from '../table.ts'
import { cubePiece } from './onStations.ts'
import { bagFront } from './yard.ts'

/** Cubes drawn from the bag, not yet kept or returned, in a row in front of it. */
export function handPieces(table: Table): Piece[] {
  const hand = handOf(table.p)
  if (!hand) return []
  const { bag, form } = table.grid
  const room = form === 'upright' ? bag.w * 2 : bag.w - 12
  const { x, y } = bagFront(table)
  const kinds = [
    ...Array.from({ length: hand.iron }, () => 'iron' as const),
    ...Array.from({ length: hand.stone }, () => 'stone' as const),
  ]
  const size = Math.round(Math.min(34, room / Math.max(3, kinds.length)))
  const left = x - ((kinds.length - 1) * size) / 2
  return kinds.map((kind, i) =>
    cubePiece(`hand:${i}`, kind, around(Math.round(left + i * size), Math.round(y), size)),
  )
}
