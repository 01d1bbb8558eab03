import * as v from 'valibot'
import { same } from '../../kit/json.ts'
import type { Keeper, Kept } from '../../match/keeper.ts'
import type { Entry } from '../../rules/body.ts'
import type { Store } from './store.ts'

/** The beginning of a stored match; its entries are still unread. */
export const keptSchema = v.object({
  entries: v.array(v.unknown()),
  edition: v.exactOptional(v.unknown()),
  /** Names the sheets that continue these entries. */
  round: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
})
const sheetSchema = v.array(v.unknown())

/** Entries per sheet: few, since each entry rewrites its whole sheet. */
const sheetLength = 16

const keyOf = (code: string) => `match/${code}`
const answersOf = (code: string) => `answers/${code}`
const sheetsOf = (code: string) => `${keyOf(code)}/`
const roundOf = (code: string, round: number) => `${sheetsOf(code)}${round}/`

/** A match as stored: the entries it began with, and sheets with those since. */
interface Book {
  readonly kept: Kept
  readonly round: number
  readonly sheets: readonly (readonly unknown[])[]
}

/**
 * Stores a match under its room’s code: whole when it begins or is replaced, then in sheets of a few entries each, so
 * that saving an entry costs the same however long the match is.
 */
export function storeKeeper(store: Store, code: string): Keeper {
  let book: Book | undefined
  const open = async () => {
    book ??= await readBook(store, code)
    return book
  }
  const begin: Keeper['begin'] = async (edition, entries) => {
    const there = await readBook(store, code)
    if (there && there.round !== book?.round && isSameMatch(there.kept.entries, entries))
      throw new Error('begun in another window')
    const kept = { entries, ...(edition === undefined ? {} : { edition }) }
    book = { kept, round: await replaceMatch(store, code, kept), sheets: [] }
  }
  return {
    begin,
    answers: { load: () => store.get(answersOf(code)), keep: (value) => store.keep(answersOf(code), value) },
    async load() {
      const read = await readBook(store, code)
      book = read
      return read && { ...read.kept, entries: [...read.kept.entries, ...read.sheets.flat()] }
    },
    async append(entry) {
      const before = await open()
      if (!before) return begin(undefined, [entry])
      const there = await readHead(store, code)
      if (there?.round !== before.round) throw new Error('begun in another window')
      const sheets = withEntry(before.sheets, entry)
      const at = sheets.length - 1
      await store.keep(`${roundOf(code, before.round)}${at}`, sheets[at])
      book = { ...before, sheets }
    },
  }
}

/** Stores a match in place of whatever is there, in a round of its own, which it returns. */
export async function replaceMatch(store: Store, code: string, kept: Kept): Promise<number> {
  const [old, head] = [await store.keys(sheetsOf(code)), await readHead(store, code)]
  const round = Math.max(head?.round ?? -1, ...old.map((key) => roundIn(code, key))) + 1
  await store.keep(keyOf(code), { ...kept, round })
  await Promise.all(old.map((key) => store.remove(key)))
  return round
}

/** The round of a sheet’s key; -1 if it is no sheet. */
function roundIn(code: string, key: string): number {
  const round = Number(key.slice(sheetsOf(code).length).split('/')[0])
  return Number.isInteger(round) ? round : -1
}

function withEntry(sheets: Book['sheets'], entry: Entry<unknown>): Book['sheets'] {
  const last = sheets.at(-1)
  if (!last || last.length >= sheetLength) return [...sheets, [entry]]
  return [...sheets.slice(0, -1), [...last, entry]]
}

/** Reads the head of a stored match. */
async function readHead(store: Store, code: string) {
  const read = v.safeParse(keptSchema, await store.get(keyOf(code)))
  return read.success ? read.output : undefined
}

/** Whether two journals begin with the same setup. */
const isSameMatch = ([one]: readonly unknown[], [other]: readonly unknown[]) => one !== undefined && same(one, other)

async function readBook(store: Store, code: string): Promise<Book | undefined> {
  const head = await readHead(store, code)
  if (!head) return undefined
  const { round, ...kept } = head
  const prefix = roundOf(code, round)
  const numbers = (await store.keys(prefix)).map((key) => Number(key.slice(prefix.length)))
  const count = Math.max(-1, ...numbers.filter(Number.isInteger)) + 1
  const sheets = await Promise.all(
    Array.from({ length: count }, async (_, at) => readSheet(await store.get(`${prefix}${at}`))),
  )
  return { kept, round, sheets }
}

/** A missing or invalid sheet becomes one unreadable entry, so that the damage is noticed. */
function readSheet(data: unknown): readonly unknown[] {
  const read = v.safeParse(sheetSchema, data)
  return read.success && read.output.length > 0 ? read.output : [undefined]
}

/** Deletes a room’s match. */
export async function forgetMatch(store: Store, code: string): Promise<void> {
  // The beginning goes first: sheets without it are ignored.
  await store.remove(keyOf(code))
  await store.remove(answersOf(code))
  const sheets = await store.keys(sheetsOf(code))
  await Promise.all(sheets.map((key) => store.remove(key)))
}
