import { whose } from '../../../../kit/german.ts'
import type { effects as english, places as englishPlaces } from '../en/effects.ts'
import { counted } from './goods.ts'

const gained = (points: number) => (points > 0 ? ` (+${counted.points(points)})` : '')

/** Lines of the log. */
export const effects: typeof english = {
  dealt: (name) => `${name} beginnt.`,
  alone: (match, matches, train) =>
    `Partie ${match} von ${matches}: Die Strecke ist abgesteckt, und ${train} steht bereit.`,
  forecast: (next, later) => `Das Wetter: erst ${next}, dann ${later}.`,
  began: (name, station) => `${name} begann in ${station}.`,
  posted: (name, station) => `${name} stellte den Vermesser des Spiels nach ${station}.`,
  round: (round) => `Runde ${round} begann.`,
  hired: (name, coal) => `${name} bezahlte ${counted.coal(coal)} für einen dritten Arbeiter.`,
  placed: (name, area) => `${name} setzte einen Arbeiter ein: ${area}.`,
  moved: (name, from, to) => `${name} versetzte einen Arbeiter: von ${from} nach ${to}.`,
  used: (name, contract) => `${name} nutzte einen Auftrag: ${contract}.`,
  locked: (name) => `${name} sperrte alle Aufträge für diese Runde.`,
  lead: (name) => `${name} bekam den Startspielerstein.`,
  leadFixed: (name) => `${name} bekam den Startspielerstein für diese Runde.`,
  took: (name, goods) => `${name} nahm ${goods} vom Lagerplatz.`,
  drewBag: (name, goods) => `${name} zog ${goods} aus dem Beutel.`,
  whiteBack: (count) => `Zurück ${count === 1 ? 'kam' : 'kamen'} ${counted.event(count)}.`,
  traded: (name, given, made) => `${name} tauschte ${given} gegen ${made}.`,
  dug: (name, rubble, place) => `${name} räumte ${counted.rubble(rubble)} ${place}.`,
  claimed: (name, station, points) => `${name} machte einen Platz in ${station} frei${gained(points)}.`,
  laid: (name, station, points) => `${name} verlegte ein Gleis vor ${station}${gained(points)}.`,
  built: (name, station, price, points) => `${name} baute in ${station} für ${price}${gained(points)}.`,
  gift: (name, goods) => `${name} bekam ${goods} aus dem Beutel.`,
  bought: (name, train, price) => `${name} kaufte ${train} für ${price}.`,
  boughtWith: (name, train, price, coal) => `${name} kaufte ${train} für ${price}, mit ${coal}.`,
  returned: (name, train) => `${name} gab ${train} zurück.`,
  fuelled: (train, coal) => `${train} wurde mit ${coal} beladen.`,
  contract: (name, contract) => `${name} nahm einen Auftrag: ${contract}.`,
  drew: (name, contracts) => `${name} zog einen Auftrag: ${contracts}.`,
  kept: (name, contract) => `${name} behielt ${contract}.`,
  surveyed: (name, station) => `${whose(name)} Vermesser ging nach ${station}.`,
  disc: (name, weather) => `${name} änderte das nächste Wetter: ${weather}.`,
  allDug: 'Der ganze Schutt ist weg. Aus dem Aushub wurde ein zweiter Bau.',
  dropped: (contracts) => `Niemand nahm ${contracts}.`,
  reshuffled: 'Aus den abgelegten Aufträgen wurde ein neuer Stapel.',
  filled: (contract) => `Neu im Baubüro: ${contract}.`,
  weather: (sky, dig, lay) => `Wetter: ${sky}. Aushub ${dig}, Gleisbau ${lay}.`,
  fog: 'Wetter: Nebel. In dieser Runde gibt es weder Aushub noch Gleisbau.',
  stocked: (cubes) => `Aus dem Beutel auf den Lagerplatz: ${cubes}.`,
  noCubes: 'keine Klötzchen',
  event: (space, event) => `Ereignis ${space}: ${event}.`,
  cleared: (rubble, place) => `${counted.rubble(rubble)} ${place} wurde für niemanden geräumt.`,
  railed: (station) => `Vor ${station} wurde ein Gleis für niemanden verlegt.`,
  completed: (station) => `${station} wurde geschlossen. Die offenen Plätze sind verloren.`,
  upkeep: (names) => `Wartung ist fällig für die Züge von ${names}.`,
  maintained: (name) => `${name} bezahlte ${counted.steel(1)} für die Wartung.`,
  discarded: (name, contract) => `${name} warf für die Wartung ${contract} ab.`,
  crossed: (station) => `Der Vermesser des Spiels ging nach ${station}.`,
  cubesBack: (count) => `Zurück in den Beutel: ${counted.event(count)}.`,
  scored: (name, contracts) => `${name} wertete ${contracts}.`,
  ending: {
    track: 'Das letzte Gleis liegt, also endete die Partie mit dieser Runde.',
    markers: 'Die letzte Besitzmarke ist gelegt, also endete die Partie.',
  },
  over: 'Die Partie ist vorbei.',
}

/** Where rubble is. */
export const places: typeof englishPlaces = {
  before: (station) => `vor ${station}`,
  at: (station) => `in ${station}`,
  start: 'Llanberis',
}
