import * as v from 'valibot'
import { need } from '../../src/kit/assert.ts'
import { parseJson } from '../../src/kit/json.ts'
import type { Link } from '../../src/link/link.ts'
import { foldTable } from '../../src/rules/applyEntry.ts'
import type { Seat } from '../../src/rules/game.ts'
import { cheapSignatures } from '../match/cheapSignatures.ts'
import { forging } from '../match/forging.ts'
import { tiny } from '../tiny/tiny.ts'
import { type Browser, openRoom, type Title } from './browser.ts'
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
export async function openCheat(world: World, guests: number, title?: Title): Promise<Cheat> {
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
  browsers = await openRoom(world, guests, title)
  return cheat
}

const helloSchema = v.object({ type: v.literal('hello'), key: v.string() })

/** Entries that the rules may forbid. */
export const { forged, goneOn } = forging(tiny, cheapSignatures)
