import { type EditionRead, editionReader, editionsOf, hashOf } from '../../../rules/edition.ts'
import { checkEdition } from './check.ts'
import content from './content.json'
import { type Edition, editionSchema, mark, markOf } from './edition.ts'

const readValues = editionReader(editionSchema, checkEdition)

/** An edition read from untrusted data, or the first thing wrong with it. */
function read(data: unknown): EditionRead<Edition> {
  const reading = readValues(data)
  if ('edition' in reading && reading.edition.format === 1) mark(reading.edition, hashOf(data))
  return reading
}

/** The built-in edition, and those that people made. */
export const editions = editionsOf({ content, read, markOf })
