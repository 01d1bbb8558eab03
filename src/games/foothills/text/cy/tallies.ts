/** Headings and names of what statistics count. */
export const tallies = {
  lines: 'Leiniau yn y gêm',
  sides: 'Ochrau cardiau',
  golden: 'aur',
  grey: 'llwyd',
  cards: 'Cardiau wedi’u sgorio',
  stations: 'Gorsafoedd',
  track: 'Trac',
  tickets: 'Tocynnau',
  bonuses: 'Bonysau gorsafoedd',
  chits: 'Darnau',
  summit: 'Copa',
  turns: 'Troeon',
  missed: 'wedi’u colli am nad oedd modd chwarae cerdyn',
  endings: 'Diweddiadau',
  endedBy: { stops: 'y byffer olaf', navvies: 'dim lle i nafis' },
  cubes: { iron: 'Mwyn haearn', stone: 'Cerrig', event: 'Digwyddiadau' },
}
