import * as v from 'valibot'
import { sha256Hex } from '../../../kit/hash.ts'
import { canonical } from '../../../kit/json.ts'
import { type Flaw, flawOf } from '../../../rules/flaw.ts'
import type { EditionMark } from '../../../rules/game.ts'
import { flaw } from '../flaws.ts'
import { ownStations } from './stations.ts'
import { type Copies, copies, kinds, tileCount } from './tiles.ts'

/** An edition file: how many tiles there are of each kind. Kinds left out have none. */
const editionSchema = v.strictObject({
  game: v.literal('metro'),
  format: v.literal(1),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
  tiles: v.record(v.picklist(kinds), v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(tileCount))),
})

/** The content of an edition. */
export interface Edition {
  readonly name: string
  readonly copies: Copies
}

/** The sixty tiles of the printed game. */
export const printed: Edition = { name: 'Classic', copies }

/** An edition read from untrusted data, or the first thing wrong with it. */
export function readEdition(data: unknown): { edition: Edition } | { flaw: Flaw } {
  const read = v.safeParse(editionSchema, data)
  if (!read.success) return { flaw: flawOf(read.issues) }
  const { name, tiles } = read.output
  const total = Object.values(tiles).reduce((sum, count) => sum + count, 0)
  if (total !== tileCount) return { flaw: flaw('tileCount', 'tiles', { have: total, need: tileCount }) }
  return { edition: { name, copies: { ...none, ...tiles } } }
}

const none: Copies = { ...copies, ...Object.fromEntries(kinds.map((kind) => [kind, 0])) }

/** The mark by which journals pin an edition. */
export const markOf = ({ name, copies }: Edition): EditionMark => ({
  name,
  hash: sha256Hex(canonical({ copies, ownStations })),
})
