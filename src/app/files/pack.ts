import type { OpenTitle } from '../../games/title.ts'
import { fromBase64, toBase64 } from '../../kit/bytes.ts'
import { writeBrief } from '../../rules/brief.ts'
import { areSeedsShown } from '../../rules/briefDealing.ts'
import type { Journal } from '../../rules/journal.ts'
import { writeRecord } from '../../rules/record.ts'

/** No match is longer than this when unpacked. */
const longest = 2_000_000

/**
 * A match as short as it can be in a link. One with an edition of its own gets long, and so does one whose cards
 * everyone deals, until all have shown how they shuffled.
 */
export async function packMatch(
  { game, edition }: Pick<OpenTitle, 'game' | 'edition'>,
  journal: Journal,
): Promise<string> {
  const isShort = edition === undefined && areSeedsShown(journal.entries)
  return isShort ? writeBrief(game, journal) : packText(writeRecord(journal, edition))
}

/** A text for use in a link: deflated, as base64url. */
export async function packText(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  return toBase64(bytes)
}

/** The packed text; undefined if it is damaged or longer than any match. */
export async function unpackText(packed: string): Promise<string | undefined> {
  const bytes = fromBase64(packed)
  if (!bytes) return undefined
  try {
    const stream = new Blob([Uint8Array.from(bytes)]).stream()
    return await readAll(stream.pipeThrough(new DecompressionStream('deflate-raw')))
  } catch {
    return undefined
  }
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<string | undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const reader = stream.getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    text += decoder.decode(value, { stream: true })
    if (text.length > longest) return undefined
  }
}
