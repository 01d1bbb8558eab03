/** Text of a page while it fetches a match or reaches another browser. */
export const opening = {
  table: 'Der Tisch wird gedeckt…',
  match: 'Die Partie wird geprüft…',
  dialling: (code: string) => `Auf dem Weg zu Tisch ${code}…`,
  syncing: 'Du bist drin. Die Partie wird geladen…',
  knocking: 'Der Gastgeber wird um deinen Platz gebeten…',
}
