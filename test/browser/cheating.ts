import type { Page } from 'playwright-core'
import { storeKeeper } from '../../src/app/storage/matchStore.ts'
import { loadRoom } from '../../src/app/storage/rooms.ts'
import { need } from '../../src/kit/assert.ts'
import { makeFrames } from '../../src/link/frames.ts'
import type { Game } from '../../src/rules/game.ts'
import type { Journal } from '../../src/rules/journal.ts'
import { openJournal } from '../../src/rules/replay.ts'
import { storeIn } from './disk.ts'
import { codeOf, keptJournal } from './kept.ts'
import type { Visitor } from './visitor.ts'

declare global {
  interface Window {
    /** The channels by which a tapped page has spoken. */
    tapped?: Set<RTCDataChannel>
  }
}

/** Runs in the page before anything else: notes its channels, and sends nothing that a cheat would rather not say. */
function tapLinks(): void {
  const tapped = new Set<RTCDataChannel>()
  window.tapped = tapped
  const { send } = RTCDataChannel.prototype
  const heard = function (this: RTCDataChannel, data: ArrayBuffer | ArrayBufferView<ArrayBuffer>) {
    tapped.add(this)
    const unsaid = sessionStorage.getItem('unsaid')
    const to = sessionStorage.getItem('unsaid to')
    const isTo = !to || [...tapped].indexOf(this) === Number(to)
    if (unsaid && isTo && new RegExp(unsaid).test(new TextDecoder().decode(data))) return
    Reflect.apply(send, this, [data])
  }
  Object.defineProperty(RTCDataChannel.prototype, 'send', { value: heard })
}

/** Options of a visitor who cheats. */
export const altered = { before: (page: Page) => page.addInitScript(tapLinks) }

/**
 * From now on, no messages of these types leave the page, or none over the link that it made as number `to`; all do
 * where none are named.
 */
export const keepBack = ({ page }: Visitor, types: readonly string[], to?: number): Promise<void> =>
  page.evaluate(
    ([unsaid, only]) => {
      sessionStorage.setItem('unsaid', unsaid)
      sessionStorage.setItem('unsaid to', only)
    },
    [types.map((type) => `"type":"${type}"`).join('|'), `${to ?? ''}`] as const,
  )

/** The secret of a page’s seat, and the match as it keeps it. */
export async function handOf(
  cheat: Visitor,
  game: Game,
): Promise<{ readonly secret: string; readonly journal: Journal }> {
  const { page } = cheat
  const { secret } = need(await loadRoom(storeIn(page), codeOf(page)), 'a room')
  const opened = openJournal(game, await keptJournal(cheat))
  if ('problem' in opened) throw new Error(opened.problem.reason)
  return { secret, journal: opened.journal }
}

/** The altered page says this to everyone that it is linked to. */
export async function say({ page }: Visitor, ...messages: readonly object[]): Promise<void> {
  const frames = messages.flatMap((one) => need(makeFrames('message', JSON.stringify(one), 40_000), 'frames'))
  await page.evaluate(
    (all) => {
      for (const channel of window.tapped ?? [])
        for (const one of all) if (channel.readyState === 'open') channel.send(new Uint8Array(one))
    },
    frames.map((one) => [...one]),
  )
}

/** The altered page takes these entries for its match in a room, and opens again there. */
export async function rewrite({ page }: Visitor, entries: Journal['entries']): Promise<void> {
  const [back, code] = [page.url(), codeOf(page)]
  await page.route('**/meanwhile', (route) => route.fulfill({ body: '' }))
  await page.goto(new URL('/meanwhile', back).href)
  const keeper = storeKeeper(storeIn(page), code)
  await keeper.load()
  await keeper.begin(undefined, entries)
  await keeper.answers?.keep(null)
  await page.goto(back)
}
