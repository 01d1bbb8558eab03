import { describe, expect, it } from 'vitest'
import { listAnd } from '../../src/kit/english.ts'
import { withTable } from './harness.ts'
import { resign } from './menu.ts'
import { agree, fast, invite, playOn, queryOf, start } from './playing.ts'
import type { Visitor } from './visitor.ts'
import { panel, watched } from './watching.ts'

/** The overlay takes its room beside the table. */
const viewport = { width: 1280, height: 720 }

/** Unfolds the tree down to a value, and types another one there. */
async function type({ page }: Visitor, path: string, value: string): Promise<void> {
  const names = path.split('.')
  for (let depth = 1; depth < names.length; depth++) {
    const fold = page.locator(`#debug [data-path="${names.slice(0, depth).join('.')}"]`)
    if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click()
  }
  await page.click(`#debug [data-edit="${path}"]`)
  await page.fill(`#debug [data-field="${path}"]`, value)
  await page.keyboard.press('Enter')
}

const numberAt = async ({ page }: Visitor, path: string) =>
  Number(await page.textContent(`#debug [data-value="${path}"]`))

/** A tester who hosts, with a player as guest, in the middle of a match. */
async function pair(
  open: (options: object) => Promise<Visitor>,
  query: { readonly host: string; readonly guest: string },
  seed: number,
) {
  const host = await open({ name: 'host', query: query.host, viewport })
  const link = await invite(host)
  const guest = await open({ name: 'guest', query: queryOf(link, query.guest), viewport })
  const now = await playOn([host, guest], { seed, moves: 12 })
  return { host, guest, now }
}

/** The mark of a test match on the table. */
const sign = '.match-log [data-test-match]'

describe('another position', () => {
  it('is refused if impossible, needs consent, and makes a test match for good', () =>
    withTable(async ({ open }) => {
      const { host, guest, now } = await pair(open, { host: watched, guest: fast }, 51)
      await panel(host, 'position')
      await type(host, 'boards.0.supply.iron', '25')
      const wrong = await host.page.textContent('[data-wrong]')
      expect(wrong).toMatch(/supply\.iron is 25, but there are only \d+ iron ore/)
      expect(await host.page.isDisabled('[data-do=apply]')).toBe(true)
      await host.page.click('[data-do=discard]')

      const before = await numberAt(host, 'boards.0.supply.passengers')
      await type(host, 'boards.0.supply.passengers', String(before + 3))
      await host.page.click('[data-do=apply]')
      const change = '[data-wish=edit] [data-change="boards.0.supply.passengers"]'
      expect(await guest.page.textContent(change)).toContain(`${before} → ${before + 3}`)
      await guest.page.click('[data-answer=no]')
      await host.page.waitForSelector('.debug-no')
      expect((await agree([host, guest])).hash).toBe(now.hash)

      await host.page.click('[data-do=apply]')
      await guest.page.click('[data-wish=edit] [data-answer=yes]')
      await guest.until('another position', ({ hash }) => hash !== now.hash)
      const edited = await agree([host, guest])
      expect(await numberAt(host, 'boards.0.supply.passengers')).toBe(before + 3)
      await host.page.waitForSelector('[data-draft]', { state: 'detached' })
      await guest.page.reload()
      expect((await agree([host, guest])).hash).toBe(edited.hash)
      for (const { page } of [host, guest]) await page.waitForSelector(sign, { state: 'attached' })
      await playOn([host, guest], { seed: 52, moves: 6 })

      await resign(guest)
      for (const { page } of [host, guest]) await page.waitForSelector('.reckoning [data-test-match]')
    }))

  it('needs no consent on one device, and can be typed as JSON', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: watched, viewport })
      await start(one, 'here')
      const now = await playOn([one], { seed: 53, moves: 10 })
      await panel(one, 'position')
      await one.page.click('[data-do=edit]')
      const text = await one.page.inputValue('[data-field=""]')
      await one.page.fill('[data-field=""]', text.slice(1))
      await one.page.click('[data-do=set]')
      await one.page.waitForSelector('text=This isn’t valid JSON')
      const p = JSON.parse(text)
      p.boards[1].supply.rubble += 4
      await one.page.fill('[data-field=""]', JSON.stringify(p))
      await one.page.click('[data-do=set]')
      await one.page.click('[data-do=apply]')
      await one.until('another position', ({ hash }) => hash !== now.hash)
      await agree([one])
      await one.page.waitForSelector(sign)
      await one.page.reload()
      await one.page.waitForSelector(sign)
      await playOn([one], { seed: 54, moves: 4 })
    }))
})

describe('a chosen draw', () => {
  it('is requested by a guest, agreed to by the host, and then made', () =>
    withTable(async ({ open }) => {
      const { host, guest } = await pair(open, { host: fast, guest: watched }, 55)
      await panel(guest, 'chance')
      // Whatever draw comes next can bring these: an event never comes into a hand.
      await guest.page.click('[data-thing=iron]')
      await guest.page.click('[data-thing=stone]')
      await guest.page.click('[data-do=choose]')
      await host.page.waitForSelector('[data-wish=draws]')
      expect(await host.page.innerText('[data-wish=draws]')).toContain(listAnd(['iron', 'stone']))
      await host.page.click('[data-answer=yes]')
      await guest.page.waitForSelector('[data-chosen="iron stone"]')
      for (const { page } of [host, guest]) await page.waitForSelector(sign, { state: 'attached' })
      for (let seed = 60; await guest.page.isVisible('[data-chosen]'); seed++)
        await playOn([host, guest], { seed, moves: 1 })
      await agree([host, guest])
      await guest.page.waitForSelector('[data-drawn="iron stone"]')
    }))
})
