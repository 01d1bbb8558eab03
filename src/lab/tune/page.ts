import { bandText } from '../balance/findings.ts'
import { barPlot, escaped, ratePlot } from '../balance/plots.ts'
import { figures as folded, page, type Section, section, table } from '../balance/section.ts'
import { groupedBy } from '../statistics.ts'
import type { Aim } from './aims.ts'
import { scoreOf, worstOf } from './score.ts'
import { type FigureRead, keptIn, type Round, type Tried } from './trail.ts'

/** The trail of a tournament as one HTML page that needs nothing else. `says`: how it was played. */
export function trailPage(title: string, says: string, aims: readonly Aim[], rounds: readonly Round[]): string {
  const name = `${title}: a tournament of editions`
  const sections = [
    summary(says, aims, rounds),
    ...plotsOf(rounds),
    ...rounds.map((round, at) => roundSection(round, at)),
  ]
  return page(name, [`<h1>${escaped(name)}</h1>`, ...sections.map(({ html }) => html)])
}

/** The figures of the first edition, and of the best: those of the matches that decided about it. */
function endsOf(rounds: readonly Round[]): {
  readonly first: readonly FigureRead[]
  readonly best: readonly FigureRead[]
} {
  const decided = rounds.flatMap(({ tried }) => tried.filter(isDecided))
  const first = decided[0]?.before ?? []
  return { first, best: decided.findLast(({ fate }) => fate === 'kept')?.figures ?? first }
}

const isDecided = ({ fate }: Tried) => fate !== 'first' && fate !== 'second'

const figureText = (one: FigureRead | undefined) =>
  one ? `${one.row === '' ? '' : `${one.row} `}${bandText(one, one)}` : '–'

function summary(says: string, aims: readonly Aim[], rounds: readonly Round[]): Section {
  const { first, best } = endsOf(rounds)
  const kept = keptIn(rounds).map((one) => one.says)
  const rows = aims.map((aim) => {
    const [one, other] = [first, best].map((all) => all.filter((figure) => figure.aim === aim.name))
    const cells = [one, other].flatMap((own = []) => [figureText(worstOf(own)[0]), scoreOf(own).toFixed(2)])
    return [aim.name, `${bound(aim.from)} to ${bound(aim.to)}, ± ${aim.tolerance}`, ...cells]
  })
  const total = ['Score', '', '', scoreOf(first).toFixed(2), '', scoreOf(best).toFixed(2)]
  const lines = [says, kept.length === 0 ? 'Nothing was kept.' : `Kept: ${kept.join('; ')}.`, rule]
  const heads = ['Aim', 'Band', 'First edition: worst', 'Shortfall', 'Best edition: worst', 'Shortfall']
  return section('Aims', lines, table(heads, [...rows, total]))
}

const rule =
  'The score is the sum of all shortfalls: how far each figure is outside its band, in tolerances. A change is kept if the 95 % interval of what it does to the score, in matches that had no part in choosing it, lies below 0. Each edition plays with the same draws.'

const bound = (value: number) => (Number.isFinite(value) ? `${value}` : '…')

/** The figures of the first and of the best edition side by side, and the score as it went down. */
function plotsOf(rounds: readonly Round[]): readonly Section[] {
  const { first, best } = endsOf(rounds)
  const scores = rounds.flatMap(({ tried }, at) =>
    tried
      .filter(isDecided)
      .map(({ score, difference }) => ({ name: `Round ${at + 1}`, values: [score - difference.value, score] })),
  )
  if (scores.length === 0) return []
  const aims = groupedBy(
    [...first, ...best].filter(({ kind }) => kind === 'share'),
    ({ aim }) => aim,
  )
  const plots = [...aims].flatMap(([aim, own]) => {
    const names = [...new Set(own.map(({ row }) => row))]
    const at = (all: readonly FigureRead[], row: string) => {
      const one = all.find((figure) => figure.aim === aim && figure.row === row)
      return one && { rate: one.value, low: one.low, high: one.high, count: 0 }
    }
    const rows = names.map((row) => ({ name: row, values: [at(first, row), at(best, row)] }))
    return [`<p>${escaped(aim)}</p>`, ratePlot(aim, rows)]
  })
  return [
    section(
      'Score',
      'Of the best edition before each round, and of the one that came to its decision.',
      barPlot('Score', scores),
    ),
    section('Figures', 'Of the first edition, and of the best below.', ...plots),
  ]
}

/** The reason for what became of an edition, in a sentence. */
function reasonOf({ fate, difference }: Tried): string {
  const isBetter = difference.value < 0
  if (fate === 'kept') return 'Kept: it is better by more than its noise.'
  if (fate === 'noise') return 'Better, but not by more than its noise.'
  if (fate === 'worse') return 'No better in the matches that decide.'
  return `${isBetter ? 'Others were better' : 'No better'} in the ${fate} heat.`
}

function roundSection({ tried }: Round, at: number): Section {
  const says = (one: Tried) => one.changes.map((change) => change.says).join('; ')
  const rows = tried.map((one) => [
    says(one),
    `${one.matches}`,
    one.score.toFixed(2),
    bandText({ kind: 'mean' }, one.difference),
    reasonOf(one),
  ])
  const aims = [...new Set(tried.flatMap(({ figures }) => figures.map(({ aim }) => aim)))]
  const cells = tried.map((one) => {
    const worst = worstOf(one.figures)
    return [says(one), ...aims.map((aim) => figureText(worst.find((figure) => figure.aim === aim)))]
  })
  const heads = ['Change', 'Matches', 'Score', 'Difference', 'Fate']
  const shown = tried.length === 0 ? '' : `${table(heads, rows)}${folded(['Worst figure of each aim', ...aims], cells)}`
  return section(`Round ${at + 1}`, tried.length === 0 ? 'Everything that may be changed has been tried.' : [], shown)
}
