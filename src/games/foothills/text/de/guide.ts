import type { deeds as english } from '../en/guide.ts'

/** Names for each type of move when nothing more is said about it. */
export const deeds: typeof english = {
  select: 'Karte ausspielen',
  take: 'Rohstoff nehmen',
  gain: 'Rohstoff bekommen',
  dig: 'Schutt räumen',
  lay: 'Gleis verlegen',
  exchange: 'Tauschen',
  build: 'Bahnhof bauen',
  survey: 'Vermesser losschicken',
  flip: 'Karte umdrehen',
  score: 'Karte werten',
  ticket: 'Fahrkarte bekommen',
  keep: 'Rohstoffe aus dem Beutel behalten',
  done: 'Aufhören',
}
