import { widthOf } from '../../../../stage/art/textWidth.ts'
import { fitted as fittedWords } from '../../../../stage/kit/fit.ts'
import type { Station } from '../../box.ts'
import { nameType } from '../art/stationCard.ts'
import { isNarrow, partsOf } from '../place.ts'
import type { Table } from '../table.ts'

/** A card's name as printed at the default text size. */
export function baseName(table: Table, station: Station): string {
  const { name, least } = table.grid.measures
  const ways = table.say.stationNames(station.name).map((one) => one.toUpperCase())
  const { scene } = partsOf(table, station)
  return fittedWords(ways, scene.w - Math.min(8, name * 0.34) * 2, nameType(name), least).words
}

/** The names for a running-in board, longest first, from the first line in play; none means no board. */
export function boardNames(table: Table, station: Station): readonly string[] | undefined {
  const { cards, box, say, grid } = table
  const name = box.lines[cards?.linesOf[station.index]?.[0] ?? 0]?.name ?? ''
  const short = say.shortRailway(name)
  const { spine, scene } = partsOf(table, station)
  if (!spine) return [say.railway(name), short]
  const size = Math.max(grid.measures.least, grid.measures.name * 0.74)
  const wide = widthOf(short.toUpperCase(), { font: 'display', size, spacing: 0.5 }) + 14
  return wide <= scene.w * 0.62 && grid.form === 'wide' ? [short] : undefined
}

/** True when tickets go on the landscape of their starting card because its footer is full. */
export const ticketsOnScene = (table: Table, station: Station): boolean =>
  isNarrow(table, station) && boardNames(table, station) === undefined

/** The navvies' plate on a card of this width: its own width, and whether it has words. */
export function navvyPlate({ grid, say }: Table, wide: number) {
  const { plot, least } = grid.measures
  const type = { font: 'display', size: Math.max(least, plot * 0.52), spacing: 0.4 } as const
  const words = say.byNavvies.toUpperCase()
  const said = widthOf(words, type)
  const hasWords = said + plot + 14 <= wide
  return { words: hasWords ? words : undefined, type, w: hasWords ? said + plot + 10 : plot * 1.3 }
}
