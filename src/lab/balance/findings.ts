import { basename } from 'node:path'
import { findsBelow, type Interval, standsOut } from './estimate.ts'
import type { Comparison, Figure, FigureDifference } from './figures.ts'
import type { MeasuredFile } from './measure.ts'
import { type PlotRow, ratePlot } from './plots.ts'
import { figures as folded, marks, percent, type Section, section, table } from './section.ts'
import { optionsSection } from './told.ts'

/** A number with as many digits as its interval is worth. */
function numberText(value: number, { low, high }: Interval): string {
  const text = value.toFixed(high - low < 0.1 ? 3 : 2)
  return Number(text) === 0 ? text.replace('-', '') : text.replace('-', '−')
}

const shareText = (share: number) => (100 * share).toFixed(1).replace('-', '−')

/** A value with its interval. */
export function bandText({ kind }: Pick<Figure, 'kind'>, one: Interval): string {
  const say = kind === 'share' ? shareText : (value: number) => numberText(value, one)
  const unit = kind === 'share' ? '\u00a0%' : ''
  return `${say(one.value)}${unit} (${say(one.low)} to ${say(one.high)})`
}

/** A difference with its interval, in percentage points between shares; starred if luck alone hardly brings it. */
function differenceText({ kind }: Figure, difference: FigureDifference | undefined, limit: number): string {
  if (!difference) return ''
  const plain = kind === 'share' ? shareText : (value: number) => numberText(value, difference)
  const say = (value: number) => `${value > 0 ? '+' : ''}${plain(value)}`
  const stars = difference.chance <= limit ? '\u00a0**' : standsOut(difference) ? '\u00a0*' : ''
  const unit = kind === 'share' ? '\u00a0pp' : ''
  return `${say(difference.value)}${unit} (${say(difference.low)} to ${say(difference.high)})${stars}`
}

const nameOf = ({ section: heading, row, figure }: Figure) =>
  [heading, row, figure].filter((part) => part !== '').join(', ')

const differencesIn = ({ files }: Figure) => files.flatMap((one) => one?.difference ?? [])
const leastChance = (figure: Figure) => Math.min(...differencesIn(figure).map(({ chance }) => chance))

/** Figures of several files with their differences from the first, the surest first. */
export function comparisonSections(all: readonly MeasuredFile[], { figures, pairs }: Comparison): readonly Section[] {
  if (all.length < 2) return []
  const differences = figures.flatMap(differencesIn)
  const limit = findsBelow(differences.map(({ chance }) => chance))
  const clear = figures
    .filter((one) => differencesIn(one).some(standsOut))
    .toSorted((a, b) => leastChance(a) - leastChance(b))
  const heads = ['', ...all.flatMap((_, at) => (at === 0 ? ['A'] : [marks[at] ?? '', `${marks[at]} − A`]))]
  const cells = (figure: Figure) => [
    nameOf(figure),
    ...figure.files.flatMap((one, at) => {
      const value = one ? bandText(figure, one) : ''
      return at === 0 ? [value] : [value, differenceText(figure, one?.difference, limit)]
    }),
  ]
  const says = [...luckText(differences, limit), ...pairTexts(all, pairs)]
  return [
    section(
      'Differences',
      says,
      clear.length > 0 ? table(heads, clear.map(cells)) : '',
      folded(heads, figures.map(cells)),
    ),
  ]
}

/** Says how far the differences can be trusted. */
function luckText(differences: readonly FigureDifference[], limit: number): readonly string[] {
  const out = differences.filter(standsOut).length
  const sure = differences.filter(({ chance }) => chance <= limit).length
  return [
    `The 95 % intervals of ${out} of ${differences.length} differences leave out zero (*). Luck alone would do so to about one in twenty, so one of them says little unless it was expected.`,
    `${sure} stand out even among so many (**): of these, one in twenty may be luck.`,
  ]
}

const pairTexts = (all: readonly MeasuredFile[], pairs: readonly number[]) =>
  all
    .slice(1)
    .map(({ file }, at) => `${pairs[at + 1] ?? 0} matches of ${basename(file)} share their draws with a match of A.`)

/** The changes of the lead, and the time until the winner is sure. */
export function tensionSections({ figures }: Comparison): readonly Section[] {
  const own = figures.filter((one) => one.section === 'Tension')
  if (own.length === 0) return []
  const heads = ['', ...valueHeads(own)]
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
  const rowsOf = (figure: string) =>
    own.filter((one) => one.figure === figure && one.files.some((file) => file !== null))
  const chosen = rowsOf('Chosen when offered').toSorted((a, b) => rateIn(b) - rateIn(a))
  const order = chosen.map(({ row }) => row)
  const plots = ['Won when chosen', 'Won when passed over', 'Won when denied'].flatMap((figure) => {
    const rows = rowsOf(figure).toSorted((a, b) => order.indexOf(a.row) - order.indexOf(b.row))
    if (fair === undefined || rows.length === 0) return []
    return [`<p>${figure}</p>`, ratePlot(`${name}: ${figure.toLowerCase()}`, rateRows(rows), fair)]
  })
  const heads = ['', 'Figure', ...valueHeads(own), 'Of']
  const cells = (one: Figure) => [
    one.row,
    one.figure,
    ...one.files.map((file) => (file ? bandText(one, file) : '')),
    one.files.map((file) => `${file?.of ?? 0}`).join(', '),
  ]
  const says = [
    'How often an option was chosen of the times it was offered among others.',
    unusedText(chosen, unused),
    ...(fair === undefined ? [] : fateTexts(own)),
  ]
  return section(name, says, ratePlot(name, rateRows(chosen)), ...plots, folded(heads, own.map(cells)))
}

const rateIn = ({ files }: Figure) => files.find((one) => one !== null)?.value ?? 0

const valueHeads = (figures: readonly Figure[]) =>
  (figures[0]?.files ?? []).map((_, at, { length }) => (length > 1 ? (marks[at] ?? '') : 'Value'))

/** Names the options that hardly anyone chooses, in any file. */
function unusedText(chosen: readonly Figure[], unused: number): string {
  const rare = chosen.filter(({ files }) => files.every((one) => one === null || one.value < unused))
  const names = rare.map(
    ({ row, files }) => `${row} (offered ${files.map((one) => `${one?.of ?? 0}`).join(', ')} times)`,
  )
  return names.length === 0
    ? `None was chosen in under ${percent(unused)}.`
    : `Chosen in under ${percent(unused)}: ${names.join('; ')}.`
}

/** Names the options whose seats win clearly less or more than those that passed them over, in some file. */
function fateTexts(own: readonly Figure[]): readonly string[] {
  const rowsWhere = (is: (took: Interval, left: Interval) => boolean) =>
    own
      .filter(({ figure }) => figure === 'Won when chosen')
      .filter(({ row, files }) => {
        const left = own.find((one) => one.row === row && one.figure === 'Won when passed over')
        return files.some((took, at) => took && left?.files[at] && is(took, left.files[at]))
      })
      .map(({ row }) => row)
  const worse = rowsWhere((took, left) => took.high < left.low)
  const better = rowsWhere((took, left) => took.low > left.high)
  return [
    ...(worse.length > 0
      ? [`Perhaps dominated, since seats that passed it over won clearly more: ${worse.join(', ')}.`]
      : []),
    ...(better.length > 0
      ? [`Seats that chose it won clearly more than those that passed it over: ${better.join(', ')}.`]
      : []),
    'None of this proves a cause: a seat that wins with an option might have won without it, and among so many options luck favours a few.',
  ]
}

const rateRows = (rows: readonly Figure[]) =>
  rows.map(
    ({ row, files }): PlotRow<{ rate: number; low: number; high: number; count: number }> => ({
      name: row,
      values: files.map((one) => (one ? { rate: one.value, low: one.low, high: one.high, count: one.of } : undefined)),
    }),
  )
