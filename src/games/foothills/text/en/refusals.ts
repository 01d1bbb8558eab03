import { many } from '../../../../kit/english.ts'
import type { Facts, Reason } from '../../reasons.ts'
import { sentence } from '../goods.ts'
import { counted, kindName } from './goods.ts'
import { colours } from './seats.ts'

const named = (a: Facts, key: string, otherwise: string) => {
  const value = a[key]
  return value === undefined || value === '' ? otherwise : String(value)
}
const station = (a: Facts) => named(a, 'station', 'this card')
const card = (a: Facts) => named(a, 'card', 'This card')
const line = (a: Facts) => (named(a, 'line', '') === '' ? 'that line' : `the ${a.line}`)
const kind = (a: Facts) => kindName[String(a.kind)] ?? 'resource'
const number = (a: Facts, key: string) => Number(a[key] ?? 0)

/** Goods of the kind that falls short. */
function goods(a: Facts, n: number): string {
  const known = (['iron', 'stone', 'rubble', 'passengers'] as const).find((one) => one === a.kind)
  return counted[known ?? 'resources'](n)
}

/** The deed that would be paid for. */
const deed = (a: Facts) => ({ lay: 'laying track', exchange: 'the trade' })[String(a.deed)] ?? 'this'

/** For each reason, the sentence that gives it. */
export const refusals: { readonly [R in Reason]: (amounts: Facts) => string } = {
  over: () => 'The match is over.',
  notYourTurn: () => 'It’s not your turn.',
  drawing: () => 'Cubes are being drawn. One moment.',
  provideFirst: () => 'First choose 2 resources from the stockyard.',
  selectFirst: () => 'Choose an action card first.',
  otherAction: () => 'Something else comes first.',
  cannotStop: () => 'You have to do this before you can stop.',
  notYourCard: (a) => {
    const owner = colours[Number(a.owner ?? -1)]
    const that = a.card === undefined ? 'That card' : `That ${a.card} card`
    return owner ? `${that} is ${owner}’s.` : `${that} isn’t one of yours.`
  },
  noTicket: (a) =>
    a.card === undefined
      ? 'You need a ticket, and you don’t have one.'
      : `${card(a)} needs a ticket, and you don’t have one.`,
  noOwnTrack: (a) => `${card(a)} needs a line where you’ve laid track, and you haven’t laid any.`,
  flipAlone: (a) => `${card(a)} could only flip another card now, and that isn’t enough.`,
  yardEmpty: () => 'There are no resources left, in the stockyard or the bag.',
  notInYard: (a) => `There’s no ${kind(a)} in the stockyard.`,
  notInBag: (a) => `There’s no ${kind(a)} in the bag.`,
  wrongKind: (a) => `You don’t gain ${kind(a)} here.`,
  noneLeft: () => 'Neither the stockyard nor the bag has what you’d gain.',
  bagEmpty: () => 'The bag is empty.',
  yardFull: () => 'The stockyard is already full.',
  allTickets: () => 'You already have every ticket in play.',
  hasTicket: () => 'You already have this ticket.',
  notInPlay: () => 'That isn’t in play in this match.',
  lineClear: (a) => `There’s no rubble on ${line(a)}. Choose a line that has some.`,
  lineUsed: (a) => `You’ve already dug on ${line(a)}. Each cube must come from a different line.`,
  twoLines: () => 'You’ve already dug on two lines. Take the rest from those.',
  notTicketLine: (a) =>
    a.station === undefined
      ? `You don’t have a ticket for ${line(a)}.`
      : `You don’t have a ticket for the line at ${station(a)}.`,
  startStation: (a) => `${sentence(station(a))} is a starting station. Its track is already there.`,
  navvyHere: (a) => `Navvies have already built everything at ${station(a)}.`,
  rubbleHere: (a) => `${sentence(station(a))} still has ${number(a, 'rubble')} rubble. Clear it first.`,
  trackFull: (a) => `${sentence(station(a))} already has its track.`,
  notLeftmost: (a) =>
    a.first ? `Lay track from left to right: ${a.first} comes before ${station(a)}.` : 'Lay track from left to right.',
  noTrackSpace: () => 'There’s no free track space that’s clear of rubble.',
  noTicketSpace: () => 'There’s no free track space in a line you have a ticket for.',
  noTile: () => 'You’ve used all your track and station tiles.',
  short: (a) => {
    if (a.need === undefined) return 'You can’t pay for this.'
    return `You have ${goods(a, number(a, 'have'))}, but ${deed(a)} costs ${number(a, 'need')}.`
  },
  noStationSpace: () => 'There’s no station you can build and pay for.',
  noExtraStation: (a) => `There’s no station you can pay for with ${goods(a, number(a, 'need'))} extra.`,
  noTicketStation: () => 'There’s no station you can build and pay for in a line you have a ticket for.',
  noTrackStation: () =>
    'There’s no station you can build and pay for in a line where you have both a ticket and track.',
  nothingToBuild: (a) => `There’s nothing to build at ${station(a)}.`,
  spaceBuilt: (a) => `The station at ${station(a)} is already built.`,
  inOrder: (a) => `Build the stations at ${station(a)} in order, from left to right.`,
  notTrackLine: (a) => `No line at ${station(a)} has both your ticket and your track.`,
  noPlace: () => 'There’s no open action space to move to.',
  noTicketPlace: () => 'There’s no open action space in a line you have a ticket for.',
  noOwnPlace: () => 'There’s no open action space where you’ve built a station.',
  noAdjacentPlace: () => 'There’s no open action space next to your surveyor.',
  noActionSpace: (a) => `${sentence(station(a))} has no surveyor action.`,
  notOpen: (a) => `No station has been built at ${station(a)} yet.`,
  occupied: (a) => `There’s already a surveyor at ${station(a)}.`,
  alreadyHere: (a) => `Your surveyor is already at ${station(a)} and must go somewhere else.`,
  alreadyHome: () => 'Your surveyor is already at home.',
  notStart: (a) => `${sentence(station(a))} isn’t a starting station.`,
  notOwnStation: (a) => `You haven’t built a station at ${station(a)}.`,
  notAdjacent: (a) => `${sentence(station(a))} isn’t next to your surveyor.`,
  onlyHop: () => 'Your surveyor can only step onto the station you just built.',
  pubPrimary: () => 'Only the golden Surveyor card leads to the pub.',
  pubAgain: () => 'Your surveyor is already in the pub.',
  pubLimit: (a) => {
    const stations = many(number(a, 'stations'), 'station')
    const scored = many(number(a, 'scored'), 'scored card')
    return `You need more stations than scored cards, and you have ${stations} and ${scored}.`
  },
  notSpare: () => 'That card can’t replace this one.',
  thisCard: (a) => `You’re playing ${card(a)}, so it flips anyway.`,
  freshCard: (a) => `${card(a)} is new or was already flipped this turn.`,
  notInHand: () => 'You didn’t draw that many.',
}
