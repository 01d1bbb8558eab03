/** Headings and names of what statistics count. */
export const tallies = {
  areas: 'Labourers',
  contracts: 'Contracts used',
  trains: 'Trains bought',
  sites: 'Stations built at',
  tracks: 'Track laid before',
  events: 'Events',
  weather: 'Weather',
  endings: 'Endings',
  endedBy: { track: 'the last track', markers: 'the last marker' },
  cubes: { iron: 'Iron ore', stone: 'Stone', coal: 'Coal', event: 'Events' },
}
