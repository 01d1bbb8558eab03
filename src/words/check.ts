import { argumentsOf } from './arguments.ts'
import type { Catalogue } from './read.ts'

/** Sentences about what a language lacks, has too much, or asks for, compared with the one that all others follow. */
export function compare(source: Catalogue, other: Catalogue, language: string): string[] {
  const lacks = [...source.texts.keys()].filter((id) => !other.texts.has(id))
  const extra = [...other.texts.keys()].filter((id) => !source.texts.has(id))
  const both = [...other.texts.keys()].filter((id) => source.texts.has(id))
  const strange = both.flatMap((id) => {
    const known = argumentsOf(source, id)
    const names = [...argumentsOf(other, id).keys()].filter((name) => !known.has(name))
    return names.map((name) => `${language}: ${id} uses $${name}, which it isn’t given`)
  })
  return [
    ...lacks.map((id) => `${language} lacks ${id}`),
    ...extra.map((id) => `${language} has ${id}, which nothing uses`),
    ...strange,
  ]
}
