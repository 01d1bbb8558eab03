import type { SectionId } from '../../sections.ts'

/** The rules book’s titles of the sections that refusals can name. */
export const sections: Readonly<Record<SectionId, string>> = {
  table: 'Ar y bwrdd',
  turn: 'Dy dro di',
  yard: 'Yr iard a’r bag',
  rubble: 'Rwbel',
  track: 'Trac',
  stations: 'Gorsafoedd',
  surveyor: 'Syrfëwr a thocynnau',
  pub: 'Y dafarn',
  events: 'Ciwbiau gwyn a nafis',
  end: 'Y diwedd, a sgorio',
}
