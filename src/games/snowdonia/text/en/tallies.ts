/** Headings of what statistics count. */
export const tallies = {
  areas: 'Labourers',
  contracts: 'Contracts used',
  trains: 'Trains bought',
  events: 'Events',
}
