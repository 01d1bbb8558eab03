import type { SectionId } from '../../sections.ts'

/** The rules book’s titles of the sections that refusals can name. */
export const sections: Readonly<Record<SectionId, string>> = {
  table: 'Ar y bwrdd',
  turn: 'Dy dro di',
  squares: 'Ble caiff teilsen fynd',
  end: 'Y diwedd',
}
