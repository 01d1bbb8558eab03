import { builtIn, foothills } from '../../src/games/foothills/index.ts'
import { ed25519Signatures } from '../../src/match/ed25519.ts'
import { makeSigner, sealTextOf } from '../../src/match/signing.ts'
import { writeRecord } from '../../src/rules/record.ts'
import { randomJournal } from '../journals.ts'
import type { Visitor } from './visitor.ts'

/** A file as a file button takes it. */
export interface GivenFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** A text as such a file. */
export const given = (name: string, text: string): GivenFile => ({
  name: `${name}.json`,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
})

/** A match of Foothills with a note in its middle. */
export const matchWithNotes = (): GivenFile =>
  given('match', writeRecord(randomJournal(foothills(builtIn), 2, {}, 9, { undo: 20, note: 150 })))

/** Evidence about a host, rightly signed, whose entries show nothing. */
export function evidenceFile(): GivenFile {
  const match = 'a'.repeat(32)
  const { key, sign } = makeSigner(ed25519Signatures, 'b'.repeat(32), match)
  const heads = [1, 2].map((epoch) => {
    const head = { epoch, seq: 3, hash: `${epoch}`.repeat(64) }
    return { ...head, seal: sign(sealTextOf(match, head)) }
  })
  const said = { format: 'narrow-gauge/evidence', version: 1, match, host: key }
  return given('evidence', JSON.stringify({ ...said, offence: 'rewritten', heads, entries: [] }))
}

/** Drops a file on the page, as from another window. */
export const dropped = ({ page }: Visitor, text: string) =>
  page.evaluate((whole) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([whole], 'dropped.json'))
    const here = document.querySelector('#page') ?? document.body
    for (const type of ['dragover', 'drop'])
      here.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
  }, text)
