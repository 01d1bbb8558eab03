import { soft } from '../../../../kit/welsh.ts'
import { at, ofStation, ofTicket, to } from './places.ts'

/** Lines of the log. The verb comes first, and what names and figures begin stays as it is. */
export const dealt = (name: string, lines: string): string => `${name} sy’n dechrau. Leiniau yn y gêm: ${lines}.`
export const selected = (name: string, side: string): string => `Chwaraeodd ${name} ${side}.`
export const skipped = (name: string): string => `Allai ${name} ddim chwarae unrhyw gerdyn, a chollodd y tro.`
export const fromBag = (cubes: string): string => `O’r bag: ${cubes}.`
export const noCubes = 'dim ciwbiau'
export const found = (name: string, goods: string): string => `Yn y bag, cafodd ${name} ${goods}.`
export const drew = (name: string, goods: string): string => `Tynnodd ${name} ${goods}.`
export const kept = (name: string, goods: string, rest: string): string =>
  `Cadwodd ${name} ${goods}. I’r iard: ${rest}.`
const taken: Readonly<Record<string, string>> = { 'mwyn haearn': 'fwyn haearn', carreg: 'garreg' }
export const took = (name: string, kind: string, place: 'yard' | 'bag'): string =>
  `Cymerodd ${name} ${taken[kind] ?? kind} ${place === 'yard' ? 'o’r iard' : 'o’r bag'}.`
export const gained = (name: string, goods: string): string => `Cafodd ${name} ${goods}.`
export const paid = (name: string, goods: string): string => `Talodd ${name} ${goods}.`
export const dug = (name: string, rubble: number, station: string): string =>
  `Cliriodd ${name} ${rubble} rwbel ${at(station)}.`
export const cleared = (name: string, station: string): string =>
  `Gorffennodd ${name} glirio ${ofStation(station)} (+1 PB).`
export const gave = (name: string, other: string, rubble: number): string =>
  `Rhoddodd ${name} ${rubble} rwbel i ${other}.`
export const laid = (name: string, station: string): string => `Gosododd ${name} drac ${at(station)} (+1 PB).`
export const built = (name: string, space: string): string => `Adeiladodd ${name} orsaf ${space}.`
export const wentHome = (name: string): string => `Aeth syrfëwr ${name} adref.`
export const wentToPub = (name: string): string => `Aeth syrfëwr ${name} i’r dafarn.`
export const wentTo = (name: string, station: string): string => `Aeth syrfëwr ${name} ${to(station)}.`
export const ticket = (name: string, station: string): string => `Cafodd ${name} ${soft(ofTicket(station))}.`
export const summit = (name: string): string => `Hawliodd ${name} ddarn y copa.`
export const flipped = (name: string, side: string, other: string): string => `Trodd ${name} ${side} yn ${other}.`
export const scored = (name: string, card: string): string => `Sgoriodd ${name} ${card}.`
export const event = 'Daeth ciwb gwyn i’r golwg.'
export const navvy = (station: string): string => `Bu’r nafis yn adeiladu ${at(station)}.`
export const completed = (line: string): string => `Lein orffenedig: ${line}.`
export const completedWith = (line: string, stop: number, of: number): string =>
  `Lein orffenedig: ${line}, byffer ${stop} o ${of}.`
export const ending = {
  stops: 'Rhoddwyd y byffer olaf yn ei le. Daw’r gêm i ben yn fuan.',
  navvies: 'Doedd dim lle i ragor o nafis. Daw’r gêm i ben yn fuan.',
}
export const returned = (cubes: string): string => `Yn ôl i’r bag: ${cubes}.`
export const over = 'Mae’r gêm ar ben.'
/** Where something is that has no name. */
export const somewhere = 'y bwrdd'
