import { many } from '../../../kit/german.ts'

/** Labels around the rules book. */
export const rules = {
  contents: 'Inhalt',
  search: 'In den Regeln suchen',
  found: (count: number) => (count === 0 ? 'Nichts gefunden.' : many(count, 'Abschnitt', 'Abschnitte')),
  example: 'Auf dem Tisch ansehen',
  lesson: 'Lektion',
  print: 'Drucken',
  loading: 'Die Regeln werden geladen…',
  missing: 'Die Regeln ließen sich nicht laden. Schließ das hier und versuch es noch einmal.',
}
