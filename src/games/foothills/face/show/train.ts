import type { Piece, Pose, Step } from '../../../../stage/face.ts'
import { eased, middle } from '../../../../stage/pose.ts'
import { dust } from '../../../../table/motion/dust.ts'
import { along, comers, find, lengthOf, pieceOf, type Spot, spotOf } from '../../../../table/motion/spots.ts'
import { puff } from '../../../../table/motion/steam.ts'
import type { EffectOf } from '../../effects.ts'
import type { Change } from './parts.ts'
import { breathing, chimneyOf } from './steam.ts'
import { completed } from './time.ts'
import { railsOf } from './way.ts'

/** The scale of a running train, which seems nearer. */
const near = 1.22

/** Number of straight pieces a run is divided into. */
const pieces = 26

/** A train sets off slowly, runs, and brakes. */
const gone = (share: number) => (eased('inOut', share) + share ** 1.5) / 2

const scaleAt = (share: number) => 1 + (near - 1) * Math.min(1, share / 0.12, (1 - share) / 0.1)

interface Ride {
  readonly rails: readonly Spot[]
  /** Length of the rails, in layout pixels. */
  readonly long: number
  readonly line: number
}

const running = completed.stands - completed.starts
const timeAt = (share: number) => completed.starts + running * share

/** The place of something `behind` layout pixels behind the engine's centre, at a share of the run's time. */
function poseAt({ rails, long }: Ride, share: number, behind: number): Pick<Pose, 'x' | 'y' | 'angle' | 'scale'> {
  const scale = scaleAt(share)
  const way = gone(share) * long - behind * scale
  const { x, y, angle } = along(rails, way / long)
  // Before the start of the rails, it is straight behind the engine.
  return { x: way < 0 ? x + way : x, y, angle, scale }
}

/** A vehicle's run in straight pieces, the last ending where it halts. */
function run(ride: Ride, id: string, behind: number): Step[] {
  return Array.from({ length: pieces }, (_, i) => ({
    piece: id,
    at: timeAt(i / pieces),
    for: running / pieces,
    arc: 0,
    ease: 'linear' as const,
    ...(i === 0 && { from: { ...poseAt(ride, 0, behind), ...(behind > 0 && { alpha: 0 }) } }),
    ...(i < pieces - 1 && { to: { ...poseAt(ride, (i + 1) / pieces, behind), alpha: 1 } }),
  }))
}

/** Puffs along the way, close together at first as the engine labours. */
function chuffs(ride: Ride, engine: Piece): Step[] {
  const top = chimneyOf(engine, ride.line)
  const count = 22
  return Array.from({ length: count }, (_, i) => {
    const share = (i / count) * 0.96
    const { x, y, scale } = poseAt(ride, share, 0)
    const strong = share < 0.25 ? 1.25 : 1
    return puff({ x: x + top.x * scale, y: y + top.y * scale }, timeAt(share), {
      drift: -16 - (i % 3) * 7,
      rise: (34 + (i % 4) * 7) * strong,
      grows: (1.9 + (i % 3) * 0.25) * strong,
      lasts: Math.min(900, completed.over - timeAt(share)),
    })
  })
}

/** The whistle: three thin jets, straight up. */
const whistle = (ride: Ride, engine: Piece): Step[] =>
  completed.whistles.flatMap((at) =>
    [0, 60, 120].map((later) => {
      const { x, y, scale } = poseAt(ride, (at + later - completed.starts) / running, 0)
      const up = y - engine.h * 0.5 * scale
      return puff({ x: x + engine.w * 0.1, y: up }, at + later, {
        drift: -3,
        rise: 40,
        grows: 0.7,
        lasts: 420,
        from: 0.15,
        alpha: 1,
      })
    }),
  )

/** When the engine passes a place along the row, as a share of the run; undefined if never. */
function passes(ride: Ride, x: number): number | undefined {
  for (let i = 0; i <= 60; i++) if (poseAt(ride, i / 60, 0).x >= x) return i / 60
  return undefined
}

/** The stations of a line jump a little as the train thunders by. */
function shaken({ box, before }: Change, ride: Ride): Step[] {
  const inLine = new Set(box.stations.filter(({ lines }) => lines.includes(ride.line)).map(({ index }) => `${index}`))
  return before.layout.pieces.flatMap((piece): Step[] => {
    const [kind, station = ''] = piece.id.split(':')
    const share = kind === 'built' && inLine.has(station) ? passes(ride, middle(piece).x) : undefined
    if (share === undefined) return []
    return [{ piece: piece.id, at: timeAt(share), for: 260, arc: 5, squash: 0.14, ease: 'out' }]
  })
}

/** The stop slides along the rails and hits; it gives a little, and dust flies. */
function rammed(change: Change, line: number): Step[] {
  const id = `stop:${line}`
  const to = spotOf(change, id)
  const hit = { x: to.x - 5, y: to.y }
  return [
    { piece: id, at: 0, for: completed.rammed, ease: 'in', from: { x: to.x + 110, alpha: 0.1, scale: 1.35 }, to: hit },
    { piece: id, at: completed.rammed, for: 120, arc: 3, squash: 0.18, ease: 'out' },
    ...dust({ x: to.x - 8, y: to.y + 6 }, completed.rammed - 10, 26, 11, 11),
  ]
}

/** A line is complete: the stop is rammed home, then its engine runs from its first station to its last. */
export function completedSteps(change: Change, { line, stop }: EffectOf<'completed'>): Step[] {
  const engine = pieceOf(change, `engine:${line}`)
  if (!engine) return []
  // Without a stop left, the engine only whistles.
  if (stop === 0) return breathing(engine, line, 0, 1200)
  const rails = railsOf(change, line)
  const long = lengthOf(rails)
  if (long === 0) return rammed(change, line)
  const ride = { rails, long, line }
  const [there, coach] = [`engine:${line}`, `coach:${line}`].map((id) => find(change.after.layout, id))
  const behind = there && coach ? middle(there).x - middle(coach).x : 0
  return [
    ...rammed(change, line),
    ...run(ride, `engine:${line}`, 0),
    ...run(ride, `coach:${line}`, behind),
    { piece: `steam:${line}`, at: 0, for: completed.starts, to: { alpha: 0 } },
    ...chuffs(ride, engine),
    ...whistle(ride, engine),
    ...shaken(change, ride),
    ...comers(change, `note:${line}`).map(({ id }) => ({
      piece: id,
      at: completed.rammed,
      for: 300,
      from: { alpha: 0 },
    })),
  ]
}
