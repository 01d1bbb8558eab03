import type { Comparison, FileFigure } from './figures.ts'
import type { Balance, MeasuredFile } from './measure.ts'

const columns = [
  'section',
  'row',
  'figure',
  'file',
  'edition',
  'value',
  'low',
  'high',
  'of',
  'difference',
  'difference_low',
  'difference_high',
  'chance',
]

type Cell = string | number | undefined

/** Everything that the report tells, a line for each figure of each file (RFC 4180). */
export function csvOf(all: readonly MeasuredFile[], { figures, pairs }: Comparison): string {
  const ofFiles = all.flatMap((one, at) => plainRows(one, pairs[at] ?? 0))
  const measured = figures.flatMap(({ section, row, figure, files }) =>
    files.flatMap((one, at) => (one ? [[section, row, figure, ...fileCells(all[at]), ...figureCells(one)]] : [])),
  )
  return [columns, ...ofFiles, ...measured].map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('')
}

const fileCells = (one: MeasuredFile | undefined): readonly Cell[] => [one?.file, one?.balance.edition.name]

const figureCells = ({ value, low, high, of, difference }: FileFigure): readonly Cell[] => [
  value,
  low,
  high,
  of,
  difference?.value,
  difference?.low,
  difference?.high,
  difference?.chance,
]

/** Counts and spreads, which have no interval. */
function plainRows(one: MeasuredFile, pairs: number): readonly (readonly Cell[])[] {
  const { balance, leftOut } = one
  const counts: readonly (readonly [string, string, string, number])[] = [
    ['Matches', '', 'Matches', balance.matches],
    ['Matches', '', 'Unfinished', balance.endless],
    ['Matches', '', 'Sharing draws with the first file', pairs],
    ...Object.entries(leftOut).map(([why, count]) => ['Matches', why, 'Left out', count] as const),
    ...spreadRows('Points', 'Points per seat', balance.totals),
    ...spreadRows('Length', 'Moves', balance.length),
    ...spreadRows('Length', 'Minutes', balance.minutes),
    ...spreadRows('Branching', 'Moves to choose from', balance.branching),
  ]
  return counts.map(([section, row, figure, value]) => [section, row, figure, ...fileCells(one), value])
}

const spreadRows = (section: string, what: string, { median, from, to, bins }: Balance['length']) => [
  [section, what, 'Median', median] as const,
  [section, what, '5 % are below', from] as const,
  [section, what, '95 % are at most', to] as const,
  ...bins.map((bin) => [section, `${what}: ${bin.from} to ${bin.to - 1}`, 'Count', bin.count] as const),
]

function cellText(cell: Cell): string {
  if (cell === undefined) return ''
  if (typeof cell === 'number') return `${Number(cell.toPrecision(6))}`
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
