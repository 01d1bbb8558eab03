import { CommandError } from '../title.ts'
import type { Comparison, Figure } from './figures.ts'
import { bandText } from './findings.ts'
import type { MeasuredFile } from './measure.ts'
import { optionsSection } from './told.ts'

/** Between these marks, a text holds claims that the laboratory writes. */
const [begin, end] = ['<!-- lab: begin -->', '<!-- lab: end -->']

/** Digits of an edition's hash that tell it apart. */
const digits = 12

/** The claims of the first file in Markdown, to stand in the rulings of an edition. */
export function claimsOf({ balance, facts }: MeasuredFile, { figures }: Comparison, unused: number): string {
  const players = [...new Set(facts.flatMap(({ players: some }) => some))].join(', ')
  const { name, hash } = balance.edition
  const claims = [
    ...['colour', 'seat', 'starting player'].map((by) => claim(`Wins by ${by}`, rowsIn(figures, `Win rate: ${by}`))),
    claim(`Sources of ${fewPoints} point or more`, mainSources(figures)),
    claim(
      'Endings',
      rowsIn(figures, 'Endings').filter(({ figure }) => figure === 'In matches'),
    ),
    claim('Length', rowsIn(figures, 'Length')),
    claim('Tension', rowsIn(figures, 'Tension')),
    unusedClaim(figures, unused),
  ]
  return [
    `${balance.matches} matches of ${players} with “${name}” (${hash.slice(0, digits)}); in brackets 95 % intervals.`,
    '',
    ...claims.filter((line) => line !== ''),
  ].join('\n')
}

/** A text with its old claims replaced. Throws `CommandError` if it has no place for them. */
export function withClaims(text: string, claims: string): string {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from)
    throw new CommandError(`There are no lines “${begin}” and “${end}” to write claims between.`)
  return `${text.slice(0, from + begin.length)}\n${claims}\n${text.slice(to)}`
}

const rowsIn = (figures: readonly Figure[], section: string) => figures.filter((one) => one.section === section)

/** Sources that bring a seat less than this are left out. */
const fewPoints = 1

/** The sources that bring a seat most, the greatest first. */
const mainSources = (figures: readonly Figure[]) =>
  rowsIn(figures, 'Points by source')
    .filter(({ figure, files: [first] }) => figure === 'Mean' && first && first.value >= fewPoints)
    .toSorted((a, b) => (b.files[0]?.value ?? 0) - (a.files[0]?.value ?? 0))

/** One claim as an item of a list; empty without figures. */
function claim(name: string, figures: readonly Figure[]): string {
  const parts = figures.flatMap((one) => {
    const [first] = one.files
    return first ? [`${one.row === '' ? one.figure : one.row} ${bandText(one, first).replaceAll('\u00a0', ' ')}`] : []
  })
  return parts.length === 0 ? '' : `- **${name}.** ${parts.join('; ')}.`
}

function unusedClaim(figures: readonly Figure[], unused: number): string {
  const rare = figures.flatMap(({ section, row, figure, files: [first] }) =>
    figure === 'Chosen when offered' && first && first.value < unused
      ? [`${row} (${section.replace(optionsSection(''), '')}, offered ${first.of} times)`]
      : [],
  )
  return rare.length === 0 ? '' : `- **Chosen in under ${(100 * unused).toFixed(0)} %.** ${rare.join('; ')}.`
}
