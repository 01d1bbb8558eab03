import { FluentParser, type Message, type Pattern, type Term } from '@fluent/syntax'

/** A catalogue in Fluent: its messages and terms by their ids. */
export interface Catalogue {
  readonly messages: ReadonlyMap<string, Message>
  readonly terms: ReadonlyMap<string, Term>
}

/** A fault in a catalogue, in words for whoever writes it. */
export class CatalogueError extends Error {}

/** Reads a catalogue. Throws a `CatalogueError` that names the line for anything that isn’t Fluent. */
export function readCatalogue(text: string, file: string): Catalogue {
  const messages = new Map<string, Message>()
  const terms = new Map<string, Term>()
  for (const entry of new FluentParser().parse(text).body) {
    if (entry.type === 'Junk') {
      const line = text.slice(0, entry.span?.start ?? 0).split('\n').length
      throw new CatalogueError(`${file}, line ${line}: ${entry.annotations[0]?.message ?? 'can’t be read'}`)
    }
    if (entry.type !== 'Message' && entry.type !== 'Term') continue
    const { name } = entry.id
    const known: ReadonlyMap<string, unknown> = entry.type === 'Message' ? messages : terms
    if (known.has(name)) throw new CatalogueError(`${file}: ${name} is there twice`)
    if (entry.attributes.length > 0) throw new CatalogueError(`${file}: ${name} has attributes, which nothing reads`)
    if (entry.type === 'Message') messages.set(name, entry)
    else terms.set(name, entry)
  }
  return { messages, terms }
}

/** The pattern of a message; one without a text is a fault. */
export function patternOf(message: Message): Pattern {
  if (!message.value) throw new CatalogueError(`${message.id.name} has no text`)
  return message.value
}

/** “log-lead-fixed” in its two parts: the area “log”, and the name “leadFixed”. */
export function namesOf(id: string): { readonly area: string; readonly name: string } {
  const [area = '', ...rest] = id.split('-')
  const name = rest.map((word, at) => (at === 0 ? word : word.slice(0, 1).toUpperCase() + word.slice(1))).join('')
  if (name === '') throw new CatalogueError(`${id} needs the name of an area before a hyphen`)
  return { area, name }
}
