import type { Refusal } from '../../../../rules/game.ts'
import type { Reason } from '../../why.ts'

/** Why a thing may not be done, in a sentence. */
export const refusals: Readonly<Record<Reason, (amounts: Refusal['amounts']) => string>> = {
  over: () => 'The match is over.',
  drawing: () => 'The first player hasn’t been drawn yet.',
  notYourTurn: () => 'It’s not your turn.',
  notHeld: () => 'You don’t hold that tile.',
  layDrawn: () => 'You have to lay the tile you’ve just drawn.',
  noDraw: () => 'You draw another tile only when you can’t lay any you hold. Show them first.',
  nothingLeft: () => 'There are no tiles left to draw.',
  drawnAlready: () => 'You’ve drawn a tile this turn already.',
  canLay: () => 'You can lay a tile, so there’s no need to show them.',
  showFirst: () =>
    'That would be a line of one tile, from the edge straight back to it. If nothing you hold fits anywhere else, show your tiles.',
  city: () => 'That’s the city. No tiles are laid there.',
  taken: () => 'A tile is already there.',
  apart: () => 'Tiles go at the edge of the board or beside another tile. The city doesn’t count.',
  onePoint: () => 'That would be a line of one tile, from the edge straight back to it.',
  noTurning: () =>
    'Tiles aren’t turned in this match: the mark in the corner says which way they lie.',
}
