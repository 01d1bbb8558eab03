import type { Hindrance } from '../../rules/refusal.ts'

export type { Facts } from '../../rules/refusal.ts'

/** Every reason to refuse something, with the rulebook heading that covers it. */
export const reasons = {
  over: 'Goal of the Game',
  notYourTurn: 'Sequence of Play',
  drawing: 'Sequence of Play',
  otherAction: 'Sequence of Play',
  cannotStop: 'Sequence of Play',

  noSurveyor: 'Survey and Prospect',
  noSegment: 'Survey and Prospect',
  owned: 'Survey and Prospect',
  twin: 'Surveying Restrictions',
  pointless: 'Surveying Restrictions',
  chainOfThree: 'Surveying Restrictions',
  notAdjacent: 'Survey and Prospect',

  noClips: 'Paper Clips',
  clipUsed: 'Paper Clips',
  farApart: 'Paper Clips',
  joined: 'Paper Clips',
  crossing: 'Paper Clips',
  crossingClip: 'Paper Clips',

  noAgent: 'Survey and Prospect',
  notUp: 'Survey and Prospect',
  sixPeople: 'Prospecting Restrictions',
  noPawn: 'Prospecting Restrictions',
  ownBase: 'Passenger Routes',
  hasRoute: 'Passenger Routes',
  notConnected: 'Passenger Routes',

  noRace: 'Surveying Restrictions',
  called: 'Surveying Restrictions',

  noAuction: 'Personnel and Transport Disputes',
  lowBid: 'Personnel and Transport Disputes',
  shortBid: 'Personnel and Transport Disputes',

  notWon: 'Pay Prospect and Survey Expenses',
  firstMissing: 'Consecutive Builds',
  short: 'Pay Prospect and Survey Expenses',
  notYourCube: 'Cube Limit',
  cutsOff: 'Cube Limit',
  notYourTransport: 'Prospecting Restrictions',
  noPawnThere: 'Prospecting the Deck',
  notYourMine: 'Operate Mines',
  depleted: 'Operate Mines',
  askedLater: 'Pay Operating Expenses',
  shortOperate: 'Pay Operating Expenses',
  isRead: 'Operate Mines',
  otherFace: 'Operate Mines',

  noDeal: 'Make Deals',
  withSelf: 'Make Deals',
  nothingGiven: 'Make Deals',
  tooManyOffers: 'Make Deals',
  noOffer: 'Make Deals',
  notTheirs: 'Make Deals',
  shortDeal: 'Make Deals',
  theyAreShort: 'Make Deals',
  noCubes: 'Cube Limit',
  otherGood: 'Make Deals',
  notReceivers: 'Make Deals',
  fewGoods: 'Make Deals',
  carriedAlready: 'Make Deals',

  busy: 'Clear Snow',
  notRed: 'Clear Snow',
  isCleared: 'Clear Snow',
  notYourTrack: 'Clear Snow',

  noTransport: 'Ship Goods',
  noBase: 'Ship Goods',
  noTrack: 'Ship Goods',
  snowed: 'Clear Snow',
  noGoods: 'Ship Goods',
  tooMany: 'Ship Goods',
  weak: 'Ship Goods',
  sameMine: 'Trans-shipment',
  otherKind: 'Trans-shipment',
  noLeave: 'Trans-shipment',
} as const satisfies Readonly<Record<string, string>>
export type Reason = keyof typeof reasons

/** A reason against something. */
export type Against = Hindrance<Reason>
