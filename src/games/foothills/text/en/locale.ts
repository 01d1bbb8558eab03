export * as about from './about.ts'
export * as places from './aboutPlaces.ts'
export * as effects from './effects.ts'
export * as goods from './goods.ts'
export * as moves from './moves.ts'

/** Instructions shown with a choice. */
export const prompts = {
  provide: (left: number) => `Choose your starting resources: ${left} to take.`,
  select: 'Choose an action card.',
  flipOne: 'You may flip 1 more action card.',
  flip: (left: number) => `You may flip up to ${left} more action cards.`,
  takeOne: 'Take 1 more, or stop.',
  take: (left: number) => `Take up to ${left} more, or stop.`,
  gainAny: 'Gain 1 resource. Which one, and where from?',
  gain: (kind: string) => `Gain 1 ${kind}. Where from?`,
  dealsLeft: (deals: string, left: number) => `${deals} (${left} left).`,
  lay: (price: string) => `lay track for ${price} (1 VP)`,
  dig: (left: number) => `Remove ${left} rubble. From which line?`,
  digMore: (left: number) => `Remove ${left} more rubble. From which line?`,
  build: 'Choose a station to build.',
  buildExtra: (goods: string) => `Choose a station to build (${goods} extra).`,
  buildLess: (goods: string) => `Choose a station to build (${goods} less).`,
  survey: 'Move your surveyor. Where to?',
  hop: 'Move your surveyor to the new station?',
  ticket: 'Choose a ticket.',
  mayScore: 'You may score an action card.',
  score: 'Choose an action card to score.',
  flipAny: 'Flip any of your action cards.',
  keep: (goods: string, keep: number) => `From the bag: ${goods}. Keep ${keep}.`,
}

export { refusals } from './refusals.ts'
export * as scores from './scores.ts'
export * as seats from './seats.ts'
export { sections } from './sections.ts'

/** Moves in a few words. */
export const short = {
  from: { yard: 'stockyard', bag: 'bag' },
  track: (station: string) => `Track: ${station}`,
  home: 'Home',
  pub: 'The pub',
  scored: (card: string, spare: string) => `${card}, for ${spare}`,
}

/** The table in words. */
export const table = {
  linesComplete: (complete: number, of: number) => `${complete} of ${of} lines complete`,
  board: (name: string, points: number) => `${name}: ${points === 0 ? 'no' : points} VP so far`,
  supply: (goods: string) => `Supply: ${goods}.`,
  empty: 'empty',
  otherSide: (side: string) => `Other side: ${side}.`,
  whenScored: (pays: string) => `When scored: ${pays}.`,
  tickets: (names: string) => `Tickets: ${names}.`,
  noTickets: 'No tickets.',
  surveyorHome: 'Surveyor: at home.',
  surveyorInPub: 'Surveyor: in the pub.',
  surveyorAt: (station: string) => `Surveyor: at ${station}.`,
  deeds: (stations: number, tracks: number, cards: number) =>
    `Stations built: ${stations}. Tracks laid: ${tracks}. Cards scored: ${cards}.`,
  summit: 'Holds the summit chit.',
  yard: 'Stockyard and supply',
  inYard: (goods: string, white: string) => `In the stockyard: ${goods} and ${white}.`,
  inBag: (cubes: string) => `In the bag: ${cubes}.`,
  left: (navvies: number, stops: number) => `Navvies left: ${navvies}. Buffer stops left: ${stops}.`,
  spare: (cards: string) => `Spare action cards: ${cards}.`,
  noSpare: 'No spare action cards.',
  complete: 'complete',
  start: 'starting station.',
  byNavvies: 'built by navvies.',
  rubble: (count: number) => `${count} rubble.`,
  noRubble: 'No rubble.',
  track: (name: string) => `Track: ${name}.`,
  underRubble: 'Track space: under rubble.',
  freeTrack: 'Track space: free.',
  station: (name: string) => `Station: ${name}.`,
  space: (price: string, bonus: string) => `Station space: costs ${price}, ${bonus}.`,
  action: (text: string) => `Surveyor action: ${text}`,
  noAction: 'No surveyor action.',
}

/** Headings and names of what statistics count. */
export const tallies = {
  lines: 'Lines in play',
  sides: 'Card sides',
  golden: 'golden',
  grey: 'grey',
  cards: 'Cards scored',
  stations: 'Stations',
  track: 'Track',
  tickets: 'Tickets',
  bonuses: 'Station bonuses',
  chits: 'Chits',
  summit: 'Summit',
  turns: 'Turns',
  missed: 'missed, as no card could be played',
  endings: 'Endings',
  endedBy: { stops: 'the last buffer stop', navvies: 'no navvies left' },
  cubes: { iron: 'Iron ore', stone: 'Stone', event: 'Events' },
}

export * as title from './title.ts'
export * as verbs from './verbs.ts'
