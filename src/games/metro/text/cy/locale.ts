import { listNames, many } from '../../../../kit/welsh.ts'
import type { Refusal } from '../../../../rules/game.ts'
import type { Company } from '../../colours.ts'
import type { Reason } from '../../why.ts'
import { sentence } from '../sentence.ts'
import { line, point } from './nouns.ts'
import { tiles } from './tiles.ts'

export { about } from './about.ts'

const where = (city: boolean) => (city ? 'yn y ddinas' : 'ar yr ymyl')

/** Lines of the log. */
export const effects = {
  began: (name: string) => `${name} sy’n dechrau.`,
  laid: (name: string, square: string) => `Gosododd ${name} deilsen ar ${square}.`,
  carriedOn: (lines: string) => `Ymestynnodd ${lines}.`,
  unreached: 'Does dim lein yn ei chyrraedd eto.',
  endedUnowned: (line: string, city: boolean) => `Daeth ${line}, nad yw’n eiddo i neb, i ben ${where(city)}.`,
  ended: (name: string, line: string, city: boolean, owner: string, worth: string) =>
    `Daeth ${name} â ${line} i ben ${where(city)}: sgoriodd ${owner} ${worth}.`,
  brought: (name: string, line: string, city: boolean, worth: string) =>
    `Daeth ${name} â ${line} ${city ? 'i’r ddinas' : 'i’r ymyl'}, a sgorio ${worth}.`,
  stillNothing: (name: string) => `Doedd gan ${name} ddim byd oedd yn ffitio o hyd.`,
  shownOne: (name: string) => `Dangosodd ${name} deilsen nad oedd yn ffitio yn unman.`,
  shown: (name: string, count: number) => `Dangosodd ${name} ${count} o deils, a doedd yr un ohonyn nhw’n ffitio.`,
  drew: (name: string) => `Tynnodd ${name} deilsen arall.`,
  lifted: (name: string) => `Doedd dim byd yn ffitio, felly cafodd ${name} osod lein o un deilsen.`,
  over: 'Mae’r gêm ar ben.',
}

/** Effects of a tile on lines. */
export const lines = {
  end: (line: string, city: boolean, points: string) => `${line}${city ? ' yn y ddinas' : ''} (${points})`,
  carried: (line: string, far: string) => `${line} hyd at ${far}`,
  wouldFinish: (ends: readonly string[]) => `byddai’n gorffen ${listNames(ends)}`,
  setsOut: (line: string, far: string) => `${line} yn cychwyn: ${far}`,
  goesOn: (line: string, before: number, far: string) => `${line} yn mynd ymlaen: ${before} → ${far}`,
  finishes: (lines: readonly string[]) => `yn gorffen ${listNames(lines)}`,
  carriesOn: (lines: readonly string[]) => `yn ymestyn ${listNames(lines)}`,
  all: listNames,
  noChange: 'does dim lein yn newid',
  noneWouldChange: 'Fyddai dim lein yn newid.',
  itWouldFinish: (ends: readonly string[]) => `Byddai’n gorffen ${listNames(ends)}.`,
  itWouldCarryOn: (lines: readonly string[]) => `Byddai’n ymestyn ${listNames(lines)}.`,
}

/** Labels of moves, and questions about them. */
export const moves = {
  draw: 'Tynnu teilsen a’i gosod',
  lay: (tile: string, square: string) => `gosod ${tile} ar ${square}`,
  /** A quarter right, half way round, a quarter left. */
  turned: ['chwarter tro i’r dde', 'wedi’i throi ben i waered', 'chwarter tro i’r chwith'] as const,
  held: { drawn: 'y deilsen a dynnwyd', yours: 'dy deilsen', numbered: (number: number) => `teilsen ${number}` },
  show: {
    one: { yes: 'Dangos dy deilsen', reason: 'dydy hi ddim yn ffitio yn unman' },
    several: { yes: 'Dangos dy deils', reason: 'does yr un ohonyn nhw’n ffitio' },
  },
  askDraw: 'Tynnu teilsen? Bydd rhaid i ti ei gosod.',
  drawIt: 'Tynnu teilsen',
  notYet: 'Ddim eto',
  /** Lays the only tile, or one of several. */
  yes: (tile = 'y deilsen') => `Gosod ${tile}`,
  elsewhere: 'Rhywle arall',
}

/** Instructions shown with a choice. */
export const prompts = {
  anywhere: {
    drawn:
      'Dydy’r deilsen a dynnaist ti ddim yn ffitio, felly gosoda hi yn unrhyw le, hyd yn oed yn lein o un deilsen.',
    one: 'Dydy dy deilsen ddim yn ffitio, felly gosoda hi yn unrhyw le, hyd yn oed yn lein o un deilsen.',
    several: 'Does yr un o dy deils yn ffitio, felly gosoda un yn unrhyw le, hyd yn oed yn lein o un deilsen.',
  },
  showAndDraw: {
    one: 'Dydy dy deilsen ddim yn ffitio yn unman. Dangosa hi a thynna un arall.',
    several: 'Does yr un o dy deils yn ffitio. Dangosa nhw a thynna un arall.',
  },
  showAndLay: {
    one: 'Dydy dy deilsen ddim yn ffitio yn unman. Dangosa hi, yna gosoda un yn unrhyw le.',
    several: 'Does yr un o dy deils yn ffitio. Dangosa nhw, yna gosoda un yn unrhyw le.',
  },
  layDrawn: 'Gosoda’r deilsen a dynnaist ti.',
  lay: {
    fixed: { one: 'Gosoda dy deilsen y ffordd yma i fyny.', several: 'Gosoda un o dy deils y ffordd yma i fyny.' },
    turned: {
      one: 'Gosoda dy deilsen, wedi’i throi os mynni.',
      several: 'Gosoda un o dy deils, wedi’i throi os mynni.',
    },
  },
  layOrDraw: {
    fixed: {
      one: 'Gosoda dy deilsen y ffordd yma i fyny, neu tynna un arall a gosod honno.',
      several: 'Gosoda un o dy deils y ffordd yma i fyny, neu tynna un arall a gosod honno.',
    },
    turned: {
      one: 'Gosoda dy deilsen, wedi’i throi os mynni, neu tynna un arall a gosod honno.',
      several: 'Gosoda un o dy deils, wedi’i throi os mynni, neu tynna un arall a gosod honno.',
    },
  },
}

/** For each reason, the sentence that gives it. */
export const refusals: Readonly<Record<Reason, (amounts: Refusal['amounts']) => string>> = {
  over: () => 'Mae’r gêm ar ben.',
  drawing: () => 'Dydy’r chwaraewr cyntaf ddim wedi’i ddewis eto.',
  notYourTurn: () => 'Nid dy dro di yw hi.',
  notHeld: () => 'Dydy’r deilsen honno ddim gen ti.',
  layDrawn: () => 'Rhaid i ti osod y deilsen rwyt ti newydd ei thynnu.',
  noDraw: () => 'Dim ond pan nad oes modd gosod yr un o dy rai di y cei dynnu teilsen arall.',
  nothingLeft: () => 'Does dim teils ar ôl i’w tynnu.',
  drawnAlready: () => 'Rwyt ti wedi tynnu teilsen y tro hwn yn barod.',
  canLay: () => 'Mae modd i ti osod teilsen, felly does dim i’w ddangos.',
  showToDraw: () => 'Does dim byd sydd gen ti’n ffitio. Dangosa dy deils yn gyntaf, yna rwyt ti’n tynnu un arall.',
  showFirst: () =>
    'Byddai hynny’n gwneud lein o un deilsen, o’r ymyl yn syth yn ôl iddo. Does dim byd sydd gen ti’n ffitio, felly dangosa dy deils yn gyntaf.',
  city: () => 'Y ddinas yw honno. Does dim teils yn cael eu gosod yno.',
  taken: ({ square }) => `Mae teilsen ar ${square} yn barod.`,
  apart: () => 'Mae teils yn mynd ar ymyl y bwrdd neu wrth ymyl teilsen arall. Dydy’r ddinas ddim yn cyfri.',
  onePoint: () => 'Byddai hynny’n gwneud lein o un deilsen, o’r ymyl yn syth yn ôl iddo.',
  noTurning: () =>
    'Dydy teils ddim yn cael eu troi yn y gêm hon. Mae’r marc yn y gornel yn dweud pa ffordd i fyny maen nhw’n mynd.',
}

/** The final score. */
export const scores = {
  city: 'Leiniau i’r ddinas',
  edge: 'Leiniau i’r ymyl',
  lines: (count: number) => many(count, line),
  won: (name: string, points: number) => `Enillodd ${name} gyda ${many(points, point)}.`,
  shared: (names: readonly string[], points: number) =>
    `Mae ${listNames(names)} yn rhannu’r fuddugoliaeth gyda ${many(points, point)} yr un.`,
}

const names: Readonly<Record<Company, string>> = {
  red: 'Coch',
  yellow: 'Melyn',
  blue: 'Glas',
  green: 'Gwyrdd',
  lilac: 'Lelog',
  black: 'Du',
}

/** Companies and their lines. */
export const seats = {
  names,
  line: (number: number) => `lein ${number}`,
  lineOf: (name: string, number: number) => `lein ${number} cwmni ${name}`,
}

export { sections } from './sections.ts'

/** Moves in a few words. */
export const short = { draw: 'Tynnu teilsen', show: 'Dangos dy deils' }

/** The table in words. */
export const table = {
  laid: (count: number) => (count === 0 ? 'Dim teils wedi’u gosod' : `${count} o 60 teilsen wedi’u gosod`),
  arrived: (count: number, of: number) => `Trenau wedi cyrraedd: ${count === 0 ? 'dim un' : count} o ${of}`,
  notUnderWay: (lines: readonly number[]) =>
    `Heb gychwyn eto: ${lines.length === 1 ? 'lein' : 'leiniau'} ${listNames(lines.map(String))}.`,
  moving: (line: number, far: string, square: string) => `Lein ${line}: ${far} hyd yma, yn aros ar ${square}.`,
  ended: (line: number, city: boolean, worth: string) =>
    `Daeth lein ${line} i ben ${city ? 'yn y ddinas' : 'ar yr ymyl'}: ${worth}.`,
  /** A tile in hand, with its number where there are several. */
  inHand: (tile: string, isSeen: boolean, number?: number) =>
    `Teilsen${number === undefined ? '' : ` ${number}`} yn y llaw${isSeen ? ', a welodd pawb' : ''}: ${tile}.`,
  holds: (tiles: string) => `Yn y llaw: ${tiles}.`,
  board: (count: number) => `Bwrdd: ${count === 0 ? 'dim teils' : `${count} o 60 teilsen`} wedi’u gosod`,
  row: (row: number) => `Rhes ${row}.`,
  emptyRow: (row: number) => `Rhes ${row}: dim teils.`,
  fullRow: 'Mae’r rhes yn llawn.',
  pool: (count: number) => `${sentence(tiles.count(count))} i’w tynnu`,
  unseen: (count: number, tile: string) => `${count} heb eu gweld eto: ${tile}.`,
}

/** Headings and names of what statistics count. */
export const tallies = {
  kinds: 'Mathau o deils',
  lines: 'Leiniau',
  turns: 'Troeon',
  shown: 'wedi dechrau heb ddim oedd yn ffitio',
  lifted: 'â modd gosod lein o un deilsen',
}

export { tiles } from './tiles.ts'
export * as title from './title.ts'
