/** Why a thing may not be done, with the rulebook's heading over the rule. */
export const reasons = {
  over: 'When does it end?',
  drawing: 'Goal of the Game',
  notYourTurn: 'Who places the tiles?',
  notHeld: 'Who places the tiles?',
  layDrawn: 'Who places the tiles?',
  noDraw: 'Who places the tiles?',
  nothingLeft: 'Who places the tiles?',
  drawnAlready: 'Who places the tiles?',
  canLay: 'Who places the tiles?',
  showToDraw: 'Who places the tiles?',
  showFirst: 'Onto which spaces are you allowed to place rail tiles?',
  city: 'Onto which spaces are you allowed to place rail tiles?',
  taken: 'Onto which spaces are you allowed to place rail tiles?',
  apart: 'Onto which spaces are you allowed to place rail tiles?',
  onePoint: 'Onto which spaces are you allowed to place rail tiles?',
  noTurning: 'How are the tiles placed?',
} as const
export type Reason = keyof typeof reasons
