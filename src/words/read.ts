import { FluentParser, type Message, type Pattern } from '@fluent/syntax'

/** A text of a catalogue, by its whole name: “log-over”, or “log-ending.track” for one of several of a kind. */
export interface Phrase {
  readonly id: string
  readonly pattern: Pattern
  /** A note to translators. */
  readonly comment?: string
}

/** A catalogue in Fluent. */
export interface Catalogue {
  readonly texts: ReadonlyMap<string, Phrase>
  readonly terms: ReadonlyMap<string, Pattern>
}

/** A fault in a catalogue, in words for its translator. */
export class CatalogueError extends Error {}

/** The texts of a message: its own, or those of its attributes. */
function textsOf({ id, value, attributes, comment }: Message): Phrase[] {
  const note = comment ? { comment: comment.content } : {}
  if (value && attributes.length > 0) throw new CatalogueError(`${id.name} has both a text and attributes`)
  if (value) return [{ id: id.name, pattern: value, ...note }]
  return attributes.map((one, at) => ({ id: `${id.name}.${one.id.name}`, pattern: one.value, ...(at === 0 && note) }))
}

/** A file of a catalogue. */
interface CatalogueFile {
  readonly name: string
  readonly text: string
}

/** Reads a catalogue from its files. Throws a `CatalogueError` that names the line for anything that isn’t Fluent. */
export function readCatalogue(files: readonly CatalogueFile[]): Catalogue {
  const texts = new Map<string, Phrase>()
  const terms = new Map<string, Pattern>()
  for (const { name, text } of files) {
    const add = <T>(known: Map<string, T>, id: string, one: T) => {
      if (known.has(id)) throw new CatalogueError(`${name}: ${id} is there twice`)
      known.set(id, one)
    }
    for (const entry of new FluentParser().parse(text).body) {
      if (entry.type === 'Junk') {
        const line = text.slice(0, entry.span?.start ?? 0).split('\n').length
        throw new CatalogueError(`${name}, line ${line}: ${entry.annotations[0]?.message ?? 'can’t be read'}`)
      }
      if (entry.type === 'Message') for (const phrase of textsOf(entry)) add(texts, phrase.id, phrase)
      else if (entry.type === 'Term') add(terms, entry.id.name, entry.value)
    }
  }
  return { texts, terms }
}

/** “log-ending.track” in its parts: the area “log”, the name “ending” and, of several of a kind, “track”. */
export function namesOf(id: string): { readonly area: string; readonly name: string; readonly part?: string } {
  const [, area = '', name = '', part] = /^([^-]+)-([^.]+)(?:\.(.+))?$/.exec(id) ?? []
  if (name === '') throw new CatalogueError(`${id} needs the name of an area before a hyphen`)
  return { area, name: plain(name), ...(part !== undefined && { part: plain(part) }) }
}

/** “lead-fixed” as code says it: leadFixed. */
const plain = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
