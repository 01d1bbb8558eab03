import * as v from 'valibot'
import { filled, type Translation } from '../../../kit/language.ts'
import type { Flaw } from '../../../rules/flaw.ts'
import type { FlawReason } from '../edit/flaws.ts'

/** A language's words for flaws. */
export type FlawWords = Translation<typeof import('../words/en/flaws.ts')>

const texts = [
  ...(['acting', 'built', 'card', 'colour', 'count', 'cubes', 'do', 'due', 'dug', 'expected', 'flips'] as const),
  ...(['have', 'id', 'kind', 'laid', 'left', 'letter', 'line', 'lines', 'need', 'next', 'owner', 'path'] as const),
  ...(['phase', 'pile', 'placed', 'printed', 'received', 'resources', 'rubble', 'seat', 'selected'] as const),
  ...(['slot', 'station', 'stations', 'there', 'times', 'to', 'tracks', 'turn', 'type'] as const),
]
const lists = ['all', 'colours', 'fitting', 'others', 'places', 'spare', 'tiles', 'ways', 'where'] as const

/** Everything that a sentence may mention; of what a flaw doesn’t tell, nothing. */
const factsSchema = v.object({
  ...v.entriesFromList(texts, v.optional(v.string(), '')),
  ...v.entriesFromList(lists, v.optional(v.array(v.string()), [])),
})

/** The text for a flaw in an edition, options or a made-up position, and where there is one, a way out. */
export function flawIn(words: FlawWords, { reason, at, amounts }: Flaw): string {
  const names: Readonly<Record<string, string>> = words.names
  const named = (key: string) => (Object.hasOwn(names, key) ? names[key] : key)
  const told = Object.entries(amounts).map(([key, amount]) => [
    key,
    typeof amount === 'object' ? amount : named(String(amount)),
  ])
  const facts = v.parse(factsSchema, Object.fromEntries(told))
  return filled(words.texts[isReason(words, reason) ? reason : 'badValue'], { ...facts, at: at || words.whole })
}

const isReason = ({ texts: all }: FlawWords, reason: string): reason is FlawReason => Object.hasOwn(all, reason)
