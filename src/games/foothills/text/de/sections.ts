import type { SectionId } from '../../sections.ts'

/** The rules book’s titles of the sections that refusals can name. */
export const sections: Readonly<Record<SectionId, string>> = {
  table: 'Auf dem Tisch',
  turn: 'Dein Zug',
  yard: 'Lagerplatz und Beutel',
  rubble: 'Schutt',
  track: 'Gleise',
  stations: 'Bahnhöfe',
  surveyor: 'Vermesser und Fahrkarten',
  pub: 'Der Pub',
  events: 'Weiße Klötzchen und Streckenarbeiter',
  end: 'Ende und Wertung',
}
