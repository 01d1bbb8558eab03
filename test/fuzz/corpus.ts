import { readGuestMessage, readHostMessage } from '../../src/net/protocol/protocol.ts'
import type { Draw } from '../../src/rules/chance.ts'

/**
 * Texts that were really sent, by the type of message: rare ones are drawn as often as common ones, and those with
 * something inside more often, since more can be wrong with them.
 */
export interface Corpus {
  add(text: string): void
  one(draw: Draw): string
  /** The types there are. */
  types(): readonly string[]
}

/** Number of texts of a type that are kept: the first ones, and the latest. */
const mostKept = 40
/** Nothing longer is kept: a journal in full is mutated in small matches already. */
const longestKept = 20_000

/** No texts yet. */
export function makeCorpus(): Corpus {
  const kept = new Map<string, string[]>()
  const all: string[][] = []
  const rich: string[][] = []
  const listOf = (type: string) => {
    const known = kept.get(type)
    if (known) return known
    const texts: string[] = []
    kept.set(type, texts)
    for (const lists of type.includes(' ') ? [all, rich] : [all]) lists.push(texts)
    return texts
  }
  return {
    add(text) {
      if (text.length > longestKept) return
      const texts = listOf(kindOf(text))
      texts.push(text)
      if (texts.length > mostKept) texts.splice(mostKept / 2, 1)
    },
    one(draw) {
      const lists = rich.length > 0 && draw(3) > 0 ? rich : all
      const texts = lists[draw(lists.length)] ?? []
      return texts[draw(texts.length)] ?? ''
    },
    types: () => [...kept.keys()],
  }
}

/** The type of a message, and of the entry or change in it. */
function kindOf(text: string): string {
  const inner = /"(?:body|want)":\{"(?:type":"(\w+)|\w+":[^{}]*"type":"(\w+))/.exec(text)
  const outer = /^\{"type":"(\w+)"/.exec(text)
  return `${outer?.[1] ?? 'text'} ${inner?.[1] ?? inner?.[2] ?? ''}`.trim()
}

/** The messages to hosts, and those to guests. */
export interface Traffic {
  readonly toHost: Corpus
  readonly toGuest: Corpus
  add(text: string): void
}

/** Nothing said yet. */
export function makeTraffic(): Traffic {
  const [toHost, toGuest] = [makeCorpus(), makeCorpus()]
  return {
    toHost,
    toGuest,
    add(text) {
      if (readGuestMessage(text)) toHost.add(text)
      if (readHostMessage(text)) toGuest.add(text)
    },
  }
}
