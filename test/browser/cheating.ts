import * as v from 'valibot'
import { need } from '../../src/kit/assert.ts'
import { parseJson } from '../../src/kit/json.ts'
import { makeFrames } from '../../src/link/frames.ts'
import { ed25519Signatures } from '../../src/match/ed25519.ts'
import { makeSigner, sealText } from '../../src/match/signing.ts'
import type { Entry } from '../../src/rules/body.ts'
import { readEntry } from '../../src/rules/entry.ts'
import { entryHash } from '../../src/rules/journal.ts'
import type { Visitor } from './visitor.ts'

declare global {
  interface Window {
    /** Everything that a tapped page has sent, frame by frame, and its open channels. */
    tapped?: { readonly said: string[]; readonly channels: Set<RTCDataChannel> }
  }
}

/** Runs in the page before anything else: keeps what it says to others, and by which channels. */
export function tapLinks(): void {
  const tapped = { said: [] as string[], channels: new Set<RTCDataChannel>() }
  window.tapped = tapped
  const { send } = RTCDataChannel.prototype
  const heard = function (this: RTCDataChannel, data: ArrayBuffer | ArrayBufferView<ArrayBuffer>) {
    tapped.channels.add(this)
    tapped.said.push(new TextDecoder().decode(data).slice(6))
    return Reflect.apply(send, this, [data])
  }
  Object.defineProperty(RTCDataChannel.prototype, 'send', { value: heard })
}

const challenge = v.object({ type: v.literal('challenge'), match: v.string(), people: v.string(), key: v.string() })
const whole = v.object({ type: v.picklist(['welcome', 'journal']), entries: v.array(v.unknown()) })
const sent = v.object({ type: v.literal('entry'), entry: v.looseObject({}) })

/** The last entry among messages: one that travels by itself does so without the hash of the one before it. */
function lastEntryIn(messages: readonly unknown[]): Entry<unknown> | undefined {
  let last: Entry<unknown> | undefined
  const take = (data: unknown) => {
    const read = readEntry(data, 0, (move) => move)
    if ('problem' in read) throw new Error(read.problem.reason)
    last = read.entry
  }
  for (const one of messages) {
    if (v.is(whole, one)) one.entries.forEach(take)
    else if (v.is(sent, one)) take({ prev: last && entryHash(last), ...one.entry })
  }
  return last
}

/** The last line of the match that a tapped host has sent. */
async function lastSent({ page }: Visitor) {
  const said = await page.evaluate(() => window.tapped?.said ?? [])
  const messages = said.map((text) => parseJson(text))
  const greeted = need(
    messages.find((one) => v.is(challenge, one)),
    'a challenge',
  )
  const entry = need(lastEntryIn(messages), 'an entry')
  return { ...v.parse(challenge, greeted), entry }
}

/** Runs in the page: the secret of its seat in the only room it knows. */
const ownSecret = () =>
  new Promise<string | undefined>((resolve, reject) => {
    const opening = indexedDB.open('narrow-gauge')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const kept = opening.result.transaction('kept').objectStore('kept')
      const rooms = kept.getAll(IDBKeyRange.bound('room/', 'room0'))
      rooms.onsuccess = () => resolve(rooms.result[0]?.secret)
    }
  })

/** The host’s page, altered: it sends its last line once more, changed, under its own genuine seal. */
export async function sealAgain(host: Visitor, change: (entry: Entry<unknown>) => Entry<unknown>): Promise<void> {
  const secret = need(await host.page.evaluate(ownSecret), 'the secret of the host’s seat')
  const { entry, match, people, key } = await lastSent(host)
  const { sig: _, seal: __, ...bare } = change(entry)
  const signer = makeSigner(ed25519Signatures, secret, people)
  if (signer.key !== key) throw new Error('the secret of another seat')
  const seal = signer.sign(sealText(match, bare))
  const text = JSON.stringify({ type: 'entry', entry: { ...bare, seal } })
  const frames = need(makeFrames('message', text, 40_000), 'frames').map((one) => [...one])
  await host.page.evaluate((all) => {
    for (const channel of window.tapped?.channels ?? [])
      for (const one of all) if (channel.readyState === 'open') channel.send(new Uint8Array(one))
  }, frames)
}
