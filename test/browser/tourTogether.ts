import { makeRoomCode, roomCodeBytes } from '../../src/link/roomCode.ts'
import { letIn } from './gathering.ts'
import { agree, fast, invite, pressMove, queryOf, untilAsked } from './playing.ts'
import { goTo, type Place } from './tour.ts'
import type { Visitor } from './visitor.ts'

/** A place that one of several people has come to. */
export interface SharedPlace extends Place {
  readonly one: Visitor
}

/** Opens the page for someone, set up as they like it. */
export type Enter = (name: string, query: string) => Promise<Visitor>

/** As quick as the others, but with the coach, who stays away from tests. */
const coached = fast.replace('test&', '')

/** The places that two people at two devices come to, and a third who asks for the seat of one. */
export async function* together(enter: Enter): AsyncGenerator<SharedPlace, void> {
  const host = await enter('host', fast)
  const link = await invite(host)
  const guest = await enter('guest', queryOf(link, coached))
  yield* atTwo(host, guest)
  await guest.vanish()
  await host.page.waitForSelector('.seats [data-state=away]')
  yield { one: host, name: 'someone is away', top: 'body' }
  const third = await enter('third', queryOf(link, fast))
  await third.page.waitForSelector('[data-ask-in]')
  yield { one: third, name: 'watching', top: 'body' }
  await third.page.locator('[data-ask-in]').first().press('Enter')
  await host.page.waitForSelector('.knock')
  yield { one: host, name: 'admission', top: '.knock' }
  await letIn(host)
  await agree([host, third])
  await goTo(third, `#/check/${makeRoomCode(new Uint8Array(roomCodeBytes))}`, 'check')
  await third.page.waitForSelector('.check[data-verdict=peer]')
  yield { one: third, name: 'a table that doesn’t answer', top: 'body' }
}

/** The coach, reactions and watchers. */
async function* atTwo(host: Visitor, guest: Visitor): AsyncGenerator<SharedPlace, void> {
  await agree([host, guest])
  while ((await untilAsked([host, guest])) === host) {
    await pressMove(host, () => 0)
    await agree([host, guest])
  }
  await guest.page.waitForSelector('.coach-label')
  yield { one: guest, name: 'coach', top: '.coach-label' }
  await guest.page.locator('[data-open=reactions]').press('Enter')
  await guest.page.waitForSelector('.picker:popover-open')
  yield { one: guest, name: 'reactions', top: '.picker' }
  await guest.page.keyboard.press('Escape')
  await host.page.locator('[data-open=menu]').press('Enter')
  await host.page.locator('dialog.menu [data-open=watchers]').press('Enter')
  await host.page.waitForSelector('dialog.gallery:focus-within')
  yield { one: host, name: 'watchers', top: 'dialog.gallery' }
  await host.page.keyboard.press('Escape')
  await host.page.waitForSelector('dialog', { state: 'detached' })
}
