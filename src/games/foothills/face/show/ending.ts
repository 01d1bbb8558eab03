import type { ScoreLine, Seat } from '../../../../rules/game.ts'
import { halves } from '../../../../rules/words.ts'
import type { Piece, Step } from '../../../../stage/face.ts'
import { medal } from '../../../../stage/kit/things.ts'
import { middle } from '../../../../stage/pose.ts'
import { dim } from '../../../../table/motion/light.ts'
import { told } from '../../../../table/motion/points.ts'
import { posterSteps } from '../../../../table/motion/poster.ts'
import { find, passing, type Spot, spotOf } from '../../../../table/motion/spots.ts'
import { boardOf, type Position } from '../../position.ts'
import { outcome } from '../../score.ts'
import { seatLook } from '../art/seatLook.ts'
import { piece } from '../table.ts'
import type { Change } from './parts.ts'
import { posterOf } from './poster.ts'
import { earned, ending, over } from './time.ts'
import { weather } from './weather.ts'

/** The lamps flicker: the end has been triggered. */
export const endingSteps = ({ after }: Change): Step[] => [
  ...dim(after.layout, { from: 0, dark: ending.dark, light: ending.dark + 90, until: ending.dark + 210 }, 0.3),
  ...dim(
    after.layout,
    { from: ending.dark + 230, dark: ending.light - 140, light: ending.light, until: ending.over },
    0.5,
  ),
]

/** Points from one source on their way to the seat that earned them. */
export interface ScoreFlight {
  readonly seat: Seat
  readonly points: number
  /** Where they were earned. */
  readonly spots: readonly Spot[]
  /** When they start and when they reach the counter, in milliseconds from the start of the ending. */
  readonly at: number
  readonly counted: number
}

/** The order of sources: as earned, those of the end last. */
const order = ['cleared', 'track', 'bonus', 'exchange', 'lineBonus', 'pile', 'passengers', 'summit']
const rank = ({ source }: ScoreLine) => {
  const at = order.findIndex((one) => source === one || source.startsWith(`${one}.`))
  return at < 0 ? order.length : at
}

/** Pieces of a kind on stations that a seat owns. */
function owned(change: Change, seat: Seat, kind: 'track' | 'built'): Piece[] {
  const { box, after } = change
  const { tracks, spaces } = after.position
  return after.layout.pieces.filter(({ id }) => {
    const [name, index, space] = id.split(':')
    const station = name === kind ? box.stations[Number(index)] : undefined
    if (!station) return false
    const first = kind === 'track' ? station.firstTrack : station.firstSpace
    return (kind === 'track' ? tracks : spaces)[first + Number(space)] === seat + 1
  })
}

/** Where the points of a line of the final scoring were earned; the supply if no place shows it. */
function spotsOf(change: Change, seat: Seat, { source, detail }: ScoreLine): Spot[] {
  const { box, after } = change
  const at = (id: string) => {
    const found = find(after.layout, id)
    return found ? [middle(found)] : []
  }
  const all = (kind: 'track' | 'built') => owned(change, seat, kind).map((one) => middle(one))
  const own: Readonly<Record<string, () => Spot[]>> = {
    cleared: () => at(`goods:${seat}:rubble`),
    track: () => all('track'),
    bonus: () => all('built'),
    exchange: () => at(`goods:${seat}:iron`),
    lineBonus: () => at(`bonus:${box.lines.findIndex(({ numeral }) => numeral === detail)}`),
    passengers: () => at(`goods:${seat}:passengers`),
    summit: () => at('summit'),
  }
  const spots = source.startsWith('pile.')
    ? at(`action:${box.actions.findIndex(({ id }) => id === detail)}`)
    : (own[source]?.() ?? [])
  return spots.length > 0 ? spots : [spotOf(change, `board:${seat}`)]
}

/** Every line of the final scoring, with its place and time. */
export function tellings(change: Change): ScoreFlight[] {
  const scores = outcome(change.box, change.after.position)?.seats ?? []
  const lines = scores.flatMap(({ lines: own }, seat) => own.map((line) => ({ seat, line })))
  const sorted = lines.sort((a, b) => rank(a.line) - rank(b.line) || a.seat - b.seat)
  const { start, until } = over.told
  const each = (until - start - earned.counts) / Math.max(1, sorted.length - 1)
  return sorted.map(({ seat, line }, i) => {
    const at = start + i * Math.min(each, 520)
    const spots = spotsOf(change, seat, line)
    return { seat, points: line.points, spots, at, counted: at + earned.counts }
  })
}

/** Above the dark. */
const lit = passing + 1200

/** A counter in the light, showing so many points. */
function counter(layout: Change['after']['layout'], seat: Seat, points: number): Piece | undefined {
  const place = find(layout, `points:${seat}`)
  if (!place) return undefined
  const { x, y, w, h } = place
  const words = halves(points)
  const draw = (a: number) => [medal(a / 2, a / 2, a / 2 / 1.12, words)]
  return piece('points', `points:${words}`, { x, y, w, h }, lit, draw, { margin: 4 })
}

/** A seat's counter starts at 0 and adds the points as they arrive, until the lamps are lit again. */
function counting({ after }: Change, all: readonly ScoreFlight[], seat: Seat): Step[] {
  const mine = all.filter((one) => one.seat === seat)
  const moments = [
    { from: over.dark - 150, points: 0 },
    ...mine.map(({ counted, points }) => ({ from: counted, points })),
  ]
  let points = 0
  return moments.flatMap((moment, i): Step[] => {
    points += moment.points
    const one = counter(after.layout, seat, points)
    const until = moments[i + 1]?.from ?? over.over
    if (!one || until <= moment.from) return []
    const swell = Math.min(160, until - moment.from)
    return [
      { piece: one, at: moment.from, for: swell, from: { scale: 1.28 }, ease: 'out', arc: 0 },
      { piece: one, at: moment.from + swell, for: until - moment.from - swell, arc: 0 },
    ]
  })
}

/** Points light up where they were earned and rise to the counter. */
function toldSteps(change: Change, { seat, points, spots, at }: ScoreFlight): Step[] {
  const to = spotOf(change, `points:${seat}`)
  const size = Math.round(Math.max(44, change.after.layout.size.h * 0.05))
  return told(`+${halves(points)}`, spots, to, earned, { at, size, depth: lit })
}

const seatsOf = ({ boards }: Position): Seat[] => boards.map((_, seat) => seat)

/**
 * The lamps go down, every point is counted once from where it was earned, then the mountain appears and the winner's
 * flag goes up its summit.
 */
export function overSteps(change: Change): Step[] {
  const { after, box } = change
  const result = outcome(box, after.position)
  if (!result) return []
  const all = tellings(change)
  const winners = result.winners.map((seat) => ({
    cloth: seatLook(boardOf(after.position, seat).colour),
    points: halves(result.seats[seat]?.total ?? 0),
  }))
  const night = { from: 0, dark: over.dark, light: over.light, until: over.over }
  const stations = after.layout.pieces.flatMap(({ id }) =>
    id.startsWith('station:') ? [Number(id.slice('station:'.length))] : [],
  )
  return [
    ...dim(after.layout, night, 0.58, passing + 1000),
    ...stations.flatMap((station, i) => weather(change, station, (i % 5) * 260, 6400)),
    ...seatsOf(after.position).flatMap((seat) => counting(change, all, seat)),
    ...all.flatMap((telling) => toldSteps(change, telling)),
    ...posterSteps(after.layout, posterOf(box), winners),
  ]
}
