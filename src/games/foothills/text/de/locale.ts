export * as about from './about.ts'
export * as places from './aboutPlaces.ts'
export * as effects from './effects.ts'
export * as goods from './goods.ts'
export * as moves from './moves.ts'

/** Instructions shown with a choice. */
export const prompts = {
  provide: (left: number) => `Wähle deine ersten Rohstoffe: noch ${left}.`,
  select: 'Wähle eine Aktionskarte.',
  flipOne: 'Du darfst noch 1 Aktionskarte umdrehen.',
  flip: (left: number) => `Du darfst noch bis zu ${left} Aktionskarten umdrehen.`,
  takeOne: 'Nimm noch 1 oder hör auf.',
  take: (left: number) => `Nimm noch bis zu ${left} oder hör auf.`,
  gainAny: 'Du bekommst 1 Rohstoff. Welchen und woher?',
  gain: (kind: string) => `Du bekommst 1 ${kind}. Woher?`,
  dealsLeft: (deals: string, left: number) => `${deals} (noch ${left}-mal).`,
  lay: (price: string) => `verlege ein Gleis für ${price} (1 SP)`,
  dig: (left: number) => `Räume ${left} Schutt. Auf welcher Strecke?`,
  digMore: (left: number) => `Räume noch ${left} Schutt. Auf welcher Strecke?`,
  build: 'Welchen Bahnhof baust du?',
  buildExtra: (goods: string) => `Welchen Bahnhof baust du (${goods} mehr)?`,
  buildLess: (goods: string) => `Welchen Bahnhof baust du (${goods} weniger)?`,
  survey: 'Schicke deinen Vermesser los. Wohin?',
  hop: 'Deinen Vermesser zum neuen Bahnhof schicken?',
  ticket: 'Wähle eine Fahrkarte.',
  mayScore: 'Du darfst eine Aktionskarte werten.',
  score: 'Welche Aktionskarte wertest du?',
  flipAny: 'Drehe beliebige deiner Aktionskarten um.',
  keep: (goods: string, keep: number) => `Aus dem Beutel: ${goods}. Behalte ${keep}.`,
}

export { refusals } from './refusals.ts'
export * as scores from './scores.ts'
export * as seats from './seats.ts'
export { sections } from './sections.ts'

/** Moves in a few words. */
export const short = {
  from: { yard: 'Lagerplatz', bag: 'Beutel' },
  track: (station: string) => `Gleis: ${station}`,
  home: 'Zuhause',
  pub: 'Pub',
  scored: (card: string, spare: string) => `${card}, für ${spare}`,
}

/** The table in words. */
export const table = {
  linesComplete: (complete: number, of: number) => `${complete} von ${of} Strecken fertig`,
  board: (name: string, points: number) => `${name}: bisher ${points === 0 ? 'keine' : points} SP`,
  supply: (goods: string) => `Vorrat: ${goods}.`,
  empty: 'leer',
  otherSide: (side: string) => `Andere Seite: ${side}.`,
  whenScored: (pays: string) => `Gewertet: ${pays}.`,
  tickets: (names: string) => `Fahrkarten: ${names}.`,
  noTickets: 'Keine Fahrkarten.',
  surveyorHome: 'Vermesser: zu Hause.',
  surveyorInPub: 'Vermesser: im Pub.',
  surveyorAt: (station: string) => `Vermesser: in ${station}.`,
  deeds: (stations: number, tracks: number, cards: number) =>
    `Gebaute Bahnhöfe: ${stations}. Verlegte Gleise: ${tracks}. Gewertete Karten: ${cards}.`,
  summit: 'Hat das Gipfelplättchen.',
  yard: 'Lagerplatz und Vorrat',
  inYard: (goods: string, white: string) => `Auf dem Lagerplatz: ${goods} und ${white}.`,
  inBag: (cubes: string) => `Im Beutel: ${cubes}.`,
  left: (navvies: number, stops: number) => `Streckenarbeiter übrig: ${navvies}. Prellböcke übrig: ${stops}.`,
  spare: (cards: string) => `Ersatzkarten: ${cards}.`,
  noSpare: 'Keine Ersatzkarten.',
  complete: 'fertig',
  start: 'Startbahnhof.',
  byNavvies: 'von Streckenarbeitern gebaut.',
  rubble: (count: number) => `${count} Schutt.`,
  noRubble: 'Kein Schutt.',
  track: (name: string) => `Gleis: ${name}.`,
  underRubble: 'Gleisfeld: unter Schutt.',
  freeTrack: 'Gleisfeld: frei.',
  station: (name: string) => `Bahnhof: ${name}.`,
  space: (price: string, bonus: string) => `Bahnhofsfeld: kostet ${price}, ${bonus}.`,
  action: (text: string) => `Vermesseraktion: ${text}`,
  noAction: 'Keine Vermesseraktion.',
}

/** Headings and names of what statistics count. */
export const tallies = {
  lines: 'Strecken im Spiel',
  sides: 'Kartenseiten',
  golden: 'golden',
  grey: 'grau',
  cards: 'Gewertete Karten',
  stations: 'Bahnhöfe',
  track: 'Gleise',
  tickets: 'Fahrkarten',
  bonuses: 'Bahnhofsboni',
  chits: 'Plättchen',
  summit: 'Gipfel',
  turns: 'Züge',
  missed: 'ausgesetzt, da keine Karte spielbar war',
  endings: 'Enden',
  endedBy: { stops: 'der letzte Prellbock', navvies: 'kein Platz für Streckenarbeiter' },
  cubes: { iron: 'Eisenerz', stone: 'Stein', event: 'Ereignisse' },
}

export * as title from './title.ts'
export * as verbs from './verbs.ts'
