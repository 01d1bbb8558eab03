import { readFileSync } from 'node:fs'
import type { EditionRead } from '../../src/rules/edition.ts'

const ofTitle = (id: string, file: string) => new URL(`../../src/games/${id}/content/${file}.json`, import.meta.url)

/** The component values of a title as they are written down, sources and all; or those of an earlier edition. */
export const contentOf = (id: string, file = 'content'): Readonly<Record<string, unknown>> =>
  JSON.parse(readFileSync(ofTitle(id, file), 'utf8'))

/** The edition that was read. Throws, with its flaw, if it has one. */
export function editionIn<E>(reading: EditionRead<E>): E {
  if ('flaw' in reading) throw new Error(`a flaw: ${JSON.stringify(reading.flaw)}`)
  return reading.edition
}
