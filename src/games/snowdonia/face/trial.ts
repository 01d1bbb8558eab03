import type { Seat } from '../../../rules/game.ts'
import type { Looking } from '../../../stage/face.ts'
import type { Box } from '../box.ts'
import { nextEvent } from '../events.ts'
import { eventAhead } from '../outlook.ts'
import type { Position } from '../position.ts'
import { type Prospect, prospect } from '../prospects.ts'
import { type ActionSpace, emptySpaces, openArea } from '../spaces.ts'

/** A labourer not sent yet, and what it would bring. */
export interface Trial extends Prospect {
  readonly seat: Seat
  /** Its space is chosen: another touch sends it. */
  readonly isPicked: boolean
}

/** The space that a pick or a piece is about. */
function spaceOf(p: Position, id: string | undefined): ActionSpace | undefined {
  const [what, area, space] = id?.split(':') ?? []
  if (what === 'space') return { area: Number(area), space: Number(space) }
  return what === 'area' ? firstSpace(p, Number(area)) : undefined
}

/** The first empty space of a workplace, which a touch of the workplace itself chooses. */
export const firstSpace = (p: Position, area: number): ActionSpace | undefined =>
  emptySpaces(p).find((one) => one.area === area)

/** The pick of a space, and the one after it that sends the labourer. */
export const pickOf = ({ area, space }: ActionSpace): string => `space:${area}:${space}`
export const sendOf = ({ area, space }: ActionSpace): string => `send:${area}:${space}`

/** The labourer that is being tried: chosen for a space, or pointed there. */
export function trialOf(box: Box, p: Position, { picked, next, at }: Looking): Trial | undefined {
  if (p.phase !== 'assign') return undefined
  const chosen = spaceOf(p, picked[0])
  const pointed = spaceOf(p, at)
  const on = chosen ?? (pointed && next.includes(pickOf(pointed)) ? pointed : undefined)
  return on && { ...prospect(box, p, { seat: p.seat, ...on }), isPicked: chosen !== undefined }
}

/** Pieces that the next event would change, while it is pointed at: by their ids. */
export function eventTargets(box: Box, p: Position, { at }: Looking): readonly string[] {
  if (at !== `event:${nextEvent(box, p)}`) return []
  const { spaces, station } = eventAhead(box, p)
  return [
    ...spaces.flatMap((space) => [`track:${space}`, `dig:${space}`]),
    ...(station < 0 ? [] : [`platform:${station}`, `board:${station}`]),
  ]
}

/** The pieces a labourer on trial would work on, by their ids. */
export function trialTargets({ area, spaces, builds }: Trial): readonly string[] {
  const dug = area === openArea ? [] : spaces.flatMap((space) => [`track:${space}`, `dig:${space}`])
  const built = builds.flatMap((move) => (move.type === 'build' ? [`site:${move.site}`, `plot:${move.site}`] : []))
  const bought = builds.flatMap((move) => (move.type === 'buy' ? [`train:${move.train}`] : []))
  return [...new Set([...dug, ...built, ...bought])]
}
