import type { SectionId } from '../../sections.ts'

/** The rules book’s titles of the sections that refusals can name. */
export const sections: Readonly<Record<SectionId, string>> = {
  table: 'On the table',
  turn: 'Your turn',
  yard: 'The stockyard and the bag',
  rubble: 'Rubble',
  track: 'Track',
  stations: 'Stations',
  surveyor: 'Surveyor and tickets',
  pub: 'The pub',
  events: 'White cubes and navvies',
  end: 'The end, and scoring',
}
