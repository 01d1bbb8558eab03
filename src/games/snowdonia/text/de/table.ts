import { listAnd, many } from '../../../../kit/german.ts'
import type { table as english } from '../en/table.ts'
import { counted } from './goods.ts'

const people = (names: readonly string[]) => (names.length > 0 ? [listAnd(names)] : [])

/** The table in words. */
export const table: typeof english = {
  round: (round) => `Runde ${round}`,
  weather: (now, next, later) => `Wetter: ${now}. Nächste Runde: ${next}. Danach: ${later}.`,
  rates: (dig, lay) => `Arbeitswerte: Aushub ${dig}, Gleisbau ${lay}.`,
  event: (space, event) => `Das nächste weiße Klötzchen bringt Ereignis ${space}: ${event}.`,
  bag: (cubes, restock) => `Im Beutel: ${cubes}. Am Ende der Runde werden ${restock} gezogen.`,
  line: (rubble, laid, of) => `Die Strecke: noch ${counted.rubble(rubble)}, ${laid} von ${of} Gleisen verlegt`,
  stretch: (station, tracks) => `Gleise vor ${station}: ${tracks}.`,
  track: {
    open: (points, rubble) =>
      rubble === 0 ? `frei, ${counted.points(points)}` : `${counted.rubble(rubble)}, ${counted.points(points)}`,
    laid: (name, points) => `von ${name} verlegt, ${counted.points(points)}`,
    lost: 'von einem Ereignis verlegt',
  },
  site: {
    open: (cost, points) => `${cost} → ${counted.points(points)}`,
    dig: (rubble, points) => `${counted.rubble(rubble)} zu räumen, ${counted.points(points)}`,
    owned: (name, points) => `gehört ${name}, ${counted.points(points)}`,
    lost: 'verloren',
  },
  station: (name, sites) => `${name}: ${sites}.`,
  closed: (name) => `${name}, geschlossen`,
  areas: 'Aktionsbereiche',
  area: (area, names, free) =>
    `${area}: ${[...people(names), free === 0 ? 'kein Feld frei' : `${many(free, 'Feld', 'Felder')} frei`].join(', ')}.`,
  areaOpen: (area, names) => `${area}: ${[...people(names), 'immer Platz'].join(', ')}.`,
  fogged: (area) => `${area}: Nebel.`,
  supplies: 'Lagerplatz, Aufträge und Lokomotiven',
  yard: (goods) => `Lagerplatz: ${goods}.`,
  office: (contract, does, bonus) => `Auftrag: ${contract}. ${does} ${bonus}.`,
  noOffice: 'Keine Aufträge im Angebot.',
  deck: (contracts, weather) => `Im Stapel: ${counted.contracts(contracts)}. Rückseite des nächsten: ${weather}.`,
  train: (name, price, coal) => `${name}: ${price}, mit ${coal}.`,
  notYet: 'Lokomotiven sind noch nicht im Verkauf.',
  seat: (name, points) => `${name}: bisher ${counted.points(points)}`,
  start: 'Hat den Startspielerstein.',
  holds: (goods) => `Vorrat: ${goods}.`,
  labourers: (home, markers) => `Arbeiter zum Einsetzen: ${home}. Besitzmarken übrig: ${markers}.`,
  surveyor: (station) => `Vermesser: in ${station}.`,
  ownTrain: (name, does) => (does === '' ? `Lokomotive: ${name}.` : `Lokomotive (${name}): ${does}`),
  held: (contracts) => `Aufträge: ${contracts}.`,
  used: (contracts) => `Genutzte Aufträge: ${contracts}.`,
  far: (laid, of) => `${laid} von ${of} Gleisen verlegt`,
}
