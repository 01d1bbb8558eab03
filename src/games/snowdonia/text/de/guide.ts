import type { deeds as english } from '../en/guide.ts'

/** Names for each type of move when nothing more is said about it. */
export const deeds: typeof english = {
  end: 'Ende der Strecke wählen',
  post: 'Neutralen Vermesser aufstellen',
  hire: 'Dritten Arbeiter holen',
  place: 'Arbeiter einsetzen',
  use: 'Auftrag nutzen',
  take: 'Klötzchen nehmen',
  trade: 'Stahlbarren oder Stein machen',
  build: 'Bauplatz bebauen',
  buy: 'Lokomotive kaufen',
  contract: 'Auftrag nehmen',
  disc: 'Wetter ändern',
  move: 'Arbeiter versetzen',
  keep: 'Auftrag behalten',
  pay: 'Wartung bezahlen',
  discard: 'Auftrag für die Wartung abwerfen',
  return: 'Lokomotive zurückgeben',
  score: 'Aufträge zur Wertung wählen',
  done: 'Weiter',
}
