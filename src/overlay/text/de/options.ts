/** The form of what may be chosen before a match. */
export const options = {
  title: (name: string) => `${name}: Optionen`,
  seats: 'Spieler',
  seatsHint: (min: number, max: number) => `Von ${min} bis ${max}.`,
  bestAlone: 'Deine besten Partien allein',
  loading: 'Die Optionen werden geladen…',
  missing: 'Die Optionen ließen sich nicht laden. Schließ das hier und versuch es noch einmal.',
}
