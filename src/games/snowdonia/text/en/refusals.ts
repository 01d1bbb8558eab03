import type { Good } from '../../goods.ts'
import type { Facts, Reason } from '../../reasons.ts'
import { counted } from './goods.ts'
import { areas } from './names.ts'

const number = (a: Facts, key: string) => Number(a[key] ?? 0)
const named = (a: Facts, key: string, otherwise: string) => {
  const value = a[key]
  return value === undefined || value === '' ? otherwise : String(value)
}
const isGood = (kind: unknown): kind is Good => typeof kind === 'string' && Object.hasOwn(counted, kind)
const goods = (a: Facts, n: number) => (isGood(a.kind) ? counted[a.kind](n) : `${n}`)
const area = (a: Facts) => Object.entries(areas).find(([letter]) => letter === a.area)?.[1] ?? 'That area'
const station = (a: Facts) => named(a, 'station', 'that station')
const train = (a: Facts) => named(a, 'train', 'That train')
const short = (a: Facts) => `You have ${goods(a, number(a, 'have'))}, but this costs ${number(a, 'need')}.`

/** For each reason, the sentence that gives it. */
export const refusals: Readonly<Record<Reason, (amounts: Facts) => string>> = {
  over: () => 'The match is over.',
  notYourTurn: () => 'It’s not your turn.',
  drawing: () => 'Cubes and cards are being drawn. One moment.',
  otherAction: () => 'Something else comes first.',
  cannotStop: () => 'You have to do this before you can go on.',
  endFirst: () => 'First choose the end of the line where you begin.',
  hasBegun: () => 'Everyone has chosen where to begin.',
  postFirst: () => 'First choose the end for the neutral surveyor.',
  hasPost: () => 'The neutral surveyor is already in place.',
  oneLine: () => 'On this line everyone begins at Llanberis.',
  placeFirst: () => 'Place your labourers first.',
  noSpace: (a) => `${area(a)} has no such space.`,
  taken: () => 'There’s already a labourer on that space.',
  areaFull: (a) => `There’s no space left at ${area(a)}.`,
  fog: (a) => `There’s fog on ${area(a)}. No one can work there this round.`,
  noTrain: () => 'You need a train to hire a third labourer, and you don’t have one.',
  hasPlaced: () => 'Hire the third labourer before you place your first.',
  hasHired: () => 'Your third labourer is already out of the pub.',
  shortCoal: short,
  notHeld: () => 'You don’t hold that contract.',
  usedUp: () => 'You’ve used that contract. It can still score at the end.',
  otherArea: (a) => `That contract is for ${area(a)}.`,
  locked: () => 'No more contracts can be used this round.',
  onlyUpkeep: () => 'That contract is only for train upkeep.',
  noUse: () => 'That contract would do nothing now.',
  noLabourer: () => 'That contract helps your labourers there, and you have none.',
  startFixed: () => 'The start player marker can’t move again this round.',
  notNow: (a) =>
    a.area === undefined
      ? 'Contracts are used just before an area’s labourers work.'
      : `That contract is used just before the labourers of ${area(a)} work.`,
  yardEmpty: () => 'The stockyard is empty.',
  notInYard: (a) => `You want ${goods(a, number(a, 'need'))}, but the stockyard has ${number(a, String(a.kind))}.`,
  tooMany: (a) => `You can take up to ${counted.cubes(number(a, 'most'))}, and that’s ${number(a, 'need')}.`,
  tooMuchCoal: (a) =>
    `You can take up to ${counted.coal(number(a, 'most'))} at a time, and that’s ${number(a, 'need')}.`,
  noRubble: () => 'There’s no rubble left.',
  onlySteel: () => 'This only makes steel bars.',
  onlyStone: () => 'This only makes stone.',
  tooOften: (a) => `You can trade up to ${number(a, 'most')} times, and that’s ${number(a, 'need')}.`,
  shortIron: short,
  shortRubble: short,
  noSteel: () => 'There aren’t enough steel bars left in the supply.',
  noStone: () => 'You can’t make that much stone now.',
  allLaid: () => 'All the track is laid.',
  noSite: () => 'There’s no such site.',
  noOpenSite: () => 'There’s no open site that you can pay for.',
  siteTaken: (a) => `That site at ${station(a)} has been built.`,
  siteLost: (a) => `An event closed ${station(a)}. No one can build there any more.`,
  notReached: (a) => `There’s still rubble on the way to ${station(a)}.`,
  notSurveyed: (a) => `Your surveyor hasn’t been to ${station(a)} yet.`,
  noMarker: () => 'You’ve placed all your ownership markers.',
  short,
  shortInstead: (a) => `In its place you’d need ${goods(a, number(a, 'need'))}, and you have ${number(a, 'have')}.`,
  otherPrice: () => 'You can’t pay for it like that.',
  notForSale: () => 'Trains aren’t for sale yet. An event puts them on sale.',
  ownTrain: (a) => `${train(a)} is already yours.`,
  notInShed: (a) => `${train(a)} isn’t in the engine shed.`,
  onlyTrain: () => 'Playing alone, you can’t buy another train.',
  notInOffice: () => 'That contract isn’t at the Site Office.',
  deckEmpty: () => 'There are no contracts left to draw.',
  noneToKeep: () => 'The bag holds nothing you could keep: white cubes go back.',
  endOfLine: () => 'Your surveyor is at the end of the line.',
  sameDisc: () => 'That’s the next weather already.',
  notYourLabourer: () => 'You don’t have a labourer there.',
  alreadyThere: (a) => `Your labourer is already at ${area(a)}.`,
  notDrawn: () => 'You didn’t draw that contract.',
  noUpkeep: () => 'You can’t discard that contract for upkeep.',
  shortUpkeep: () => `Upkeep costs ${counted.steel(1)}, and you have none.`,
  cannotScore: () => 'You don’t have enough to score all of that: each rubble and marker serves only one contract.',
  scoresMore: () => 'You have enough to score another contract as well.',
}
