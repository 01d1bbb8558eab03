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
