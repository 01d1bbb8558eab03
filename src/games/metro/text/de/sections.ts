import type { SectionId } from '../../sections.ts'

/** The rules book’s titles of the sections that refusals can name. */
export const sections: Readonly<Record<SectionId, string>> = {
  table: 'Auf dem Tisch',
  turn: 'Dein Zug',
  squares: 'Wo ein Plättchen liegen kann',
  end: 'Das Ende',
}
