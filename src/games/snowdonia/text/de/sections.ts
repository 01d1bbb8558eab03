import type { sections as english } from '../en/sections.ts'

/** The rules book’s titles of the sections that refusals can name. */
export const sections: typeof english = {
  table: 'Auf dem Tisch',
  labourers: 'Arbeiter einsetzen',
  contracts: 'Aufträge',
  yard: 'Lagerplatz und Werk',
  digging: 'Aushub und Gleisbau',
  building: 'Bauen',
  trains: 'Lokomotiven',
  office: 'Baubüro und Vermesser',
  restock: 'Das Ende einer Runde',
  events: 'Weiße Klötzchen und Ereignisse',
  blaenau: 'Die Strecke Blaenau Ffestiniog',
  alone: 'Allein spielen',
  end: 'Das Ende und die Wertung',
}
