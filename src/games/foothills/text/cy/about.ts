import { sentence } from '../goods.ts'
import { ofTicket, to } from './places.ts'

/** The panel about a station card. */
export const station = {
  start: (lines: string) => `Gorsaf gychwyn, ${lines}`,
  card: (lines: string) => `Cerdyn gorsaf, ${lines}`,
  navvies: { head: 'Nafis', text: 'Y nafis adeiladodd y trac a’r gorsafoedd yma.' },
  effect: 'Pan fyddi di’n adeiladu yma',
  eachEffect: 'Bob tro y byddi di’n adeiladu yma',
  rubble: 'Rwbel',
  left: (rubble: number) => `${rubble} ar ôl. Clira’r olaf am 1 PB.`,
  track: 'Trac',
  laid: (name: string) => `${name} a’i gosododd.`,
  underRubble: 'O dan rwbel.',
  freeTrack: 'Yn rhydd: 1 PB am ei osod.',
  one: 'Gorsaf',
  several: 'Gorsafoedd',
  built: (name: string) => `${name} a’i hadeiladodd.`,
  costs: (price: string, bonus: string) => `Pris: ${price}, ${bonus}.`,
  ordered: 'Adeilada o’r chwith i’r dde.',
  action: 'Gweithred y syrfëwr',
  noAction: 'Dim.',
  notOpen: 'Bydd yn agor unwaith y bydd gorsaf yma.',
  occupied: 'Wedi’i gymryd',
  visitor: (name: string) => `Mae syrfëwr ${name} yma.`,
}

/** The panel about an action card. */
export const card = {
  scoredBy: (name: string) => `Sgoriwyd gan ${name}`,
  whenScored: 'O’i sgorio',
  spare: 'Cerdyn gweithredu sbâr',
  golden: 'Ochr aur',
  grey: 'Ochr lwyd',
  other: 'Ochr arall',
  onBoard: (name: string, letter: string, isGrey: boolean) =>
    `Cerdyn gweithredu ${letter} ${name}, ochr ${isGrey ? 'lwyd' : 'aur'}`,
}

/** The panel about a ticket. */
export const ticket = {
  title: (station: string) => sentence(ofTicket(station)),
  held: (lines: string, name: string) => `Ar gyfer ${lines}, gan ${name}`,
  notHeld: (lines: string, name: string) => `Ar gyfer ${lines}, ddim gan ${name} eto`,
  way: 'Sut i’w gael',
  go: (station: string) => `Anfona dy syrfëwr ${to(station)}.`,
  use: 'Beth yw ei werth',
  uses: 'Dim ond ar leiniau y mae gen ti docyn iddyn nhw y mae llawer o ochrau llwyd yn gweithio.',
  bothLines: 'Un tocyn, yn ddilys ar y ddwy lein.',
}
