import { need } from '../kit/assert.ts'
import type { Art, Layout, Piece, Pose, Step } from './face.ts'
import { eased, poseBetween, poseOf } from './pose.ts'

/** The appearance of one piece at one moment. */
export interface Sprite extends Pose {
  readonly id: string
  readonly art: Art
  readonly w: number
  readonly h: number
  readonly depth: number
  /** Factor on its width, for flips. */
  readonly turn: number
  /** Factor on its height, for landings. */
  readonly tall: number
}

/** A step with every default filled in. */
interface Leg {
  readonly step: Step
  readonly from: Pose
  readonly to: Pose
}

/** One piece's path through a timeline. */
export interface Track {
  readonly id: string
  /** Its appearance before and after `change`, a time in milliseconds. */
  readonly early: Piece
  readonly late: Piece
  readonly change: number
  /** In the order of time, at least one. */
  readonly legs: readonly Leg[]
  /** Where it is before the first leg and after the last; undefined if absent. */
  readonly first: Pose | undefined
  readonly last: Pose | undefined
}

/** The animation of an effect: a pure function of time, by `spriteAt`. */
export interface Timeline {
  /** Milliseconds at tempo 1. */
  readonly ms: number
  /** The pieces that change; all others are at rest. */
  readonly tracks: readonly Track[]
}

/** Duration of changes without a step, in milliseconds. */
const soft = 160
/** Time a landed piece takes to spring back, in milliseconds. */
export const landing = 110
/** Flying pieces pass above everything at rest. */
export const lift = 1000

/** The timeline from one layout to another by an effect's steps; without steps everything cross-fades. */
export function timelineOf(before: Layout, after: Layout, steps: readonly Step[]): Timeline {
  const old = byId(before)
  const next = byId(after)
  const named = byPiece(steps)
  const changed = changedIds(old, next, named)
  const end = steps.reduce((last, step) => Math.max(last, step.at + step.for), 0)
  const ms = Math.max(end, changed.some((id) => !named.has(id)) ? soft : 0)
  const tracks = changed.map((id) =>
    trackOf(id, old.get(id), next.get(id), named.get(id) ?? softly(id, !old.has(id), ms)),
  )
  return { ms, tracks: [...tracks, ...passing(steps, 'passing')] }
}

/** A timeline with pieces that pass by meanwhile. */
export function beside({ ms, tracks }: Timeline, steps: readonly Step[]): Timeline {
  const end = steps.reduce((last, step) => Math.max(last, step.at + step.for), 0)
  return { ms: Math.max(ms, end), tracks: [...tracks, ...passing(steps, 'beside')] }
}

const byId = (layout: Layout) => new Map(layout.pieces.map((piece) => [piece.id, piece]))

/** The steps of pieces in the layouts, in order of time. */
function byPiece(steps: readonly Step[]): Map<string, Step[]> {
  const groups = new Map<string, Step[]>()
  for (const step of [...steps].sort((a, b) => a.at - b.at)) {
    if (typeof step.piece !== 'string') continue
    groups.set(step.piece, [...(groups.get(step.piece) ?? []), step])
  }
  return groups
}

/** Pieces that appear, vanish, move or change their look, and those moved by steps; each once. */
function changedIds(
  old: ReadonlyMap<string, Piece>,
  next: ReadonlyMap<string, Piece>,
  named: ReadonlyMap<string, unknown>,
): string[] {
  const moved = [...old].filter(([id, piece]) => named.has(id) || !isSame(piece, next.get(id)))
  return [...moved.map(([id]) => id), ...[...next.keys()].filter((id) => !old.has(id))]
}

const still = ['x', 'y', 'w', 'h', 'depth', 'angle', 'alpha'] as const

function isSame(a: Piece, b: Piece | undefined): boolean {
  return b !== undefined && a.art.key === b.art.key && still.every((field) => a[field] === b[field])
}

/** The leg of a change without a step: pieces appear at the end, other changes happen at the start. */
const softly = (id: string, comes: boolean, ms: number): Step[] => [
  { piece: id, at: comes ? Math.max(0, ms - soft) : 0, for: Math.min(soft, ms), ease: 'inOut' },
]

function trackOf(id: string, old: Piece | undefined, next: Piece | undefined, steps: readonly Step[]): Track {
  const turning = steps.find((step) => step.flip) ?? need(steps[0], 'a step')
  const late = need(next ?? old, 'a piece that changes')
  const early = old ?? turnedUp(late, turning)
  const legs: Leg[] = []
  for (const [index, step] of steps.entries()) {
    const from = legs.at(-1)?.to ?? startOf(step, old, late)
    const to = index === steps.length - 1 ? endOf(step, from, next) : from
    legs.push({ step, from: { ...from, ...step.from }, to: { ...to, ...step.to } })
  }
  return {
    id,
    early,
    late,
    legs,
    change: turning.at + turning.for / 2,
    first: old && poseOf(old),
    last: next && poseOf(next),
  }
}

/** A piece as it looks before a step turns it over. */
const turnedUp = (piece: Piece, { back }: Step): Piece => (back ? { ...piece, art: back } : piece)

/** Fades in what appears, unless its step says where it comes from. */
const startOf = (step: Step, old: Piece | undefined, late: Piece): Pose =>
  old ? poseOf(old) : { ...poseOf(late), ...(step.from ? {} : { alpha: 0 }) }

/** Fades out what vanishes, unless its step says where it goes. */
const endOf = (step: Step, from: Pose, next: Piece | undefined): Pose =>
  next ? poseOf(next) : { ...from, ...(step.to ? {} : { alpha: 0 }) }

/** The tracks of pieces that exist only during their step. */
function passing(steps: readonly Step[], name: string): Track[] {
  return steps.flatMap((step, index) => {
    if (typeof step.piece === 'string') return []
    const { piece } = step
    const pose = poseOf(piece)
    const leg = { step, from: { ...pose, ...step.from }, to: { ...pose, ...step.to } }
    const id = `${name}:${index}:${piece.id}`
    const change = step.at + step.for / 2
    const looks = { early: turnedUp(piece, step), late: piece, change }
    return [{ id, ...looks, legs: [leg], first: undefined, last: undefined }]
  })
}

/** False when a track looks the same at two times, the earlier first. */
export function stirs({ legs, change }: Track, since: number, now: number): boolean {
  const first = need(legs[0], 'a leg').step
  const last = need(legs[legs.length - 1], 'a leg').step
  return now >= first.at && since < Math.max(change, last.at + last.for)
}

/** A piece's sprite at a time of its timeline; undefined while it is absent. */
export function spriteAt(track: Track, ms: number): Sprite | undefined {
  const leg = track.legs.findLast(({ step }) => step.at <= ms)
  const piece = ms < track.change ? track.early : track.late
  if (!leg) return track.first && spriteOf(piece, track.first)
  if (ms < leg.step.at + leg.step.for) return onTheWay(piece, leg, ms - leg.step.at)
  const rest = leg === track.legs.at(-1) ? track.last : leg.to
  return rest && spriteOf(piece, rest)
}

/** The sprite of a piece at rest. */
export const spriteOf = (piece: Piece, pose: Pose = poseOf(piece)): Sprite => ({
  ...pose,
  id: piece.id,
  art: piece.art,
  w: piece.w,
  h: piece.h,
  depth: piece.depth,
  turn: 1,
  tall: 1,
})

/** True when two sprites look the same. Field by field, since it runs for every sprite of every frame. */
export const looksLike = (a: Sprite, b: Sprite): boolean =>
  a.x === b.x &&
  a.y === b.y &&
  a.alpha === b.alpha &&
  a.angle === b.angle &&
  a.scale === b.scale &&
  a.depth === b.depth &&
  a.turn === b.turn &&
  a.tall === b.tall &&
  a.w === b.w &&
  a.h === b.h &&
  a.art.key === b.art.key

function onTheWay(piece: Piece, { step, from, to }: Leg, ms: number): Sprite {
  const going = step.squash === undefined ? step.for : Math.max(1, step.for - landing)
  const way = eased(step.ease ?? 'inOut', ms / going)
  const pose = poseBetween(from, to, way)
  const moves = from.x !== to.x || from.y !== to.y || step.arc !== undefined
  const pressed = ms < going ? 0 : (step.squash ?? 0) * Math.sin((Math.PI * (ms - going)) / landing)
  return {
    ...spriteOf(piece, pose),
    // Keeps its foot where it is.
    y: pose.y - (step.arc ?? 0) * 4 * way * (1 - way) + (pressed * piece.h * pose.scale) / 2,
    angle: pose.angle + (step.turns ?? 0) * 360 * way,
    turn: (step.flip ? Math.abs(Math.cos(Math.PI * way)) : 1) * (1 + pressed / 2),
    tall: 1 - pressed,
    depth: piece.depth + (moves ? lift : 0),
  }
}
