import type { Hindrance } from '../../rules/refusal.ts'

export type { Facts } from '../../rules/refusal.ts'

/** Every reason to refuse something, with the rulebook heading that covers it. */
export const reasons = {
  over: 'End of Game',
  notYourTurn: 'Assign Labourers',
  drawing: 'Restock the Stock Yard',
  otherAction: 'Resolve Actions',
  cannotStop: 'Resolve Actions',

  endFirst: 'Blaenau Ffestiniog: Setup',
  hasBegun: 'Blaenau Ffestiniog: Setup',
  postFirst: 'Blaenau Ffestiniog: Setup',
  hasPost: 'Blaenau Ffestiniog: Setup',
  oneLine: 'Blaenau Ffestiniog: Setup',

  placeFirst: 'Assign Labourers',
  noSpace: 'Assign Labourers',
  taken: 'Assign Labourers',
  areaFull: 'Assign Labourers',
  fog: 'Check the Weather',
  noTrain: 'Assign Labourers',
  hasPlaced: 'Assign Labourers',
  hasHired: 'Assign Labourers',
  shortCoal: 'Assign Labourers',

  notHeld: 'Contract Cards',
  usedUp: 'Contract Cards',
  otherArea: 'Contract Cards',
  locked: 'Contract Cards',
  onlyUpkeep: 'Resolving Events',
  noUse: 'Contract Cards',
  noLabourer: 'Contract Cards',
  startFixed: 'Stock Yard',
  notNow: 'Contract Cards',

  yardEmpty: 'Stock Yard',
  notInYard: 'Stock Yard',
  tooMany: 'Stock Yard',
  tooMuchCoal: 'Stock Yard',

  noRubble: 'Excavation',

  onlySteel: 'Contract Cards',
  onlyStone: 'Contract Cards',
  tooOften: 'Works',
  shortIron: 'Works',
  shortRubble: 'Works',
  noSteel: 'Works',
  noStone: 'Works',

  allLaid: 'Lay Track',

  noSite: 'Build',
  noOpenSite: 'Build',
  siteTaken: 'Build',
  siteLost: 'Resolving Events',
  notReached: 'Build',
  notSurveyed: 'Blaenau Ffestiniog: During Play',
  noMarker: 'Player Pieces',
  short: 'Build',
  shortInstead: 'Contract Cards',
  otherPrice: 'Build',
  notForSale: 'Trains',
  ownTrain: 'Trains',
  notInShed: 'Trains',
  onlyTrain: 'Solitaire Play',

  notInOffice: 'Site Office',
  deckEmpty: 'Restock Contract Cards',
  noneToKeep: 'Stock Yard and Supply Bag',
  endOfLine: 'Move the Surveyor',
  sameDisc: 'Check the Weather',
  notYourLabourer: 'Contract Cards',
  alreadyThere: 'Contract Cards',
  notDrawn: 'Contract Cards',

  noUpkeep: 'Resolving Events',
  shortUpkeep: 'Resolving Events',

  cannotScore: 'Scoring',
  scoresMore: 'Scoring',
} as const satisfies Readonly<Record<string, string>>
export type Reason = keyof typeof reasons

/** A reason against something. */
export type Against = Hindrance<Reason>
