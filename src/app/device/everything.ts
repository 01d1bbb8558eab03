import * as v from 'valibot'
import { parseJson } from '../../kit/json.ts'
import type { DamagedMatch, Imported } from '../../overlay/device/device.ts'
import { explained } from '../../overlay/screens/explained.ts'
import { matchName } from '../../overlay/screens/matchText.ts'
import { fileProblem } from '../../overlay/text/fileProblem.ts'
import { text } from '../../overlay/text/text.ts'
import { hex32 } from '../../rules/fields.ts'
import { openJournal } from '../../rules/replay.ts'
import { readText } from '../files/readMatch.ts'
import { replaceMatch, storeKeeper } from '../storage/matchStore.ts'
import { keyOf, matchSchema, readRecent, textOf } from '../storage/recentMatches.ts'
import { loadRoom, roomKeyOf, roomSchema, saveRoom } from '../storage/rooms.ts'
import type { Store } from '../storage/store.ts'
import { openTitle, wantedBy } from '../titles.ts'
import type { World } from '../world.ts'

const format = 'narrow-gauge/device'
/** The number of this file’s format. */
export const version = 1

/** A match that goes on takes its room along, with the secret of this device’s seat; one that is over needs none. */
export const partSchema = v.object({
  match: matchSchema,
  text: v.exactOptional(v.string()),
  room: v.exactOptional(roomSchema),
  addresses: v.exactOptional(hex32),
  kept: v.exactOptional(v.object({ entries: v.array(v.unknown()), edition: v.exactOptional(v.unknown()) })),
})
type Part = v.InferOutput<typeof partSchema>

/** The whole of a device’s file, but for its matches. */
export const fileSchema = v.object({
  matches: v.pipe(v.array(v.unknown()), v.maxLength(1000)),
  /** Settings, editions and the like, by their keys; each is read where it is used. */
  others: v.record(v.string(), v.unknown()),
})
const headSchema = v.object({ format: v.literal(format), version: v.number() })

/** Keys of what belongs to a match, of the file opened last and of the format: others hold what is no match. */
const ofMatch = /^(mine|done|room|match|addresses|answers)\/|^(opened|format)$/

/** Everything this device keeps, as the text of one file. */
export async function writeEverything(store: Store): Promise<string> {
  const parts: unknown[] = []
  for (const id of await idsOf(store)) {
    const part = await partOf(store, id)
    if (part) parts.push(part)
  }
  const keys = (await store.keys('')).filter((key) => !ofMatch.test(key))
  const others = await Promise.all(keys.map(async (key) => [key, await store.get(key)] as const))
  const file = { format, version, others: Object.fromEntries(others), matches: parts }
  return `${JSON.stringify(file, undefined, 1)}\n`
}

const idsOf = async (store: Store) => (await store.keys(keyOf(''))).map((key) => key.slice(keyOf('').length))

async function partOf(store: Store, id: string): Promise<unknown> {
  const match = await readRecent(store, keyOf(id))
  if (!match) return undefined
  if (match.outcome !== undefined) return { match, text: await store.get(textOf(id)) }
  const { code } = match
  return {
    match,
    room: await loadRoom(store, code),
    addresses: await store.get(roomKeyOf(code)),
    kept: await storeKeeper(store, code).load(),
  }
}

/** The device that takes such a file in, and its person’s say in it. */
export interface Receiving extends Pick<World, 'store' | 'titles'> {
  /** Asks the person here whether to bring in a file with this many matches. */
  mayAdd(count: number): Promise<boolean>
}

/**
 * Adds the matches of such a file that are new here or further on, and whatever else isn’t here yet; undefined if the
 * person here would rather not.
 */
export async function readEverything(
  { store, titles, mayAdd }: Receiving,
  file: string,
): Promise<Imported | undefined> {
  const data = parseJson(file)
  const head = v.safeParse(headSchema, data)
  const read = v.safeParse(fileSchema, data)
  if (head.success && head.output.version !== version) return { problem: 'otherVersion' }
  if (!head.success || !read.success) return { problem: 'damaged' }
  const { matches, others } = read.output
  if (!(await mayAdd(matches.length))) return undefined
  const damaged: DamagedMatch[] = []
  let [added, known] = [0, 0]
  for (const [at, unread] of matches.entries()) {
    const part = v.safeParse(partSchema, unread)
    const damage = part.success ? await damageOf(titles, part.output) : unreadable(at)
    if (damage) damaged.push(damage)
    if (!part.success || damage?.kept === false) continue
    if (await isKnown(store, part.output)) known++
    else {
      await add(store, part.output)
      if (!damage) added++
    }
  }
  await addOthers(store, others)
  return { added, known, damaged }
}

const unreadable = (at: number): DamagedMatch => ({
  name: text().device.nth({ number: at + 1 }),
  why: fileProblem(text().problem, { reason: 'badField' }),
  kept: false,
})

/** The damage in a match that could be read. A match with nothing to open is still gathering. */
async function damageOf(titles: World['titles'], part: Part): Promise<DamagedMatch | undefined> {
  const why = await flawOf(titles, part)
  return why && { name: matchName(part.match), ...why }
}

type Flaw = Omit<DamagedMatch, 'name'>

async function flawOf(titles: World['titles'], { match, text: record, kept }: Part): Promise<Flaw | undefined> {
  if (record !== undefined) {
    const read = await readText(titles, record)
    if ('problem' in read) return { why: explained(read.problem).text, kept: false }
    const { wrong } = read.saved
    return wrong && { why: fileProblem(text().problem, wrong), kept: true }
  }
  if (!kept) return match.gathering ? undefined : { why: fileProblem(text().problem, cutOff), kept: false }
  const title = await openTitle(titles, wantedBy(kept))
  if (!title) return { why: fileProblem(text().problem, { reason: 'otherGame', detail: match.title }), kept: false }
  const opened = openJournal(title.game, kept.entries)
  if ('journal' in opened) return undefined
  return { why: fileProblem(text().problem, opened.problem), kept: opened.good !== undefined }
}

const cutOff = { reason: 'cutOff' } as const

/** Whether this device has the match already, as far or further. */
async function isKnown(store: Store, { match }: Part): Promise<boolean> {
  const here = await readRecent(store, keyOf(match.id))
  return here !== undefined && here.seq >= match.seq
}

async function add(store: Store, { match, text, room, addresses, kept }: Part): Promise<void> {
  const { id, code } = match
  if (room) await saveRoom(store, code, room)
  if (addresses !== undefined) await store.set(roomKeyOf(code), addresses)
  if (kept) await replaceMatch(store, code, kept)
  if (text !== undefined) await store.set(textOf(id), text)
  // Listed once all of it is here.
  await store.set(keyOf(id), match)
}

async function addOthers(store: Store, others: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [key, value] of Object.entries(others))
    if (!ofMatch.test(key) && (await store.get(key)) === undefined) await store.set(key, value)
}
