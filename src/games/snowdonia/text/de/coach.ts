import type { tips } from '../../coach.ts'

type TipId = (typeof tips)[number]['id']

/** The coach’s words, a sentence each, the first time something happens. */
export const tipWords: Readonly<Record<TipId, string>> = {
  ending: 'Jetzt zählen die Aufträge: Jeder Schutt und jede Marke gilt nur für einen davon.',
  upkeep: 'Die Wartung kostet für jede Lokomotive einen Stahlbarren. Kannst du nicht zahlen, geht sie zurück.',
  event: 'Ein weißes Klötzchen bringt das nächste Ereignis: Das Spiel baut mit, und niemand punktet.',
  fog: 'Bei Nebel wird weder geräumt noch verlegt. Das Wetter der nächsten zwei Runden siehst du schon.',
  allDug: 'Der Schutt ist weg: Aus dem Aushub ist ein zweiter Bau geworden.',
  bought: 'Mit einer Lokomotive holst du für Kohle einen dritten Arbeiter, bevor du den ersten einsetzt.',
  built: 'Deine Marke auf einem Bauplatz bringt am Ende Punkte und zählt auch für Aufträge.',
  laid: 'Die Punkte der Gleiskarte gehören dir. Aufträge für Gleise bringen am meisten.',
  claimed: 'Du hast den letzten Schutt eines Aushubplatzes geräumt: Seine Punkte gehören dir.',
  contract: 'Ein Auftrag hilft dir einmal und zählt am Ende, ob du ihn genutzt hast oder nicht.',
  surveyed: 'Jeder Bahnhof weiter oben ist mehr wert, und es zählt nur, wo dein Vermesser am Ende ist.',
  dug: 'Aus Schutt wird im Werk Stein, und viele Aufträge verlangen ihn.',
  weather: 'Sonne beschleunigt Aushub und Gleisbau, Regen bremst sie.',
  took: 'In einem fast leeren Beutel sind vor allem weiße Klötzchen: Je mehr ihr hortet, desto mehr Ereignisse kommen.',
}
