import { winOf } from '../../bots/reward.ts'
import type { Counted, MatchFacts } from '../facts.ts'
import type { Offered } from '../offers.ts'
import { groupedBy } from '../statistics.ts'
import type { FigureKind, Sample } from './estimate.ts'
import { headings, leadOf } from './measure.ts'

/** The place of a figure in the report. */
export interface FigureName {
  readonly section: string
  /** The thing it is about (“Blue”); empty where the section is about one alone. */
  readonly row: string
  readonly figure: string
}

/** Whatever one match says of a figure. */
export interface ToldFigure extends FigureName, Sample {
  readonly kind: FigureKind
  /** The things it is of, which are there even in matches that say nothing of it; missing if they aren't. */
  readonly base?: PerMatch
}

/** Things that every match has. */
export type PerMatch = keyof typeof bases

const bases = {
  match: (_: MatchFacts) => 1,
  seats: ({ seats }: MatchFacts) => seats.length,
  winners: ({ end }: MatchFacts) => end?.winners.length ?? 0,
  others: ({ seats, end }: MatchFacts) => seats.length - (end?.winners.length ?? 0),
  points: ({ points }: MatchFacts) => sumOf(points.flatMap(gained)),
}

/** The points of a seat’s sources, but what they cost. */
const gained = (points: MatchFacts['points'][number]) => Object.values(points).map((one) => Math.max(0, one))

/** Number of things of a base in a match; none without a base. */
export const baseIn = (facts: MatchFacts, base: PerMatch | undefined): number => (base ? bases[base](facts) : 0)

/** Everything that a match says. One that never came to its end says no more than that. */
export const toldBy = (facts: MatchFacts): readonly ToldFigure[] =>
  facts.end === undefined
    ? [{ ...share('Matches', '', 'Unfinished', 1, 1), base: 'match' }]
    : [
        ...tellMatch(facts),
        ...tellWins(facts),
        ...tellPoints(facts),
        ...tellBranching(facts),
        ...tellCounted(facts),
        ...tellOptions(facts),
      ]

const share = (section: string, row: string, figure: string, sum: number, of: number): ToldFigure => ({
  section,
  row,
  figure,
  kind: 'share',
  sum,
  of,
})
const mean = (section: string, row: string, figure: string, sum: number, of: number): ToldFigure => ({
  section,
  row,
  figure,
  kind: 'mean',
  sum,
  of,
})

/** A mean of things that every match has. */
const meanPer = (
  facts: MatchFacts,
  base: PerMatch,
  section: string,
  row: string,
  figure: string,
  sum: number,
): ToldFigure => ({ ...mean(section, row, figure, sum, baseIn(facts, base)), base })

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)
const isWinner = ({ end }: MatchFacts, seat: number) => winOf(end?.winners ?? [], seat) > 0
const winsOf = ({ end }: MatchFacts, seats: readonly number[]) =>
  sumOf(seats.map((seat) => winOf(end?.winners ?? [], seat)))

function tellMatch(facts: MatchFacts): readonly ToldFigure[] {
  const { end, moves, minutes, tension } = facts
  const totals = end?.totals ?? []
  return [
    share('Matches', '', 'Draws', (end?.winners.length ?? 0) > 1 ? 1 : 0, 1),
    mean('Matches', '', 'Winning margin', leadOf(facts), 1),
    mean('Points', '', 'Points per seat', sumOf(totals), totals.length),
    mean('Length', '', 'Moves', moves, 1),
    mean('Length', '', 'Minutes', minutes, 1),
    ...(tension
      ? [
          mean('Tension', '', 'Lead changes', tension.changes, 1),
          mean('Tension', '', 'Share of the match before the winner leads for good', tension.decided, 1),
          share('Tension', '', 'Decided in the last tenth', tension.decided > 0.9 ? 1 : 0, 1),
        ]
      : []),
  ]
}

const tellWins = (facts: MatchFacts): readonly ToldFigure[] =>
  Object.entries(headings).flatMap(([heading, nameOf]) => {
    const seats = facts.seats.map((_, seat) => ({ facts, seat, won: 0 }))
    return [...groupedBy(seats, nameOf)].map(([name, some]) => {
      const own = some.map(({ seat }) => seat)
      return share(`Win rate: ${heading.toLowerCase()}`, name, 'Won', winsOf(facts, own), own.length)
    })
  })

function tellPoints(facts: MatchFacts): readonly ToldFigure[] {
  const names = [...new Set(facts.points.flatMap((points) => Object.keys(points)))]
  return names.flatMap((name) => {
    const of = (is: (seat: number) => boolean) =>
      sumOf(facts.points.map((points, seat) => (is(seat) ? (points[name] ?? 0) : 0)))
    const told = (base: PerMatch, figure: string, is: (seat: number) => boolean) =>
      meanPer(facts, base, 'Points by source', name, figure, of(is))
    return [
      told('seats', 'Mean', () => true),
      told('winners', 'Winners', (seat) => isWinner(facts, seat)),
      told('others', 'Others', (seat) => !isWinner(facts, seat)),
      shareOfPoints(facts, name),
    ]
  })
}

/** The part of all points gained that come from one source. */
function shareOfPoints(facts: MatchFacts, name: string): ToldFigure {
  const own = sumOf(facts.points.map((points) => Math.max(0, points[name] ?? 0)))
  return { ...share('Points by source', name, 'Share', own, baseIn(facts, 'points')), base: 'points' }
}

function tellBranching({ choices }: MatchFacts): readonly ToldFigure[] {
  const tenths = groupedBy([...choices.entries()], ([at]) => `${Math.floor((10 * at) / choices.length)}`)
  return [
    mean('Branching', '', 'Moves to choose from', sumOf(choices), choices.length),
    ...[...tenths].map(([tenth, some]) => {
      const row = `${tenth}0 to ${Number(tenth) + 1}0 % of the match`
      return mean('Branching', row, 'Moves to choose from', sumOf(some.map(([, moves]) => moves)), some.length)
    }),
  ]
}

function tellCounted(facts: MatchFacts): readonly ToldFigure[] {
  const things = groupedBy(facts.counted, ({ heading, name }) => `${heading}\n${name}`)
  return [...things.values()].flatMap((some) => tellThing(facts, some))
}

function tellThing(facts: MatchFacts, some: readonly Counted[]): readonly ToldFigure[] {
  const [first] = some
  if (!first) return []
  const { heading, name } = first
  const times = sumOf(some.map((one) => one.times))
  const points = some.flatMap((one) => one.points ?? [])
  const holders = some.map(({ seat }) => seat ?? facts.first ?? -1)
  const timesOf = (is: boolean) =>
    sumOf(some.map(({ seat, times: own }) => (seat !== undefined && isWinner(facts, seat) === is ? own : 0)))
  return [
    meanPer(facts, 'match', heading, name, 'Times a match', times),
    { ...share(heading, name, 'In matches', 1, 1), base: 'match' },
    share(heading, name, 'Won', winsOf(facts, holders), holders.length),
    ...(first.seat === undefined
      ? []
      : [
          meanPer(facts, 'winners', heading, name, 'By a winner', timesOf(true)),
          meanPer(facts, 'others', heading, name, 'By another', timesOf(false)),
        ]),
    ...(points.length > 0 ? [mean(heading, name, 'Points each', sumOf(points), times)] : []),
  ]
}

/** The section about the options of a heading. */
export const optionsSection = (heading: string): string => `Options: ${heading.toLowerCase()}`

function tellOptions(facts: MatchFacts): readonly ToldFigure[] {
  const options = groupedBy(facts.offered, ({ heading, name }) => `${heading}\n${name}`)
  return [...options.values()].flatMap((some) => {
    const [first] = some
    return first ? tellOption(facts, optionsSection(first.heading), first.name, some) : []
  })
}

/** The share of offers in which an option is chosen, and the wins of seats that chose it, passed it over or were denied it. */
function tellOption(facts: MatchFacts, section: string, row: string, some: readonly Offered[]): readonly ToldFigure[] {
  const won = (figure: string, seats: readonly number[]) =>
    share(section, row, figure, winsOf(facts, seats), seats.length)
  const chose = some.filter(({ chosen, forced }) => chosen + forced > 0).map(({ seat }) => seat)
  const had = some.map(({ seat }) => seat)
  const denied = facts.seats.flatMap((_, seat) => (had.includes(seat) ? [] : [seat]))
  const [offered, chosen] = [sumOf(some.map((one) => one.offered)), sumOf(some.map((one) => one.chosen))]
  return [
    share(section, row, 'Chosen when offered', chosen, offered),
    won('Won when chosen', chose),
    won('Won when available', had),
    won(
      'Won when passed over',
      had.filter((seat) => !chose.includes(seat)),
    ),
    won('Won when denied', denied),
  ]
}
