import { basename } from 'node:path'
import { type Interval, standsOut } from './estimate.ts'
import type { Comparison, Figure, FileFigure } from './figures.ts'
import type { MeasuredFile } from './measure.ts'
import { amount, type PlotRow, ratePlot } from './plots.ts'
import { figures as folded, marks, percent, type Section, section, table } from './section.ts'
import { optionsSection } from './told.ts'

const said = ({ kind }: Figure, value: number) => (kind === 'share' ? percent(value) : amount(value))

/** A value with its interval. */
const bandText = (figure: Figure, { value, low, high }: Interval) =>
  `${said(figure, value)} (${said(figure, low)} to ${said(figure, high)})`

const signed = (figure: Figure, value: number) => `${value > 0 ? '+' : ''}${said(figure, value)}`

function differenceText(figure: Figure, one: FileFigure | null | undefined): string {
  const difference = one?.difference
  if (!difference) return ''
  const { value, low, high } = difference
  const band = `${signed(figure, value)} (${signed(figure, low)} to ${signed(figure, high)})`
  return standsOut(difference) ? `${band} *` : band
}

const nameOf = ({ section: heading, row, figure }: Figure) =>
  [heading, row, figure].filter((part) => part !== '').join(', ')

/** Figures of several files with their differences from the first. */
export function comparisonSections(all: readonly MeasuredFile[], { figures, pairs }: Comparison): readonly Section[] {
  if (all.length < 2) return []
  const clear = figures.filter(({ files }) => files.some((one) => one?.difference && standsOut(one.difference)))
  const heads = ['', ...all.flatMap((_, at) => (at === 0 ? ['A'] : [marks[at] ?? '', `${marks[at]} − A`]))]
  const cells = (figure: Figure) => [
    nameOf(figure),
    ...figure.files.flatMap((one, at) => {
      const value = one ? bandText(figure, one) : ''
      return at === 0 ? [value] : [value, differenceText(figure, one)]
    }),
  ]
  const compared = figures.filter(({ files }) => files.some((one) => one?.difference)).length
  const shared = pairs
    .slice(1)
    .map((count, at) => `${count} matches of ${basename(all[at + 1]?.file ?? '')} share their draws with one of A.`)
  return [
    section(
      'Differences',
      [
        `${clear.length} of ${compared} figures differ beyond chance (95 % intervals); by luck alone about ${Math.round(compared / 20)} would.`,
        ...shared,
      ],
      clear.length > 0 ? table(heads, clear.map(cells)) : '',
      folded(heads, figures.map(cells)),
    ),
  ]
}

/** How much is open, and for how long. */
export function tensionSections({ figures }: Comparison): readonly Section[] {
  const own = figures.filter((one) => one.section === 'Tension')
  if (own.length === 0) return []
  const heads = ['', ...(own[0]?.files ?? []).map((_, at, { length }) => (length > 1 ? (marks[at] ?? '') : 'Value'))]
  const rows = own.map((one) => [one.figure, ...one.files.map((file) => (file ? bandText(one, file) : ''))])
  return [
    section(
      'Tension',
      'Who leads is told by the points as they would count if the match stopped there.',
      table(heads, rows),
    ),
  ]
}

/** The worth of options: how often they are taken, and how seats fare that took, had, left or missed them. */
export function optionSections(
  headings: readonly string[],
  { figures }: Comparison,
  fair: number | undefined,
  unused: number,
): readonly Section[] {
  return headings.flatMap((heading) => {
    const name = optionsSection(heading)
    const own = figures.filter((one) => one.section === name)
    return own.length === 0 ? [] : [optionSection(name, own, fair, unused)]
  })
}

function optionSection(name: string, own: readonly Figure[], fair: number | undefined, unused: number): Section {
  const chosen = own.filter(({ figure }) => figure === 'Chosen when offered')
  const rare = chosen.filter(({ files }) => files.some((one) => one && one.high < unused))
  const says = [
    'How often an option was chosen of the times it was offered among others.',
    rare.length > 0
      ? `Chosen in under ${percent(unused)}: ${rare.map(({ row }) => row).join(', ')}.`
      : `None was surely chosen in under ${percent(unused)}.`,
  ]
  const results = ['Won when chosen', 'Won when available', 'Won when passed over', 'Won when denied']
  const plots = results.flatMap((figure) => {
    const rows = own.filter((one) => one.figure === figure && one.files.some(Boolean))
    if (fair === undefined || figure === 'Won when available' || rows.length === 0) return []
    return [`<p>${figure}</p>`, ratePlot(`${name}: ${figure.toLowerCase()}`, rateRows(rows), fair)]
  })
  const heads = [
    '',
    'Figure',
    ...(own[0]?.files ?? []).map((_, at, { length }) => (length > 1 ? (marks[at] ?? '') : 'Value')),
    'Of',
  ]
  const cells = (one: Figure) => [
    one.row,
    one.figure,
    ...one.files.map((file) => (file ? bandText(one, file) : '')),
    one.files.map((file) => `${file?.of ?? 0}`).join(', '),
  ]
  return section(name, says, ratePlot(name, rateRows(chosen)), ...plots, folded(heads, own.map(cells)))
}

const rateRows = (rows: readonly Figure[]) =>
  rows.map(
    ({ row, files }): PlotRow<{ rate: number; low: number; high: number; count: number }> => ({
      name: row,
      values: files.map((one) => (one ? { rate: one.value, low: one.low, high: one.high, count: one.of } : undefined)),
    }),
  )
