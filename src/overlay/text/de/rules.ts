/** What surrounds the rules book. */
export const rules = {
  contents: 'Inhalt',
  print: 'Drucken',
  loading: 'Die Regeln werden geladen…',
  missing: 'Die Regeln ließen sich nicht laden. Schließ das hier und versuch es noch einmal.',
}
