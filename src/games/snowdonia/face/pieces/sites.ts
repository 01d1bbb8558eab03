import type { SeatPaints } from '../../../../stage/kit/seats/paints.ts'
import type { Cost } from '../../content/edition.ts'
import { free, lost } from '../../position.ts'
import type { SiteLook } from '../art/paper/site.ts'
import { isNext, type Table } from '../table.ts'

/** The owner of something: a seat's paints, nobody for good, or still free. */
export function ownerOf({ paints }: Table, owner: number): SeatPaints | 'lost' | undefined {
  if (owner === lost) return 'lost'
  return owner === free ? undefined : paints[owner - 1]
}

/** Whether one may build at a station: every card on the way is cleared, and no event has closed it. */
export function isOpen({ p, line }: Table, station: number): boolean {
  const one = line.stations[station]
  if (!one || p.closed[station]) return false
  return line.ends > 0 || line.tracks.every((at) => at >= one.from || (p.rubble[at] ?? 0) === 0)
}

/** Whether the rails have come as far as a station. */
export const isReached = ({ p, line }: Table, station: number): boolean => {
  const from = line.stations[station]?.from ?? 0
  return line.tracks.every((at) => at >= from || p.owners[at] !== free)
}

/** An excavation site as its chip shows it; `space` counts along the line. */
export function digLook(table: Table, space: number): SiteLook {
  const { p, line } = table
  const { station = 0, points = 0 } = line.spaces[space] ?? {}
  const left = p.rubble[space] ?? 0
  const gone = p.closed[station] || left === 0 ? 'lost' : undefined
  const owner = ownerOf(table, p.owners[space] ?? free) ?? gone
  return { points, left, isOpen: true, isLegal: false, ...(owner && { owner }) }
}

/** A building site as its chip shows it. */
export function siteLook(table: Table, site: number): SiteLook {
  const { p, line } = table
  const { station = 0, stone = 0, steel = 0, points = 0 } = line.sites[site] ?? {}
  const cost: Cost = { ...(stone > 0 && { stone }), ...(steel > 0 && { steel }) }
  const owner = ownerOf(table, p.sites[site] ?? free) ?? (p.closed[station] ? 'lost' : undefined)
  const isLegal = isNext(table, `site:${site}`)
  return { points, cost, isOpen: isOpen(table, station), isLegal, ...(owner && { owner }) }
}

/** A key that is equal for sites that look the same. */
export const siteKey = ({ owner, ...look }: SiteLook): string => {
  const whose = owner === undefined || owner === 'lost' ? (owner ?? 'free') : owner.letter
  return `site:${JSON.stringify(look)}:${whose}`
}

/** The names of a station from the longest to the shortest. */
export const namesOf = (name: string): string[] => {
  const short = name.replace(/ (Station|Halt|Harbour)$/, '')
  const [first = ''] = short.split(' ')
  return [short, ...(first.length > 4 ? [first] : [])]
}

/** The number on a station's card, with a half as ½. */
export const numberOf = (number: number): string => (Number.isInteger(number) ? `${number}` : `${Math.floor(number)}½`)
