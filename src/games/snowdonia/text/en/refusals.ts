import { many } from '../../../../kit/english.ts'
import type { Good } from '../../goods.ts'
import type { Facts, Reason } from '../../reasons.ts'
import { counted } from './goods.ts'
import { areas } from './names.ts'

const number = (a: Facts, key: string) => Number(a[key] ?? 0)
const isGood = (kind: unknown): kind is Good =>
  typeof kind === 'string' && Object.hasOwn(counted, kind)
const goods = (a: Facts, n: number) => (isGood(a.kind) ? counted[a.kind](n) : `${n}`)
const area = ({ area: letter }: Facts) =>
  (Object.entries(areas).find(([one]) => one === letter) ?? ['', 'That area'])[1]
const station = (a: Facts) =>
  typeof a.station === 'string' && a.station !== '' ? a.station : 'That station'
const train = (a: Facts) => (typeof a.train === 'string' && a.train !== '' ? a.train : 'That train')
const short = (a: Facts) =>
  `You have ${goods(a, number(a, 'have'))}, but this takes ${number(a, 'need')}.`

/** For each reason, the sentence that gives it. */
export const refusals: Readonly<Record<Reason, (amounts: Facts) => string>> = {
  over: () => 'The match is over.',
  notYourTurn: () => 'It’s not your turn.',
  drawing: () => 'Cubes are being drawn. One moment.',
  otherAction: () => 'That’s not what you’re doing just now.',
  cannotStop: () => 'You have to do this before you can go on.',
  endFirst: () => 'First choose the end of the line where you begin.',
  endFull: (a) =>
    `There’s no room for another surveyor there${a.ends ? `: ${a.ends} at most` : ''}.`,
  oneLine: () => 'On this line everyone begins at Llanberis.',
  placeFirst: () => 'First send out your labourers.',
  noSpace: (a) => `${area(a)} has no such space.`,
  taken: () => 'There’s already a labourer on that space.',
  fog: (a) => `There’s fog over ${area(a)}. Nobody works there this round.`,
  noTrain: () => 'Only a train brings a third labourer, and you don’t have one.',
  hasPlaced: () => 'A third labourer is hired before the first is sent out.',
  hasHired: () => 'You’ve already hired the labourer from the pub.',
  shortCoal: short,
  allPlaced: () => 'All your labourers are out.',
  notHeld: () => 'That contract isn’t yours.',
  usedUp: () => 'That contract’s order has been used. It still scores at the end.',
  otherArea: (a) => `That contract is used when ${area(a)} is resolved.`,
  locked: () => 'No more contracts may be used this round.',
  onlyUpkeep: () => 'That contract is only used when trains need upkeep.',
  noUse: () => 'That contract would do nothing now.',
  noLabourer: () => 'You have no labourer there for that contract to help.',
  startFixed: () => 'The start player marker stays where it is this round.',
  notNow: (a) => `That contract is used when ${area(a)} is resolved, before its labourers work.`,
  yardEmpty: () => 'The Stock Yard is empty.',
  notInYard: (a) => `There’s not enough in the Stock Yard: ${goods(a, number(a, String(a.kind)))}.`,
  tooMany: (a) => `You take ${many(number(a, 'most'), 'cube')} at most.`,
  tooMuchCoal: (a) => `At most ${counted.coal(number(a, 'most'))} for each labourer.`,
  noRubble: () => 'There’s no rubble left to dig.',
  tooOften: (a) => `That’s more than ${many(number(a, 'most'), 'trade')}.`,
  shortIron: short,
  shortRubble: short,
  noSteel: () => 'There are no more steel bars in the box.',
  noStone: () => 'That can’t be made just now.',
  allLaid: () => 'All the track is laid.',
  noSite: () => 'There’s no such site.',
  siteTaken: (a) => `That site at ${station(a)} is already built.`,
  siteLost: (a) => `${station(a)} was closed by an event. Nobody builds or digs there any more.`,
  notReached: (a) => `There’s still rubble on the line before ${station(a)}.`,
  notSurveyed: (a) => `Your surveyor hasn’t reached ${station(a)} yet.`,
  noMarker: () => 'You’ve used all your ownership markers.',
  short,
  notForSale: () => 'Trains aren’t for sale yet: the second white cube brings them.',
  ownTrain: (a) => `${train(a)} is already yours.`,
  notInShed: (a) => `${train(a)} isn’t in the shed.`,
  onlyTrain: () => 'Alone, you keep the train you began with. There are no others.',
  notInOffice: () => 'That contract isn’t on offer.',
  deckEmpty: () => 'There are no more contracts.',
  bagEmpty: () => 'The bag is empty.',
  endOfLine: () => 'Your surveyor has reached the end of the line.',
  sameDisc: () => 'That disc is already there, or there are none left.',
  notYourLabourer: () => 'That labourer isn’t yours.',
  notDrawn: () => 'That contract wasn’t drawn.',
  noUpkeep: () => 'That contract doesn’t pay for upkeep.',
  shortUpkeep: short,
  cannotScore: () => 'Those contracts can’t all score: each cube and marker counts once.',
}
