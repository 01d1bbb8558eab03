import type { MoveType } from '../../moves.ts'

/** Names for each type of move when nothing more is said about it. */
export const deeds: Readonly<Record<MoveType, string>> = {
  select: 'Play a card',
  take: 'Take a resource',
  gain: 'Gain a resource',
  dig: 'Remove rubble',
  lay: 'Lay track',
  exchange: 'Trade',
  build: 'Build a station',
  survey: 'Move your surveyor',
  flip: 'Flip a card',
  score: 'Score a card',
  ticket: 'Gain a ticket',
  keep: 'Keep resources from the bag',
  done: 'Stop here',
}
