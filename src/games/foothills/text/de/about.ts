/** The panel about a station card. */
export const station = {
  start: (lines: string) => `Startbahnhof, ${lines}`,
  card: (lines: string) => `Bahnhofskarte, ${lines}`,
  navvies: { head: 'Streckenarbeiter', text: 'Sie haben hier Gleis und Bahnhöfe gebaut.' },
  effect: 'Wenn du hier baust',
  eachEffect: 'Jedes Mal, wenn du hier baust',
  rubble: 'Schutt',
  left: (rubble: number) => `Noch ${rubble}. Wer den letzten räumt, bekommt 1 SP.`,
  track: 'Gleis',
  laid: (name: string) => `Verlegt von ${name}.`,
  underRubble: 'Unter Schutt.',
  freeTrack: 'Frei: 1 SP für das Gleis.',
  one: 'Bahnhof',
  several: 'Bahnhöfe',
  built: (name: string) => `Gebaut von ${name}.`,
  costs: (price: string, bonus: string) => `Kostet ${price}, ${bonus}.`,
  ordered: 'Baut von links nach rechts.',
  action: 'Vermesseraktion',
  noAction: 'Keine.',
  notOpen: 'Offen, sobald hier ein Bahnhof steht.',
  occupied: 'Besetzt',
  visitor: (name: string) => `Hier ist der Vermesser von ${name}.`,
}

/** The panel about an action card. */
export const card = {
  scoredBy: (name: string) => `Gewertet von ${name}`,
  whenScored: 'Gewertet',
  spare: 'Ersatzkarte',
  golden: 'Goldene Seite',
  grey: 'Graue Seite',
  other: 'Andere Seite',
  onBoard: (name: string, letter: string, isGrey: boolean) =>
    `Aktionskarte ${letter} von ${name}, ${isGrey ? 'graue' : 'goldene'} Seite`,
}

/** The panel about a ticket. */
export const ticket = {
  title: (station: string) => `Fahrkarte ${station}`,
  held: (lines: string, name: string) => `Für ${lines}, bei ${name}`,
  notHeld: (lines: string, name: string) => `Für ${lines}, noch nicht bei ${name}`,
  way: 'So bekommst du sie',
  go: (station: string) => `Schicke deinen Vermesser nach ${station}.`,
  use: 'Wofür',
  uses: 'Viele graue Seiten gelten nur auf Strecken, für die du eine Fahrkarte hast.',
  bothLines: 'Eine Fahrkarte für beide Strecken.',
}
