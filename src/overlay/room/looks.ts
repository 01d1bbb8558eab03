import { styleOf } from '../../match/lobby/lobby.ts'
import type { Seat } from '../../rules/game.ts'
import type { RoomView } from './room.ts'

/** The look of a seat; undefined while it has no colour. */
export function lookOf({ lobby, title }: Pick<RoomView, 'lobby' | 'title'>, seat: Seat) {
  const style = styleOf(lobby, seat, title)
  return style === undefined ? undefined : title.looks[style]
}
