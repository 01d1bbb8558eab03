import { listAnd } from '../../../../kit/welsh.ts'
import { at } from './places.ts'

/** The table in words. */
export const table = {
  linesComplete: (complete: number, of: number) => `${complete} o ${of} lein wedi’u gorffen`,
  board: (name: string, points: number) => `${name}: ${points} PB hyd yma`,
  supply: (goods: string) => `Stôr: ${goods}.`,
  empty: 'gwag',
  otherSide: (side: string) => `Ochr arall: ${side}.`,
  whenScored: (pays: string) => `O’i sgorio: ${pays}.`,
  tickets: (names: string) => `Tocynnau: ${names}.`,
  noTickets: 'Dim tocynnau.',
  surveyorHome: 'Syrfëwr: gartref.',
  surveyorInPub: 'Syrfëwr: yn y dafarn.',
  surveyorAt: (station: string) => `Syrfëwr: ${at(station)}.`,
  deeds: (stations: number, tracks: number, cards: number) =>
    `Gorsafoedd wedi’u hadeiladu: ${stations}. Traciau wedi’u gosod: ${tracks}. Cardiau wedi’u sgorio: ${cards}.`,
  summit: 'Yma mae darn y copa.',
  yard: 'Yr iard a’r stôr',
  inYard: (goods: string, white: string) => `Yn yr iard: ${listAnd([goods, white])}.`,
  inBag: (cubes: string) => `Yn y bag: ${cubes}.`,
  left: (navvies: number, stops: number) => `Nafis ar ôl: ${navvies}. Byfferau ar ôl: ${stops}.`,
  spare: (cards: string) => `Cardiau gweithredu sbâr: ${cards}.`,
  noSpare: 'Dim cardiau gweithredu sbâr.',
  complete: 'wedi’i gorffen',
  start: 'gorsaf gychwyn.',
  byNavvies: 'wedi’i hadeiladu gan y nafis.',
  rubble: (count: number) => `${count} rwbel.`,
  noRubble: 'Dim rwbel.',
  track: (name: string) => `Trac: ${name}.`,
  underRubble: 'Lle trac: o dan rwbel.',
  freeTrack: 'Lle trac: yn rhydd.',
  station: (name: string) => `Gorsaf: ${name}.`,
  space: (price: string, bonus: string) => `Lle gorsaf: pris ${price}, ${bonus}.`,
  action: (text: string) => `Gweithred y syrfëwr: ${text}`,
  noAction: 'Dim gweithred i’r syrfëwr.',
}
