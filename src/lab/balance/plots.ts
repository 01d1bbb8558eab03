import type { MeasuredRate } from '../statistics.ts'
import type { Bin } from './bins.ts'

/** A row of a plot: its name, and its value in each file; undefined where a file has none. */
export interface PlotRow<T> {
  readonly name: string
  readonly values: readonly (T | undefined)[]
}

/** One colour for each file. */
export const seriesColours = ['#2a5fa5', '#c2571a', '#3c7d4a', '#7c4a9e'] as const
const colourOf = (at: number) => seriesColours[at % seriesColours.length]

const width = 720
const nameWidth = 290
const plotWidth = width - nameWidth - 70
const rowHeight = 16

/** Text as it stands in HTML and SVG. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const svg = (label: string, height: number, parts: readonly string[]): string =>
  `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(label)}">${parts.join('')}</svg>`

const round = (value: number) => Math.round(value * 10) / 10
const at = (share: number) => round(nameWidth + plotWidth * Math.min(1, Math.max(0, share)))
const text = (x: number, y: number, says: string, rest = '') => `<text x="${x}" y="${y}"${rest}>${escaped(says)}</text>`
/** The name of a row, cut if it is long; pointing at it shows the whole. */
const nameText = (y: number, name: string) =>
  `<g><title>${escaped(name)}</title>${text(nameWidth - 10, y, short(name), ' text-anchor="end"')}</g>`
const vertical = (x: number, height: number, kind: string) =>
  `<line class="${kind}" x1="${x}" x2="${x}" y1="0" y2="${height}"/>`

/** Longer names are cut. */
const longestName = 38
const short = (name: string) => (name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name)

/** The rows of a plot one below another, each drawn for every file. */
function rowsOf<T>(
  rows: readonly PlotRow<T>[],
  draw: (value: T, y: number, colour: string) => string,
): { readonly height: number; readonly parts: readonly string[] } {
  const files = Math.max(1, rows[0]?.values.length ?? 1)
  const each = rowHeight * files + 6
  const parts = rows.flatMap(({ name, values }, row) => [
    nameText(row * each + (each + 9) / 2, name),
    ...values.map((value, file) =>
      value === undefined ? '' : draw(value, row * each + 3 + rowHeight * (file + 0.5), colourOf(file) ?? ''),
    ),
  ])
  return { height: rows.length * each, parts }
}

/** Share of wins of each, as a dot on its 95 % band; a line marks the fair share. */
export function ratePlot(label: string, rows: readonly PlotRow<MeasuredRate>[], fair?: number): string {
  const { height, parts } = rowsOf(rows, ({ rate, low, high, count }, y, colour) =>
    [
      `<rect x="${at(low)}" y="${y - 4}" width="${round(Math.max(1, at(high) - at(low)))}" height="8" fill="${colour}" opacity=".28"/>`,
      `<circle cx="${at(rate)}" cy="${y}" r="4" fill="${colour}"><title>${(100 * rate).toFixed(1)} % of ${count}</title></circle>`,
      text(nameWidth + plotWidth + 8, y + 4, `${(100 * rate).toFixed(1)} %`),
    ].join(''),
  )
  const grid = [0, 0.25, 0.5, 0.75, 1].map((share) => vertical(at(share), height, 'grid'))
  const mark = fair === undefined ? [] : [vertical(at(fair), height, 'fair')]
  const scale = [0, 50, 100].map((percent) =>
    text(at(percent / 100), height + 14, `${percent} %`, ' text-anchor="middle" class="scale"'),
  )
  return svg(label, height + 20, [...grid, ...mark, ...parts, ...scale])
}

/** A bar for each row's amount. */
export function barPlot(label: string, rows: readonly PlotRow<number>[]): string {
  const most = Math.max(1e-9, ...rows.flatMap(({ values }) => values.map((value) => value ?? 0)))
  const { height, parts } = rowsOf(rows, (value, y, colour) =>
    [
      `<rect x="${nameWidth}" y="${y - 6}" width="${round((plotWidth * Math.max(0, value)) / most)}" height="12" fill="${colour}"/>`,
      text(nameWidth + plotWidth + 8, y + 4, amount(value)),
    ].join(''),
  )
  return svg(label, height + 4, parts)
}

/** A number with as many digits as say something. */
export const amount = (value: number): string =>
  Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(value !== 0 && value < 0.1 ? 3 : 2)

/** A file in a histogram: its bins, and the size that one number in twenty exceeds. */
interface Spread {
  readonly bins: readonly Bin[]
  readonly to: number
}

/** Frequency of each size, in each file as a share of all. Sizes far above the usual are only counted. */
export function histogram(label: string, spreads: readonly Spread[]): string {
  const end = 2 * Math.max(...spreads.map(({ to }) => to))
  const files = spreads.map(({ bins }) => bins.filter((bin) => bin.from <= end))
  const all = files.flat()
  const from = Math.min(...all.map((bin) => bin.from))
  const to = Math.max(...all.map((bin) => bin.to))
  const beyond = spreads.flatMap(({ bins }) => bins.filter((bin) => bin.from > end))
  const shares = files.map(sharesOf)
  const most = Math.max(1e-9, ...shares.flat())
  const x = (value: number) => round(40 + ((width - 80) * (value - from)) / Math.max(1, to - from))
  const bars = files.flatMap((bins, file) =>
    bins.map((bin, index) => {
      const high = round((140 * (shares[file]?.[index] ?? 0)) / most)
      const says = `${bin.from} to ${bin.to - 1}: ${bin.count}`
      return `<rect x="${x(bin.from)}" y="${150 - high}" width="${round(Math.max(1, x(bin.to) - x(bin.from) - 1))}" height="${high}" fill="${colourOf(file)}" opacity=".6"><title>${says}</title></rect>`
    }),
  )
  const scale = [from, (from + to) / 2, to].map((value) =>
    text(x(value), 166, `${Math.round(value)}`, ' text-anchor="middle" class="scale"'),
  )
  const more = beyond.reduce((sum, { count }) => sum + count, 0)
  const note = text(width - 40, 14, `${more} above ${to}`, ' text-anchor="end" class="scale"')
  return svg(label, 172, [...bars, ...scale, ...(more > 0 ? [note] : [])])
}

/** Each bin's share for each unit of its width, so that files with other bins compare. */
function sharesOf(bins: readonly Bin[]): readonly number[] {
  const total = bins.reduce((sum, { count }) => sum + count, 0)
  return bins.map(({ from, to, count }) => count / Math.max(1, total) / (to - from))
}
