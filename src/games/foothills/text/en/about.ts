/** The panel about a station card. */
export const station = {
  start: (lines: string) => `Starting station, ${lines}`,
  card: (lines: string) => `Station card, ${lines}`,
  navvies: { head: 'Navvies', text: 'Navvies built the track and stations here.' },
  effect: 'When you build here',
  eachEffect: 'Each time you build here',
  rubble: 'Rubble',
  left: (rubble: number) => `${rubble} left. Remove the last one for 1 VP.`,
  track: 'Track',
  laid: (name: string) => `Laid by ${name}.`,
  underRubble: 'Under rubble.',
  freeTrack: 'Free: 1 VP for laying it.',
  one: 'Station',
  several: 'Stations',
  built: (name: string) => `Built by ${name}.`,
  costs: (price: string, bonus: string) => `Costs ${price}, ${bonus}.`,
  ordered: 'Build from left to right.',
  action: 'Surveyor action',
  noAction: 'None.',
  notOpen: 'Opens once a station is built here.',
  occupied: 'Occupied',
  visitor: (name: string) => `${name}’s surveyor is here.`,
}

/** The panel about an action card. */
export const card = {
  scoredBy: (name: string) => `Scored by ${name}`,
  whenScored: 'When scored',
  spare: 'Spare action card',
  golden: 'Golden side',
  grey: 'Grey side',
  other: 'Other side',
  onBoard: (name: string, letter: string, isGrey: boolean) =>
    `${name}’s action card ${letter}, ${isGrey ? 'grey' : 'golden'} side`,
}

/** The panel about a ticket. */
export const ticket = {
  title: (station: string) => `${station} ticket`,
  held: (lines: string, name: string) => `For the ${lines}, held by ${name}`,
  notHeld: (lines: string, name: string) => `For the ${lines}, not yet held by ${name}`,
  way: 'How to get it',
  go: (station: string) => `Move your surveyor to ${station}.`,
  use: 'What it’s for',
  uses: 'Many grey sides only work in lines you have a ticket for.',
  bothLines: 'One ticket, good for both its lines.',
}
