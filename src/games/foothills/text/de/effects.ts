import { whose } from '../../../../kit/german.ts'

/** Lines of the log. */
export const dealt = (name: string, lines: string): string => `${name} beginnt. Im Spiel: ${lines}.`
export const selected = (name: string, side: string): string => `${name} spielte ${side}.`
export const skipped = (name: string): string => `${name} konnte keine Karte spielen und setzte aus.`
export const fromBag = (cubes: string): string => `Aus dem Beutel: ${cubes}.`
export const noCubes = 'keine Klötzchen'
export const found = (name: string, goods: string): string => `${name} fand ${goods} im Beutel.`
export const drew = (name: string, goods: string): string => `${name} zog ${goods}.`
export const kept = (name: string, goods: string, rest: string): string =>
  `${name} behielt ${goods}. Auf den Lagerplatz kam: ${rest}.`
const from = { yard: 'vom Lagerplatz', bag: 'aus dem Beutel' } as const
export const took = (name: string, kind: string, place: keyof typeof from): string =>
  `${name} nahm ${kind} ${from[place]}.`
export const gained = (name: string, goods: string): string => `${name} bekam ${goods}.`
export const paid = (name: string, goods: string): string => `${name} zahlte ${goods}.`
export const dug = (name: string, rubble: number, station: string): string =>
  `${name} räumte ${rubble} Schutt in ${station}.`
export const cleared = (name: string, station: string): string => `${name} machte ${station} frei (+1 SP).`
export const gave = (name: string, other: string, rubble: number): string => `${name} gab ${other} ${rubble} Schutt.`
export const laid = (name: string, station: string): string => `${name} verlegte ein Gleis in ${station} (+1 SP).`
export const built = (name: string, space: string): string => `${name} baute einen Bahnhof in ${space}.`
export const wentHome = (name: string): string => `${whose(name)} Vermesser ging nach Hause.`
export const wentToPub = (name: string): string => `${whose(name)} Vermesser ging in den Pub.`
export const wentTo = (name: string, station: string): string => `${whose(name)} Vermesser ging nach ${station}.`
export const ticket = (name: string, station: string): string => `${name} bekam die Fahrkarte ${station}.`
export const summit = (name: string): string => `${name} holte sich das Gipfelplättchen.`
export const flipped = (name: string, side: string, other: string): string => `${name} drehte ${side} zu ${other} um.`
export const scored = (name: string, card: string): string => `${name} wertete ${card}.`
export const event = 'Ein weißes Klötzchen kam heraus.'
export const navvy = (station: string): string => `Streckenarbeiter bauten in ${station}.`
export const completed = (line: string): string => `Fertig wurde: ${line}.`
export const completedWith = (line: string, stop: number, of: number): string =>
  `Fertig wurde: ${line}, Prellbock ${stop} von ${of}.`
export const ending = {
  stops: 'Der letzte Prellbock wurde gesetzt. Die Partie endet bald.',
  navvies: 'Für Streckenarbeiter war kein Platz mehr. Die Partie endet bald.',
}
export const returned = (cubes: string): string => `Zurück in den Beutel: ${cubes}.`
export const over = 'Die Partie ist vorbei.'
/** Where something is that has no name. */
export const somewhere = 'irgendwo'
