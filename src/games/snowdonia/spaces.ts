import type { Position } from './position.ts'
import type { Reason } from './reasons.ts'

/** The areas from A to F; B excavates until there is no rubble, and is for building from then on. */
export const yardArea = 0
export const digArea = 1
export const worksArea = 2
export const layArea = 3
export const buildArea = 4
export const officeArea = 5
/** Area G, which takes any number of labourers, side by side. */
export const openArea = 6

/** An action space. */
export interface ActionSpace {
  readonly area: number
  readonly space: number
}

/** “Fog”: no labourers for Excavation and Lay Track. A building site in place of B isn’t affected. */
export const isFogged = (p: Position, area: number): boolean =>
  p.sky === 'fog' && (area === layArea || (area === digArea && !p.isDug))

/** “The last space of the Stock Yard”: its labourer’s owner becomes the start player. */
export const isStartSpace = ({ work }: Position, area: number, space: number): boolean =>
  area === yardArea && space === (work[yardArea]?.length ?? 0) - 1

/** Whether a labourer may stand on a space of an area next: of the open area it must be the first that nobody has. */
const isNext = (area: number, spaces: readonly number[], space: number): boolean =>
  area === openArea ? space === spaces.length : spaces[space] === -1

/** Why no labourer can be placed on a space. */
export function hinderSpace(p: Position, area: number, space: number): Reason | undefined {
  const spaces = p.work[area]
  if (!spaces) return 'noSpace'
  if (isFogged(p, area)) return 'fog'
  if (isNext(area, spaces, space)) return undefined
  return space < spaces.length ? 'taken' : 'noSpace'
}

/** Every space where a labourer may be placed. */
export const emptySpaces = (p: Position): ActionSpace[] => onEmptySpaces(p, (area, space) => ({ area, space }))

/** Something for every space where a labourer may be placed. */
export function onEmptySpaces<T>(p: Position, make: (area: number, space: number) => T): T[] {
  const all: T[] = []
  for (let area = 0; area < p.work.length; area++) {
    const spaces = p.work[area] ?? []
    if (isFogged(p, area)) continue
    if (area === openArea) all.push(make(area, spaces.length))
    else for (let space = 0; space < spaces.length; space++) if (spaces[space] === -1) all.push(make(area, space))
  }
  return all
}
