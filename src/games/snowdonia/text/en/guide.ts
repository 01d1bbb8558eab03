import type { MoveType } from '../../moves.ts'

/** Names for each type of move when nothing more is said about it. */
export const deeds: Readonly<Record<MoveType, string>> = {
  end: 'Choose your end of the line',
  post: 'Place the neutral surveyor',
  hire: 'Hire a third labourer',
  place: 'Place a labourer',
  use: 'Use a contract',
  take: 'Take cubes',
  trade: 'Make steel bars or stone',
  build: 'Build a site',
  buy: 'Buy a train',
  contract: 'Take a contract',
  disc: 'Change the weather',
  move: 'Move a labourer',
  keep: 'Keep a contract',
  pay: 'Pay for upkeep',
  discard: 'Discard a contract for upkeep',
  return: 'Return your train',
  score: 'Choose contracts to score',
  done: 'Go on',
}
