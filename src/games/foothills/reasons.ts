import type { Refusal } from '../../rules/game.ts'

/**
 * Every reason for which something may not be done, with the rulebook heading it stands under.
 * The sentences are the Words'; a test sees to it that no reason is without one.
 */
export const reasons = {
  over: 'Game End and Scoring',
  notYourTurn: 'Course of Play',
  drawing: 'Refilling the Stockyard',
  provideFirst: 'Setup',
  selectFirst: 'Course of Play',
  otherAction: 'Course of Play',
  cannotStop: 'Course of Play',
  notYourCard: 'Course of Play',
  noTicket: 'Obtaining Tickets',
  noOwnTrack: 'Building a Station',
  flipAlone: 'Flipping an Additional Action Card',
  yardEmpty: 'Collecting Resources',
  notInYard: 'Collecting Resources',
  notInBag: 'Moving the Surveyor',
  wrongKind: 'Moving the Surveyor',
  noneLeft: 'Component Limitations',
  bagEmpty: 'Component Limitations',
  yardFull: 'Collecting Resources',
  allTickets: 'Obtaining Tickets',
  hasTicket: 'Obtaining Tickets',
  notInPlay: 'Setup',
  lineClear: 'Removing Rubble',
  lineUsed: 'Removing Rubble',
  twoLines: 'Removing Rubble',
  notTicketLine: 'Obtaining Tickets',
  startStation: 'Laying Track',
  navvyHere: 'Placing a Navvy Tile',
  rubbleHere: 'Clearing a Station Card',
  trackFull: 'Laying Track',
  notLeftmost: 'Laying Track',
  noTrackSpace: 'Laying Track',
  noTile: 'Component Limitations',
  short: 'Laying Track and/or Making Stone',
  noStationSpace: 'Building a Station',
  nothingToBuild: 'Building a Station',
  spaceBuilt: 'Building a Station',
  inOrder: "Devil's Bridge",
  notTrackLine: 'Building a Station',
  noPlace: 'Moving the Surveyor',
  noActionSpace: 'Moving the Surveyor',
  notOpen: 'Moving the Surveyor',
  occupied: 'Moving the Surveyor',
  alreadyHere: 'Moving the Surveyor',
  alreadyHome: 'Moving the Surveyor',
  notStart: 'Moving the Surveyor',
  notOwnStation: 'Moving the Surveyor',
  notAdjacent: 'Moving the Surveyor',
  onlyHop: 'Building a Station',
  pubPrimary: 'The Pub',
  pubAgain: 'The Pub',
  pubLimit: 'The Pub',
  notSpare: 'The Pub',
  thisCard: 'Flipping an Additional Action Card',
  freshCard: 'The Pub',
  notInHand: 'Collecting Resources',
} as const
export type Reason = keyof typeof reasons

/** What a sentence mentions: numbers and names. */
export type Amounts = Refusal['amounts']

/** A refusal with its rulebook heading. */
export function refuse(reason: Reason, amounts: Amounts = {}): Refusal {
  return { reason, section: reasons[reason], amounts }
}
