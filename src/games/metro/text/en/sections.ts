import type { SectionId } from '../../sections.ts'

/** The rules book’s titles of the sections that refusals can name. */
export const sections: Readonly<Record<SectionId, string>> = {
  table: 'On the table',
  turn: 'Your turn',
  squares: 'Where a tile can go',
  end: 'The end',
}
