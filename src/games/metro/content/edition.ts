import * as v from 'valibot'
import { same } from '../../../kit/json.ts'
import { editionReader, editionsOf, hashOf, sourced, text } from '../../../rules/edition.ts'
import type { Flaw } from '../../../rules/flaw.ts'
import type { EditionMark } from '../../../rules/game.ts'
import { flaw } from '../flaws.ts'
import content from './content.json'
import { tileCount, tilesSchema } from './tiles.ts'

const { note, ...printedStations } = content.stations

/** The numbers, from 1, of the stations of each seat, by the number of seats. The others stay idle. */
export const ownStations: Readonly<Record<number, readonly (readonly number[])[]>> = printedStations

/** Stations in an edition: the printed ones, which none may move. */
const stationsSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check(({ source, note, ...stations }) => same(stations, ownStations), 'stations'),
)

const editionSchema = sourced({
  game: v.literal('metro'),
  format: v.literal(1),
  name: text,
  tiles: tilesSchema,
  stations: v.optional(stationsSchema),
})
/** The content of an edition: how many tiles there are of each kind. */
export type Edition = Pick<v.InferOutput<typeof editionSchema>, 'name' | 'tiles'>

/** There are as many tiles as squares. */
function flawIn({ tiles }: Edition): Flaw | undefined {
  const total = Object.values(tiles).reduce((sum, count) => sum + count, 0)
  return total === tileCount ? undefined : flaw('tileCount', 'tiles', { have: total, need: tileCount })
}

/** The mark by which journals pin an edition. */
export const markOf = ({ name, tiles }: Edition): EditionMark => ({
  name,
  hash: hashOf({ copies: tiles, ownStations }),
})

/** The sixty tiles of the printed game, and editions that people made. */
export const editions = editionsOf<Edition>({
  content,
  schema: editionSchema,
  read: editionReader(editionSchema, flawIn),
  markOf,
})
