import type { Layout, Piece, Step } from '../../../../stage/face.ts'
import { middle } from '../../../../stage/pose.ts'
import { told } from '../../../../table/motion/points.ts'
import { find, passing, spotOf } from '../../../../table/motion/spots.ts'
import { type Box, lineIn } from '../../box.ts'
import { siteIn, spaceIn } from '../../line.ts'
import type { Position } from '../../position.ts'
import { spacePoints } from '../../prospects.ts'
import { reckon } from '../../score.ts'
import { type Change, flySize } from './parts.ts'
import { over, points } from './time.ts'

/** Above the dark. */
export const lit = passing + 1100

/** Points that a seat has earned, and the piece that shows what for. */
interface Pay {
  readonly seat: number
  readonly points: number
  readonly id: string
}

/** A part of the line that the last train passes, and what it pays. */
interface Stop {
  readonly id: string
  readonly pays: readonly Pay[]
}

/** One payment a seat, of all that it owns at a place. */
function paid(id: string, seats: number, owned: readonly (readonly [number, number])[]): Pay[] {
  return Array.from({ length: seats }, (_, seat): Pay => {
    const worths = owned.map(([owner, worth]) => (owner === seat + 1 ? worth : 0))
    return { seat, id, points: worths.reduce((sum, worth) => sum + worth, 0) }
  }).filter((pay) => pay.points > 0)
}

/** Every track card and station in the order of the line. */
export function stopsOf(box: Box, p: Position): Stop[] {
  const line = lineIn(box, p)
  const seats = p.boards.length
  const ownerOf = (space: number) => [p.owners[space] ?? 0, spacePoints(box, p, space)] as const
  return line.stations.flatMap(({ index, digs, sites }): Stop[] => {
    const cards = line.tracks.filter((space) => spaceIn(line, space).station === index)
    const built = sites.map((site) => [p.sites[site] ?? 0, siteIn(line, site).points] as const)
    const id = `platform:${index}`
    return [
      ...cards.map((space) => {
        const track = `track:${space}`
        return { id: track, pays: paid(track, seats, [ownerOf(space)]) }
      }),
      { id, pays: paid(id, seats, [...digs.map(ownerOf), ...built]) },
    ]
  })
}

/** Points counted once the train is up: contracts, trains and surveyors. */
export const summitPays = (box: Box, p: Position): Pay[] =>
  p.boards.flatMap((_, seat) =>
    reckon(box, p, seat).flatMap(({ source, points, detail }): Pay[] => {
      if (source === 'contract' || source === 'train') return [{ seat, points, id: `${source}:${detail}` }]
      return source === 'surveyor' ? [{ seat, points, id: `surveyor:${seat}` }] : []
    }),
  )

/** The works train climbs the whole line, which pays as it passes; then contracts and surveyors are counted. */
export function climbSteps(change: Change, box: Box): Step[] {
  const { layout, position } = change.after
  const train = find(layout, 'works-train')
  const all = stopsOf(box, position).filter(({ id }) => find(layout, id))
  const stops = train ? fromTheTrain(layout, all, train) : []
  const each = (over.arrives - over.climbs) / Math.max(1, stops.length)
  const last = summitPays(box, position)
  const apart = (over.poster - over.arrives - points.counts) / Math.max(1, last.length)
  return [
    ...(train ? rideSteps(layout, train, stops, each) : []),
    ...stops.flatMap(({ pays }, i) => pays.flatMap((pay) => paySteps(change, pay, over.climbs + (i + 0.6) * each))),
    ...last.flatMap((pay, i) => paySteps(change, pay, over.arrives + i * apart)),
  ]
}

/** The stops from the end of the line where the train stands. */
function fromTheTrain(layout: Layout, stops: readonly Stop[], train: Piece): readonly Stop[] {
  const far = ({ id }: Stop) => {
    const [a, b] = [spotOf({ before: { layout }, after: { layout } }, id), middle(train)]
    return Math.hypot(a.x - b.x, a.y - b.y)
  }
  const [first, last] = [stops[0], stops.at(-1)]
  return first && last && far(last) < far(first) ? stops.toReversed() : stops
}

function rideSteps(layout: Layout, train: Piece, stops: readonly Stop[], each: number): Step[] {
  const start = find(layout, 'start') ?? find(layout, stops[0]?.id ?? '') ?? train
  const lift = middle(train).y - middle(start).y
  const poses = [
    { ...middle(train), angle: 0 },
    ...stops.flatMap(({ id }) => {
      const bed = find(layout, id)
      if (!bed) return []
      const { x, y } = middle(bed)
      return [{ x, y: y + lift, angle: bed.angle ?? 0 }]
    }),
  ]
  const engine = { ...train, id: 'last-train', depth: lit }
  const there = poses.at(-1)
  return [
    { piece: 'works-train', at: 0, for: over.over, from: { alpha: 0 }, to: { alpha: 0 } },
    ...poses
      .slice(1)
      .map(
        (to, i): Step => ({
          piece: engine,
          at: over.climbs + i * each,
          for: each,
          ease: 'linear',
          arc: 0,
          from: { ...poses[i] },
          to,
        }),
      ),
    ...(there ? [{ piece: engine, at: over.arrives, for: over.over - over.arrives, from: there, to: there }] : []),
  ]
}

/** Points light up where they were earned, and fly to their seat. */
function paySteps(change: Change, { seat, points: worth, id }: Pay, at: number): Step[] {
  const from = spotOf(change, id)
  const size = flySize(change.after.layout) * 1.25
  return told(`+${worth}`, [from], spotOf(change, `seat:${seat}`), points, { at, size, depth: lit })
}
