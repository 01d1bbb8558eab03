import { listAnd, many, whose } from '../../../../kit/german.ts'
import type { Refusal } from '../../../../rules/game.ts'
import type { Company } from '../../colours.ts'
import type { Reason } from '../../why.ts'
import { tiles } from './tiles.ts'

export { about } from './about.ts'

const where = (city: boolean) => (city ? 'in der Stadt' : 'am Rand')

/** Lines of the log. */
export const effects = {
  began: (name: string) => `${name} beginnt.`,
  laid: (name: string, square: string) => `${name} legte ein Plättchen auf ${square}.`,
  carriedOn: (lines: string) => `Es verlängerte ${lines}.`,
  unreached: 'Noch hat es keine Linie erreicht.',
  endedUnowned: (line: string, city: boolean) => `${line}, die niemandem gehört, endete ${where(city)}.`,
  ended: (name: string, line: string, city: boolean, owner: string, worth: string) =>
    `${name} beendete ${line} ${where(city)}: ${owner} bekam ${worth}.`,
  brought: (name: string, line: string, city: boolean, worth: string) =>
    `${name} führte ${line} ${city ? 'in die Stadt' : 'an den Rand'} und bekam ${worth}.`,
  stillNothing: (name: string) => `${name} hatte immer noch nichts Passendes.`,
  shownOne: (name: string) => `${name} zeigte ein Plättchen, das nirgends passte.`,
  shown: (name: string, count: number) => `${name} zeigte ${count} Plättchen, von denen keines passte.`,
  drew: (name: string) => `${name} zog noch ein Plättchen.`,
  lifted: (name: string) => `Nichts passte, deshalb durfte ${name} eine Linie aus einem Plättchen legen.`,
  over: 'Die Partie ist vorbei.',
}

/** Effects of a tile on lines. */
export const lines = {
  end: (line: string, city: boolean, points: string) => `${line}${city ? ' in der Stadt' : ''} (${points})`,
  carried: (line: string, far: string) => `${line} auf ${far}`,
  wouldFinish: (ends: readonly string[]) => `würde ${listAnd(ends)} vollenden`,
  setsOut: (line: string, tiles: string) => `${line} fährt los: ${tiles}`,
  goesOn: (line: string, before: number, tiles: string) => `${line} geht weiter: ${before} → ${tiles}`,
  finishes: (lines: readonly string[]) => `vollendet ${listAnd(lines)}`,
  carriesOn: (lines: readonly string[]) => `verlängert ${listAnd(lines)}`,
  all: listAnd,
  noChange: 'keine Linie ändert sich',
  noneWouldChange: 'Keine Linie würde sich ändern.',
  itWouldFinish: (ends: readonly string[]) => `Es würde ${listAnd(ends)} vollenden.`,
  itWouldCarryOn: (lines: readonly string[]) => `Es würde ${listAnd(lines)} verlängern.`,
}

/** Labels of moves, and questions about them. */
export const moves = {
  draw: 'Ein Plättchen ziehen und legen',
  lay: (tile: string, square: string) => `${tile} auf ${square} legen`,
  /** A quarter right, half way round, a quarter left. */
  turned: ['eine Viertelumdrehung nach rechts', 'umgedreht', 'eine Viertelumdrehung nach links'] as const,
  held: {
    drawn: 'das gezogene Plättchen',
    yours: 'dein Plättchen',
    numbered: (number: number) => `Plättchen ${number}`,
  },
  show: {
    one: { yes: 'Dein Plättchen zeigen', reason: 'es passt nirgends' },
    several: { yes: 'Deine Plättchen zeigen', reason: 'keines davon passt' },
  },
  askDraw: 'Ein Plättchen ziehen? Du musst es legen.',
  drawIt: 'Plättchen ziehen',
  notYet: 'Noch nicht',
  /** Lays the only tile, or one of several. */
  yes: () => 'Legen',
  elsewhere: 'Woandershin',
}

/** Instructions shown with a choice. */
export const prompts = {
  anywhere: {
    drawn: 'Das gezogene Plättchen passt nicht, also lege es irgendwohin, notfalls als Linie aus einem Plättchen.',
    one: 'Dein Plättchen passt nicht, also lege es irgendwohin, notfalls als Linie aus einem Plättchen.',
    several: 'Keines passt, also lege eines irgendwohin, notfalls als Linie aus einem Plättchen.',
  },
  showAndDraw: {
    one: 'Dein Plättchen passt nirgends. Zeige es und ziehe ein weiteres.',
    several: 'Keines passt. Zeige sie und ziehe ein weiteres.',
  },
  showAndLay: {
    one: 'Dein Plättchen passt nirgends. Zeige es und lege eines irgendwohin.',
    several: 'Keines passt. Zeige sie und lege eines irgendwohin.',
  },
  layDrawn: 'Lege das gezogene Plättchen.',
  lay: {
    fixed: {
      one: 'Lege dein Plättchen so herum, wie es ist.',
      several: 'Lege eines deiner Plättchen so herum, wie es ist.',
    },
    turned: { one: 'Lege dein Plättchen, auch gedreht.', several: 'Lege eines deiner Plättchen, auch gedreht.' },
  },
  layOrDraw: {
    fixed: {
      one: 'Lege dein Plättchen so herum, wie es ist, oder ziehe ein weiteres und lege das.',
      several: 'Lege eines deiner Plättchen so herum, wie es ist, oder ziehe ein weiteres und lege das.',
    },
    turned: {
      one: 'Lege dein Plättchen, auch gedreht, oder ziehe ein weiteres und lege das.',
      several: 'Lege eines deiner Plättchen, auch gedreht, oder ziehe ein weiteres und lege das.',
    },
  },
}

/** For each reason, the sentence that gives it. */
export const refusals: Readonly<Record<Reason, (amounts: Refusal['amounts']) => string>> = {
  over: () => 'Die Partie ist vorbei.',
  drawing: () => 'Wer beginnt, ist noch nicht ausgelost.',
  notYourTurn: () => 'Du bist nicht am Zug.',
  notHeld: () => 'Dieses Plättchen hast du nicht.',
  layDrawn: () => 'Du musst das Plättchen legen, das du gerade gezogen hast.',
  noDraw: () => 'Du ziehst nur dann ein weiteres Plättchen, wenn keines von deinen passt.',
  nothingLeft: () => 'Es sind keine Plättchen mehr zum Ziehen da.',
  drawnAlready: () => 'Du hast in diesem Zug schon ein Plättchen gezogen.',
  canLay: () => 'Du kannst ein Plättchen legen, also gibt es nichts zu zeigen.',
  showToDraw: () => 'Keines von deinen passt. Zeige sie zuerst, dann ziehst du ein weiteres.',
  showFirst: () =>
    'Das ergäbe eine Linie aus einem Plättchen, vom Rand gleich zurück zum Rand. Keines von deinen passt, also zeige sie zuerst.',
  city: () => 'Das ist die Stadt. Dort liegen keine Plättchen.',
  taken: ({ square }) => `Auf ${square} liegt schon ein Plättchen.`,
  apart: () => 'Plättchen liegen am Rand des Spielplans oder neben einem anderen. Die Stadt zählt nicht.',
  onePoint: () => 'Das ergäbe eine Linie aus einem Plättchen, vom Rand gleich zurück zum Rand.',
  noTurning: () =>
    'In dieser Partie werden Plättchen nicht gedreht. Das Zeichen in der Ecke zeigt, wie herum sie liegen.',
}

/** In the dative. */
const withPoints = (count: number) => many(count, 'Punkt', 'Punkten')

/** The final score. */
export const scores = {
  city: 'Linien in die Stadt',
  edge: 'Linien an den Rand',
  lines: (count: number) => (count === 0 ? 'keine Linie' : many(count, 'Linie', 'Linien')),
  won: (name: string, points: number) => `${name} gewann mit ${withPoints(points)}.`,
  shared: (names: readonly string[], points: number) =>
    `${listAnd(names)} teilen sich den Sieg mit je ${withPoints(points)}.`,
}

const names: Readonly<Record<Company, string>> = {
  red: 'Rot',
  yellow: 'Gelb',
  blue: 'Blau',
  green: 'Grün',
  lilac: 'Lila',
  black: 'Schwarz',
}

/** Companies and their lines. */
export const seats = {
  names,
  line: (number: number) => `Linie ${number}`,
  lineOf: (name: string, number: number) => `${whose(name)} Linie ${number}`,
}

export { sections } from './sections.ts'

/** Moves in a few words. */
export const short = { draw: 'Plättchen ziehen', show: 'Plättchen zeigen' }

/** The table in words. */
export const table = {
  laid: (count: number) => (count === 0 ? 'Noch kein Plättchen gelegt' : `${count} von 60 Plättchen gelegt`),
  arrived: (count: number, of: number) =>
    `${count === 0 ? 'keine' : count} von ${many(of, 'Lokomotive', 'Lokomotiven')} angekommen`,
  notUnderWay: (lines: readonly number[]) =>
    `Noch nicht unterwegs: ${lines.length === 1 ? 'Linie' : 'Linien'} ${listAnd(lines.map(String))}.`,
  moving: (line: number, far: string, square: string) => `Linie ${line}: bisher ${far}, steht auf ${square}.`,
  ended: (line: number, city: boolean, worth: string) =>
    `Linie ${line} endete ${city ? 'in der Stadt' : 'am Rand'}: ${worth}.`,
  /** A tile in hand, with its number where there are several. */
  inHand: (tile: string, isSeen: boolean, number?: number) =>
    `Plättchen${number === undefined ? '' : ` ${number}`} auf der Hand${isSeen ? ', das alle gesehen haben' : ''}: ${tile}.`,
  holds: (tiles: string) => `Hat ${tiles} auf der Hand.`,
  board: (count: number) => `Spielplan: ${count === 0 ? 'kein Plättchen' : `${count} von 60 Plättchen`} gelegt`,
  row: (row: number) => `Zeile ${row}.`,
  emptyRow: (row: number) => `Zeile ${row}: keine Plättchen.`,
  fullRow: 'Die Zeile ist voll.',
  pool: (count: number) => `${tiles.count(count)} zum Nachziehen`,
  unseen: (count: number, tile: string) => `${count} noch nicht gesehen: ${tile}.`,
}

/** Headings and names of what statistics count. */
export const tallies = {
  kinds: 'Plättchenarten',
  lines: 'Linien',
  turns: 'Züge',
  shown: 'begannen ohne passendes Plättchen',
  lifted: 'durften eine Linie aus einem Plättchen legen',
}

export { tiles } from './tiles.ts'
export * as title from './title.ts'
