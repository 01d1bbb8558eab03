import type { tallies as english } from '../en/tallies.ts'

/** Headings and names of what statistics count. */
export const tallies: typeof english = {
  areas: 'Arbeiter',
  contracts: 'Genutzte Aufträge',
  trains: 'Gekaufte Lokomotiven',
  sites: 'Gebaut in',
  tracks: 'Gleise vor',
  events: 'Ereignisse',
  weather: 'Wetter',
  endings: 'Ende durch',
  endedBy: { track: 'das letzte Gleis', markers: 'die letzte Besitzmarke' },
  cubes: { iron: 'Eisenerz', stone: 'Stein', coal: 'Kohle', event: 'Ereignisse' },
}
