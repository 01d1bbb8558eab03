/** Headings and names of what statistics count. */
export const tallies = {
  lines: 'Strecken im Spiel',
  sides: 'Kartenseiten',
  golden: 'golden',
  grey: 'grau',
  cards: 'Gewertete Karten',
  stations: 'Bahnhöfe',
  track: 'Gleise',
  tickets: 'Fahrkarten',
  bonuses: 'Bahnhofsboni',
  chits: 'Plättchen',
  summit: 'Gipfel',
  turns: 'Züge',
  missed: 'ausgesetzt, da keine Karte spielbar war',
  endings: 'Enden',
  endedBy: { stops: 'der letzte Prellbock', navvies: 'kein Platz für Streckenarbeiter' },
  cubes: { iron: 'Eisenerz', stone: 'Stein', event: 'Ereignisse' },
}
