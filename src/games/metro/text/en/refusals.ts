import type { Refusal } from '../../../../rules/game.ts'
import type { Reason } from '../../why.ts'

/** For each reason, the sentence that gives it. */
export const refusals: Readonly<Record<Reason, (amounts: Refusal['amounts']) => string>> = {
  over: () => 'The match is over.',
  drawing: () => 'The first player hasn’t been drawn yet.',
  notYourTurn: () => 'It’s not your turn.',
  notHeld: () => 'You don’t hold that tile.',
  layDrawn: () => 'You have to lay the tile you’ve just drawn.',
  noDraw: () => 'You only draw another tile when none you hold can be laid.',
  nothingLeft: () => 'There are no tiles left to draw.',
  drawnAlready: () => 'You’ve drawn a tile this turn already.',
  canLay: () => 'You can lay a tile, so there’s nothing to show.',
  showToDraw: () => 'Nothing you hold fits. Show your tiles first, then you draw another.',
  showFirst: () =>
    'That would make a line of one tile, from the edge straight back to it. Nothing you hold fits, so show your tiles first.',
  city: () => 'That’s the city. No tiles are laid there.',
  taken: ({ square }) => `There’s already a tile at ${square}.`,
  apart: () => 'Tiles go at the edge of the board or beside another tile. The city doesn’t count.',
  onePoint: () => 'That would make a line of one tile, from the edge straight back to it.',
  noTurning: () => 'Tiles aren’t turned in this match. The mark in the corner says which way up they go.',
}
