import * as v from 'valibot'
import { need } from '../../src/kit/assert.ts'
import { digest64 } from '../../src/kit/hash.ts'
import { parseJson } from '../../src/kit/json.ts'
import type { Link } from '../../src/link/link.ts'
import { entryText, sealText, signerIn } from '../../src/match/signing.ts'
import { applyEntry, foldTable } from '../../src/rules/applyEntry.ts'
import type { Body, Entry } from '../../src/rules/body.ts'
import type { Seat, Typed } from '../../src/rules/game.ts'
import { type Journal, lastOf, makeEntry, positionOf, tableOf, withSigs } from '../../src/rules/journal.ts'
import { extend, setupOf } from '../../src/rules/replay.ts'
import { cheapSignatures } from '../match/cheapSignatures.ts'
import { tiny } from '../tiny/tiny.ts'
import { type Browser, openRoom } from './browser.ts'
import { overheard } from './overheard.ts'
import { pass, type World } from './world.ts'

/** A host altered to cheat: it sends what it likes to one guest at a time, sealed by its own key. */
export interface Cheat {
  readonly browsers: readonly Browser[]
  at(seat: Seat): Browser
  /** Sends messages to the guest in a seat, as its host. */
  send(to: Seat, ...messages: readonly object[]): Promise<void>
  /** Changes what the host sends to the guest in a seat; nothing is sent for undefined. */
  tell: (to: Seat, text: string) => string | undefined
  /** Sends a message to the host, as the guest in a seat. */
  sendToHost(from: Seat, message: object): Promise<void>
}

/** A room whose host is altered to cheat. Its links are in the order of its guests’ seats. */
export async function openCheat(world: World, guests: number): Promise<Cheat> {
  const links = new Map<string, Link[]>()
  const keys = new Map<Link, string>()
  world.tap = (name, link) => {
    links.set(name, [...(links.get(name) ?? []), link])
    const said = (text: string) => {
      const hello = v.safeParse(helloSchema, parseJson(text))
      if (hello.success) keys.set(link, hello.output.key)
    }
    return overheard(
      link,
      said,
      () => {},
      (text) => {
        const seat = browsers.length > 0 && name === at(0).storage.secret ? seatAt(link) : -1
        return seat < 0 ? text : cheat.tell(seat, text)
      },
    )
  }
  const at = (seat: Seat) => need(browsers[seat], `browser ${seat}`)
  const seatAt = (link: Link) => {
    const { seats } = foldTable(at(0).table().journal()).roster
    return seats.findIndex((seated) => seated?.key === keys.get(link))
  }
  let browsers: readonly Browser[] = []
  const cheat: Cheat = {
    get browsers() {
      return browsers
    },
    at,
    tell: (_, text) => text,
    async send(to, ...messages) {
      const link = need(links.get(at(0).storage.secret)?.[to - 1], 'a link to the guest')
      for (const message of messages) link.send(JSON.stringify(message))
      await pass(world, 200)
    },
    async sendToHost(from, message) {
      const link = need(links.get(at(from).storage.secret)?.at(-1), 'a link to the host')
      link.send(JSON.stringify(message))
      await pass(world, 200)
    },
  }
  browsers = await openRoom(world, guests)
  return cheat
}

const helloSchema = v.object({ type: v.literal('hello'), key: v.string() })

/** An entry that follows a journal, signed and sealed by a secret’s holder whether or not the rules allow it. */
export function forged(journal: Journal, secret: string, by: Seat | 'host', body: Body<Typed>): Entry<Typed> {
  const signer = signerIn(cheapSignatures, secret, journal)
  const step = extend(tiny, journal, by, body)
  const bare = makeEntry(journal.entries.at(-1), by, body, digest64(positionOf(journal)))
  const entry = 'problem' in step ? bare : lastOf(step.journal)
  const sig = signer.sign(entryText(entry))
  return withSigs(entry, { sig, seal: signer.sign(sealText(setupOf(journal).match, entry)) })
}

/** A journal that goes on with this entry, whether or not the rules allow it. */
export function goneOn(journal: Journal, entry: Entry<Typed>): Journal {
  const step = extend(tiny, journal, entry.by, entry.body)
  const next = 'problem' in step ? undefined : step.journal
  return {
    entries: [...journal.entries, entry],
    tables: next?.tables ?? [...journal.tables, applyEntry(tableOf(journal), entry)],
    positions: next?.positions ?? [...journal.positions, positionOf(journal)],
    ask: next?.ask ?? journal.ask,
  }
}
