import type { SectionId } from '../../sections.ts'

/** What the rules book calls the sections that refusals can name. */
export const sections: Readonly<Record<SectionId, string>> = {
  table: 'Auf dem Tisch',
  turn: 'Dein Zug',
  squares: 'Wo ein Plättchen liegen kann',
  end: 'Das Ende',
}
