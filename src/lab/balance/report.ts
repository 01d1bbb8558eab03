import { basename } from 'node:path'
import type { MeasuredRate } from '../statistics.ts'
import type { CountedRow } from './counted.ts'
import type { Comparison } from './figures.ts'
import { comparisonSections, optionSections, tensionSections } from './findings.ts'
import type { Balance, MeasuredFile } from './measure.ts'
import { amount, barPlot, escaped, histogram, type PlotRow, ratePlot, seriesColours } from './plots.ts'
import { figures, idOf, marks, page, percent, type Section, section, table } from './section.ts'

/** The report on some files of matches as one HTML page that needs nothing else. */
export function reportPage(
  title: string,
  all: readonly MeasuredFile[],
  comparison: Comparison,
  unused: number,
): string {
  const balances = all.map((one) => one.balance)
  const fair = isAlone(balances) ? undefined : balances[0]?.fair
  const sections = [
    ...comparisonSections(all, comparison),
    ...(isAlone(balances) ? [] : winSections(balances)),
    totalsSection(balances),
    pointsSection(balances),
    lengthSection(balances),
    ...tensionSections(comparison),
    branchingSection(balances),
    ...countedSections(balances),
    ...optionSections(optionHeadings(all), comparison, fair, unused),
  ]
  return page(`${title}: balance`, [head(title, all), contents(all, sections), ...sections.map(({ html }) => html)])
}

/** Whether nobody is beaten in any of the matches, so that there is nothing to say of wins. */
const isAlone = (all: readonly Balance[]) => all.every(({ fair }) => fair === 1)

/** The kinds of options that seats were offered. */
const optionHeadings = (all: readonly MeasuredFile[]) => [
  ...new Set(all.flatMap(({ facts }) => facts.flatMap(({ offered }) => offered.map(({ heading }) => heading)))),
]

/** Links to all sections; with the colours of the files, if there are several. */
function contents(all: readonly MeasuredFile[], sections: readonly Section[]): string {
  const links = sections.map(({ heading }) => `<a href="#${idOf(heading)}">${escaped(heading)}</a>`)
  const key = all.map(
    ({ file, balance }, at) =>
      `<li style="color:${seriesColours[at % 4]}">${escaped(`${marks[at]} ${basename(file)}, ${balance.edition.name}`)}</li>`,
  )
  const list = all.length > 1 ? `<ul class="key">${key.join('')}</ul>` : ''
  return `<p class="contents">${links.join(' · ')}</p>${list}`
}

function head(title: string, all: readonly MeasuredFile[]): string {
  const rows = all.map(({ file, balance, leftOut }, at) => [
    `${all.length > 1 ? `${marks[at] ?? ''} ` : ''}${file}`,
    balance.edition.name,
    `${balance.matches}`,
    bandText(balance.draws),
    amount(balance.lead.mean),
    `${balance.endless}`,
    leftOutText(leftOut),
  ])
  const heads = ['File', 'Edition', 'Matches', 'Draws', 'Winning margin', 'Unfinished', 'Left out']
  return `<h1>${escaped(title)}: balance</h1>${table(heads, rows)}`
}

/** A rate with its 95 % band. */
const bandText = ({ rate, low, high }: MeasuredRate) => `${percent(rate)} (${(100 * low).toFixed(1)}–${percent(high)})`

/** A sentence about each file, which says which it is about if there are several. */
const sentences = (all: readonly Balance[], say: (one: Balance) => string): readonly string[] =>
  all.map((one, at) => (all.length > 1 ? `${marks[at]}: ${say(one)}` : say(one)))

const leftOutText = (leftOut: MeasuredFile['leftOut']) =>
  Object.entries(leftOut)
    .map(([why, count]) => `${count}: ${why}`)
    .join(' ') || '0'

/** The rows of all files in one list; each says which file it is from, if there are several. */
const marked = <R extends { readonly name: string }>(files: readonly (readonly R[])[]): readonly R[] =>
  files.flatMap((rows, at) =>
    files.length === 1 ? rows : rows.map((row) => ({ ...row, name: `${marks[at]} ${row.name}` })),
  )

/** Rows of all files by their names, in the first file's order. */
function rowsByName<R extends { readonly name: string }, T>(
  files: readonly (readonly R[])[],
  take: (row: R) => T | undefined,
): readonly PlotRow<T>[] {
  const names = [...new Set(files.flatMap((rows) => rows.map(({ name }) => name)))]
  return names.map((name) => ({
    name,
    values: files.map((rows) => {
      const row = rows.find((one) => one.name === name)
      return row && take(row)
    }),
  }))
}

/** The names of all groups in some files. */
const headingsIn = (files: readonly (readonly { readonly heading: string }[])[]) => [
  ...new Set(files.flatMap((groups) => groups.map(({ heading }) => heading))),
]

const rowsUnder = <R>(
  groups: readonly { readonly heading: string; readonly rows: readonly R[] }[],
  heading: string,
): readonly R[] => groups.find((one) => one.heading === heading)?.rows ?? []

function winSections(all: readonly Balance[]): readonly Section[] {
  const groups = all.map(({ wins }) => wins)
  return headingsIn(groups).map((heading) => {
    const rows = groups.map((one) => rowsUnder(one, heading))
    return section(
      `Win rate: ${heading.toLowerCase()}`,
      [
        'A tie counts as a share of the win. Bands are 95 % intervals; the line marks a fair share.',
        ...(groups.flat().some((one) => one.heading === heading && one.followsSeat)
          ? ['Here it follows from the seat: no match tells the two apart.']
          : []),
      ],
      ratePlot(
        heading,
        rowsByName(rows, (row) => row),
        all[0]?.fair,
      ),
      figures(
        ['', 'Seats', 'Won', 'From', 'To'],
        marked(rows).map(({ name, count, rate, low, high }) => [
          name,
          `${count}`,
          percent(rate),
          percent(low),
          percent(high),
        ]),
      ),
    )
  })
}

function totalsSection(all: readonly Balance[]): Section {
  const says = sentences(
    all,
    ({ totals }) =>
      `${amount(totals.mean)} points per seat on average; nine in ten have ${amount(totals.from)} to ${amount(totals.to)}.`,
  )
  return section(
    'Points',
    says,
    histogram(
      'Final points per seat',
      all.map(({ totals }) => totals),
    ),
  )
}

function pointsSection(all: readonly Balance[]): Section {
  const rows = all.map(({ points }) => points)
  return section(
    'Points by source',
    'Average points per seat and match.',
    barPlot(
      'Points by source',
      rowsByName(rows, ({ mean }) => mean),
    ),
    figures(
      ['', 'Mean', '±', 'Winners', 'Others'],
      marked(rows).map(({ name, mean, spread, winners, others }) => [
        name,
        amount(mean),
        amount(spread),
        amount(winners),
        amount(others),
      ]),
    ),
  )
}

function lengthSection(all: readonly Balance[]): Section {
  const says = sentences(
    all,
    ({ length, minutes }) =>
      `${amount(length.mean)} moves on average; nine in ten matches take ${length.from} to ${length.to}. ` +
      `At a table they last about ${minutes.mean.toFixed(0)} minutes (${minutes.from.toFixed(0)} to ${minutes.to.toFixed(0)}), estimated from the number of moves in each choice.`,
  )
  return section(
    'Length',
    says,
    histogram(
      'Moves in a match',
      all.map(({ length }) => length),
    ),
  )
}

function branchingSection(all: readonly Balance[]): Section {
  const says = sentences(
    all,
    ({ branching }) =>
      `${amount(branching.mean)} moves to choose from on average, median ${branching.median}, 95 % at most ${branching.to}.`,
  )
  const tenths = Array.from(
    { length: 10 },
    (_, tenth): PlotRow<number> => ({
      name: `${tenth * 10} to ${tenth * 10 + 10} % of the match`,
      values: all.map(({ branching }) => branching.tenths[tenth]),
    }),
  )
  return section(
    'Branching',
    says,
    histogram(
      'Moves to choose from',
      all.map(({ branching }) => branching),
    ),
    barPlot('Moves to choose from, as the match goes on', tenths),
  )
}

function countedSections(all: readonly Balance[]): readonly Section[] {
  const groups = all.map(({ counted }) => counted)
  return headingsIn(groups).map((heading) => {
    const rows = groups.map((one) => rowsUnder(one, heading))
    const isHeld = rows.flat().some(({ winners }) => winners !== undefined)
    const win = isHeld ? 'and how often a seat won that had it' : 'and how often the starting player won with it'
    const wins = ratePlot(
      `${heading}: wins`,
      rowsByName(rows, (row) => row.win),
      all[0]?.fair,
    )
    return section(
      heading,
      isAlone(all)
        ? 'How often each came up in a match.'
        : `How often each came up in a match, ${win}. The line marks a fair share.`,
      barPlot(
        `${heading}: times a match`,
        rowsByName(rows, ({ times }) => times),
      ),
      isAlone(all) ? '' : wins,
      figures(countedHeads, marked(rows).map(countedCells)),
    )
  })
}

const countedHeads = [
  '',
  'Times a match',
  'In matches',
  'Won',
  'From',
  'To',
  'By a winner',
  'By another',
  'Points each',
]

const countedCells = ({ name, times, matches, win, winners, others, points }: CountedRow) => [
  name,
  amount(times),
  percent(matches.rate),
  percent(win.rate),
  percent(win.low),
  percent(win.high),
  ...[winners, others, points].map((value) => (value === undefined ? '' : amount(value))),
]
