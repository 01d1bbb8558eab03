import type { SectionId } from '../../sections.ts'

/** The rules book’s titles of the sections that refusals can name. */
export const sections: Readonly<Record<SectionId, string>> = {
  table: 'On the table',
  labourers: 'Placing labourers',
  contracts: 'Contracts',
  yard: 'Stockyard and Works',
  digging: 'Digging and laying track',
  building: 'Building',
  trains: 'Trains',
  office: 'Site Office and surveyor',
  restock: 'The end of a round',
  events: 'White cubes and events',
  blaenau: 'Blaenau Ffestiniog',
  alone: 'Playing alone',
  end: 'The end, and scoring',
}
