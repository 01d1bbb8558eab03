import { editionReader, editionsOf, hashOf, type Reading } from '../../../rules/edition.ts'
import type { EditionMark } from '../../../rules/game.ts'
import { checkEdition } from './check.ts'
import content from './content.json'
import { type Edition, editionSchema } from './edition.ts'

const marks = new WeakMap<Edition, EditionMark>()

/** Hashes that matches pinned in the first format, sources and all, by those of the same values. */
const pinned: Readonly<Record<string, string>> = {
  d8dc827ad0edcd8e7145091432882d1db74cb766c4d847b28f28ee61bc59f3d2:
    '66838a32d3574fe81eba7578c1c08b8081cb0a3bd9d58d02b9df6acd4894a747',
}

/** The mark by which journals pin an edition. */
export function markOf(edition: Edition): EditionMark {
  const known = marks.get(edition)
  if (known) return known
  const hash = hashOf(edition)
  return mark(edition, pinned[hash] ?? hash)
}

function mark(edition: Edition, hash: string): EditionMark {
  const made = { name: edition.name, hash }
  marks.set(edition, made)
  return made
}

const readValues = editionReader(editionSchema, checkEdition)

/** An edition read from untrusted data, or the first thing wrong with it. */
function read(data: unknown): Reading<Edition> {
  const reading = readValues(data)
  if ('edition' in reading && reading.edition.format === 1) mark(reading.edition, hashOf(data))
  return reading
}

/** The built-in edition, and those that people made. */
export const editions = editionsOf({ content, read, markOf })
