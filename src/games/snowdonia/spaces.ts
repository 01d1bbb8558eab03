import type { Position } from './position.ts'

/** Area B, where rubble is excavated until there is none, and area D, where track is laid. */
export const digArea = 1
export const layArea = 3
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

/** Every space where a labourer may be placed; of the open area the next one. */
export function emptySpaces(p: Position): ActionSpace[] {
  const empty: ActionSpace[] = []
  for (let area = 0; area < p.work.length; area++) {
    const spaces = p.work[area] ?? []
    if (area === openArea) empty.push({ area, space: spaces.length })
    else if (!isFogged(p, area))
      for (let space = 0; space < spaces.length; space++)
        if (spaces[space] === -1) empty.push({ area, space })
  }
  return empty
}
