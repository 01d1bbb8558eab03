import { listAnd, many } from '../../../../kit/welsh.ts'
import { actionCard } from './nouns.ts'
import { at } from './places.ts'

export * as about from './about.ts'
export * as places from './aboutPlaces.ts'
export * as effects from './effects.ts'
export * as goods from './goods.ts'
export * as moves from './moves.ts'

/** Instructions shown with a choice. */
export const prompts = {
  provide: (left: number) => `Dewisa dy adnoddau cyntaf: ${left} i’w cymryd.`,
  select: 'Dewisa gerdyn gweithredu.',
  flipOne: 'Cei di droi 1 cerdyn gweithredu arall.',
  flip: (left: number) => `Cei di droi hyd at ${many(left, actionCard)} arall.`,
  takeOne: 'Cymera 1 arall, neu stopia.',
  take: (left: number) => `Cymera hyd at ${left} arall, neu stopia.`,
  gainAny: 'Cei 1 adnodd. Pa un, ac o ble?',
  gain: (kind: string) => `Cei 1 ${kind === 'carreg' ? 'garreg' : kind}. O ble?`,
  dealsLeft: (deals: string, left: number) => `${deals} (${left} ar ôl).`,
  lay: (price: string) => `gosoda drac am ${price} (1 PB)`,
  dig: (left: number) => `Clira ${left} rwbel. O ba lein?`,
  digMore: (left: number) => `Clira ${left} rwbel arall. O ba lein?`,
  build: 'Dewisa orsaf i’w hadeiladu.',
  buildExtra: (goods: string) => `Dewisa orsaf i’w hadeiladu (${goods} yn fwy).`,
  buildLess: (goods: string) => `Dewisa orsaf i’w hadeiladu (${goods} yn llai).`,
  survey: 'Anfona dy syrfëwr. I ble?',
  hop: 'Anfon dy syrfëwr i’r orsaf newydd?',
  ticket: 'Dewisa docyn.',
  mayScore: 'Cei di sgorio cerdyn gweithredu.',
  score: 'Dewisa gerdyn gweithredu i’w sgorio.',
  flipAny: 'Tro unrhyw rai o dy gardiau gweithredu.',
  keep: (goods: string, keep: number) => `O’r bag: ${goods}. Cadwa ${keep}.`,
}

export { refusals } from './refusals.ts'
export * as scores from './scores.ts'
export * as seats from './seats.ts'
export { sections } from './sections.ts'

/** Moves in a few words. */
export const short = {
  from: { yard: 'iard', bag: 'bag' },
  track: (station: string) => `Trac: ${station}`,
  home: 'Adref',
  pub: 'Y dafarn',
  scored: (card: string, spare: string) => `${card}, am ${spare}`,
}

/** The table in words. */
export const table = {
  linesComplete: (complete: number, of: number) => `${complete} o ${of} lein wedi’u gorffen`,
  board: (name: string, points: number) => `${name}: ${points === 0 ? 'dim' : points} PB hyd yma`,
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

/** Headings and names of what statistics count. */
export const tallies = {
  lines: 'Leiniau yn y gêm',
  sides: 'Ochrau cardiau',
  golden: 'aur',
  grey: 'llwyd',
  cards: 'Cardiau wedi’u sgorio',
  stations: 'Gorsafoedd',
  track: 'Trac',
  tickets: 'Tocynnau',
  bonuses: 'Bonysau gorsafoedd',
  chits: 'Darnau',
  summit: 'Copa',
  turns: 'Troeon',
  missed: 'wedi’u colli am nad oedd modd chwarae cerdyn',
  endings: 'Diweddiadau',
  endedBy: { stops: 'y byffer olaf', navvies: 'dim lle i nafis' },
  cubes: { iron: 'Mwyn haearn', stone: 'Cerrig', event: 'Digwyddiadau' },
}

export * as title from './title.ts'
export * as verbs from './verbs.ts'
