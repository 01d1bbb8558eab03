import type { Amounts, Reason } from '../../reasons.ts'
import { kindName } from './goods.ts'
import { colours } from './seats.ts'

const named = (a: Amounts, key: string, otherwise: string) => {
  const value = a[key]
  return value === undefined || value === '' ? otherwise : String(value)
}
const station = (a: Amounts) => named(a, 'station', 'This card')
const card = (a: Amounts) => {
  const owner = colours[Number(a.owner ?? -1)]
  return `${owner ? `${owner}’s ` : ''}${named(a, 'card', 'This card')}`
}
const line = (a: Amounts) => named(a, 'line', 'this line')
const kind = (a: Amounts) => kindName[String(a.kind)] ?? 'resource'

/** For each reason the sentence that tells it. */
export const refusals: { readonly [R in Reason]: (amounts: Amounts) => string } = {
  over: () => 'The match is over.',
  notYourTurn: () => 'It is not your turn.',
  drawing: () => 'Cubes are being drawn; wait for them.',
  provideFirst: () => 'First choose 2 resources from the stockyard.',
  selectFirst: () => 'First select one of your action cards.',
  otherAction: () => 'That is not what is being done now.',
  cannotStop: () => 'This has to be done before you may stop.',
  notYourCard: (a) =>
    a.card && a.owner === undefined
      ? `No other ${a.card} card lies below your board.`
      : `${card(a)} does not lie below your board.`,
  noTicket: (a) =>
    a.card
      ? `${a.card} needs a ticket, and you have none.`
      : 'You need a ticket, and you have none.',
  noOwnTrack: (a) =>
    `${card(a)} needs a line in which you have laid track, and you have laid none.`,
  flipAlone: (a) => `${card(a)} would only flip another card, and that alone is no action.`,
  yardEmpty: () => 'Neither the stockyard nor the bag holds a resource.',
  notInYard: (a) => `There is no ${kind(a)} in the stockyard.`,
  notInBag: (a) => `There is no ${kind(a)} in the bag.`,
  wrongKind: (a) => `You are not to receive ${kind(a)} now.`,
  noneLeft: () => 'Neither the stockyard nor the bag holds what you would receive.',
  bagEmpty: () => 'The bag is empty.',
  yardFull: () => 'The stockyard is full already.',
  allTickets: () => 'You hold every ticket in play.',
  hasTicket: () => 'You hold this ticket already; all your tickets differ.',
  notInPlay: () => 'That is not in play in this match.',
  lineClear: (a) => `There is no rubble on ${line(a)}; choose a line that has some.`,
  lineUsed: (a) => `You have dug ${line(a)} already; each cube comes from a different line.`,
  twoLines: () => 'You have dug two lines already; the rest comes from those.',
  notTicketLine: (a) => `You hold no ticket for the line of ${named(a, 'station', line(a))}.`,
  startStation: (a) => `${station(a)} is a starting station; its track is there already.`,
  navvyHere: (a) => `Navvies have built everything at ${station(a)}.`,
  rubbleHere: (a) => `${station(a)} has ${a.rubble ?? 'some'} rubble on it; clear it first.`,
  trackFull: (a) => `${station(a)} has its track already.`,
  notLeftmost: (a) =>
    a.first
      ? `Track is laid from left to right: ${a.first} comes before ${station(a)}.`
      : 'Track is laid from left to right.',
  noTrackSpace: () => 'No track space is clear of rubble and free.',
  noTile: () => 'You have placed all your track and station tiles.',
  short: (a) =>
    a.need === undefined
      ? 'You cannot pay for this.'
      : `You have ${a.have} ${kind(a)}; this costs ${a.need}.`,
  noStationSpace: () => 'No open station space is one you can pay for.',
  nothingToBuild: (a) => `There is nothing to build at ${station(a)}.`,
  spaceBuilt: (a) => `The station at ${station(a)} stands already.`,
  inOrder: (a) => `The stations at ${station(a)} are built in order, from left to right.`,
  notTrackLine: (a) => `You have laid no track in a line of ${station(a)} you hold a ticket for.`,
  noPlace: () => 'There is no open action space to go to.',
  noActionSpace: (a) => `${station(a)} has no action for a surveyor.`,
  notOpen: (a) => `No station has been built at ${station(a)} yet.`,
  occupied: (a) => `A surveyor stands at ${station(a)} already.`,
  alreadyHere: (a) => `Your surveyor stands at ${station(a)} already and must move elsewhere.`,
  alreadyHome: () => 'Your surveyor is at home already.',
  notStart: (a) => `${station(a)} is no starting station.`,
  notOwnStation: (a) => `You have built no station at ${station(a)}.`,
  notAdjacent: (a) => `${station(a)} does not lie beside your surveyor.`,
  onlyHop: () => 'The surveyor may only step to the station just built.',
  pubPrimary: () => 'Only the golden Surveyor card leads to the pub.',
  pubAgain: () => 'Your surveyor is in the pub already.',
  pubLimit: (a) =>
    `You have built ${a.stations ?? 0} stations and scored ${a.scored ?? 0} cards; you need more stations than scored cards.`,
  notSpare: () => 'That card is no replacement for this one.',
  thisCard: (a) => `${card(a)} is the card of this turn; it is flipped anyway.`,
  freshCard: (a) => `${card(a)} came or was flipped this turn already.`,
  notInHand: () => 'You did not draw that many.',
}
