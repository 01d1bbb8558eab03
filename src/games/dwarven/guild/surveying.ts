import type { Seat } from '../../../rules/game.ts'
import { apply } from '../apply.ts'
import { type Box, layoutIn, mineIn, siteOf } from '../box.ts'
import { goods } from '../content/edition.ts'
import type { Line } from '../layout.ts'
import { boardOf, clonePosition, type Position } from '../position.ts'
import { hinderClip, hinderClipLine, hinderClips, hinderSurvey, ratingsAtHome } from '../survey.ts'
import { type Goal, type GuildList, routeWithin } from './lists.ts'
import { byDearness, costTo, farMines, isNear } from './mines.ts'
import { type Roads, roadsFrom, roadsOf, segmentsOn, wayTo } from './roads.ts'

/** A segment to survey; with its line if it is the paper clip. */
export interface Survey {
  readonly segment: number
  readonly line?: Line
}

/** The segments a paper clip has to save. */
const clipSaves = 3

/** The segments that a seat’s surveyors go to, in order: the first of each way to a goal, then consecutive ones. */
export function surveysFor(
  box: Box,
  p: Position,
  seat: Seat,
  { goals }: GuildList,
  prospected: readonly number[],
): Survey[] {
  const roads = roadsOf(box, p, seat)
  const ways = goals.flatMap((goal) => waysFor(box, p, seat, goal, prospected, roads))
  const q = clonePosition(p)
  const surveys: Survey[] = []
  const isMeant = ({ segment }: Survey) => surveys.some((one) => one.segment === segment)
  const send = (survey: Survey | undefined) => {
    const [rating] = ratingsAtHome(boardOf(q, seat), 'surveyor')
    if (!survey || rating === undefined || isMeant(survey) || hinder(box, q, seat, survey)) return
    if (survey.line) apply(box, q, { type: 'clipped', seat, a: survey.line[0], b: survey.line[1] })
    apply(box, q, { type: 'surveyed', seat, segment: survey.segment, rating })
    surveys.push(survey)
  }
  for (const [one] of ways) send(one)
  for (const [one, two] of ways) if (one && isMeant(one)) send(two)
  return surveys
}

const hinder = (box: Box, p: Position, seat: Seat, { segment, line }: Survey) =>
  line
    ? hinderClip(box, p, seat, { type: 'clip', a: line[0], b: line[1] })
    : hinderSurvey(box, p, seat, { type: 'survey', segment })

/** The ways to a goal of one kind, from the network: no, one or several. */
function waysFor(
  box: Box,
  p: Position,
  seat: Seat,
  goal: Goal,
  prospected: readonly number[],
  roads: Roads,
): Survey[][] {
  if (goal === 'owned') {
    const ways = farMines(box, p, seat, roads).map((mine) => wayToMine(box, p, seat, mine, roads))
    return ways.filter(({ length }) => length > 0).slice(0, 1)
  }
  const cards = goal === 'route' ? routeFor(box, p, seat, roads) : minesAmong(box, p, seat, prospected, roads)
  return cards.map((card) => toLay(p, seat, wayTo(box, p, roads, siteOf(box, p, card))))
}

/** Of a way, the segments that are not a player’s own. */
const toLay = ({ owners }: Position, seat: Seat, way: readonly number[]): Survey[] =>
  way.filter((segment) => owners[segment] !== seat + 1).map((segment) => ({ segment }))

/** The passenger location that needs the fewest segments. */
function routeFor(box: Box, p: Position, seat: Seat, roads: Roads): number[] {
  const { tickets, rides, bases } = boardOf(p, seat)
  const costOf = (card: number) => costTo(box, p, roads, card)
  return layoutIn(box, p)
    .passengers.filter((card) => !tickets.includes(card) && !rides.includes(card))
    .filter((card) => !bases.includes(siteOf(box, p, card)))
    .filter((card) => costOf(card) > 0 && segmentsOn(costOf(card)) <= routeWithin)
    .sort((a, b) => costOf(a) - costOf(b) || a - b)
    .slice(0, 1)
}

/** The mines without track among the cards being prospected, the dearest first. */
const minesAmong = (box: Box, p: Position, seat: Seat, cards: readonly number[], roads: Roads): number[] =>
  cards
    .filter((card) => box.cards[card]?.kind === 'mine' && !isNear(box, p, seat, card))
    .sort(byDearness(box, p, roads))

/** The way to an own mine, with the paper clip if it saves enough to diamonds or rubies; none out of reach. */
function wayToMine(box: Box, p: Position, seat: Seat, mine: number, roads: Roads): Survey[] {
  const site = siteOf(box, p, mine)
  const good = goods[mineIn(box, mine).good]
  const isWorthIt = good === 'diamond' || good === 'ruby'
  const clipped = isWorthIt && !hinderClips(p, seat) ? wayWithClip(box, p, seat, site, roads) : undefined
  return clipped ?? toLay(p, seat, wayTo(box, p, roads, site))
}

/** A line of a paper clip, the way over it and its length in segments. */
interface Shortcut {
  readonly line: Line
  /** The sites where the way comes to the line and leaves it. */
  readonly from: number
  readonly to: number
  readonly segments: number
}

/** The shortest way to a site with the paper clip, if it saves enough; of equal ones that with the shortest line. */
function wayWithClip(box: Box, p: Position, seat: Seat, site: number, roads: Roads): Survey[] | undefined {
  const back = roadsFrom(box, p, seat, [site])
  const layout = layoutIn(box, p)
  const [best] = layout.lines
    .filter((line) => !hinderClipLine(box, p, line))
    .flatMap(([a, b]) => [shortcutOver(roads, back, [a, b], a, b), shortcutOver(roads, back, [a, b], b, a)])
    .sort((a, b) => a.segments - b.segments || lengthOf(box, p, a.line) - lengthOf(box, p, b.line))
  if (!best || !(segmentsOn(roads.costs[site] ?? 0) - best.segments >= clipSaves)) return undefined
  return [
    ...toLay(p, seat, wayTo(box, p, roads, best.from)),
    { segment: layout.segments.length + seat, line: best.line },
    ...toLay(p, seat, wayTo(box, p, back, best.to).reverse()),
  ]
}

const shortcutOver = (roads: Roads, back: Roads, line: Line, from: number, to: number): Shortcut => ({
  line,
  from,
  to,
  segments: segmentsOn(roads.costs[from] ?? 0) + 1 + segmentsOn(back.costs[to] ?? 0),
})

/** The length of a line as it is drawn, squared. */
function lengthOf(box: Box, p: Position, [a, b]: Line): number {
  const { sites } = layoutIn(box, p)
  const [[ax, ay], [bx, by]] = [sites[a]?.wide ?? [0, 0], sites[b]?.wide ?? [0, 0]]
  return (ax - bx) ** 2 + (ay - by) ** 2
}
