import { describe, expect, it } from 'vitest'
import { titles } from '../../src/games/index.ts'
import { barriers } from './barriers.ts'
import { withTable } from './harness.ts'
import { openSettings } from './menu.ts'
import { fast, settled } from './playing.ts'
import type { Visitor } from './visitor.ts'

/** Waits until a stop asks for something, and what it is about is lit. */
async function untilLit(one: Visitor): Promise<void> {
  await one.until('a settled table', settled)
  await one.page.waitForSelector('.table.learning.doing [data-move]')
  await one.page.waitForSelector('.lesson-veil .ring', { state: 'attached' })
}

/** Distance a ring reaches beyond its piece, CSS pixels. */
const beyond = 5

/** Lit pieces that the decision bar covers, by their places on the page. */
const covered = ({ page }: Visitor) =>
  page.evaluate((ring) => {
    const bar = document.querySelector('.bar')?.getBoundingClientRect()
    const lit = [...document.querySelectorAll('.lesson-veil .ring')]
    return lit
      .map((one) => one.getBoundingClientRect())
      .filter(({ left, right }) => bar && left < bar.right && right > bar.left)
      .map(({ top, bottom }) => [top + ring, bottom - ring] as const)
      .filter(([top, bottom]) => bar && top < bar.bottom && bottom > bar.top)
  }, beyond)

/** Stops whose name or house reaches beyond their place in the line. */
const crowded = ({ page }: Visitor) =>
  page
    .locator('.lesson-line li')
    .evaluateAll((all) => all.filter((stop) => stop.scrollWidth > stop.clientWidth + 1).map((stop) => stop.textContent))

/** Buttons of the decision bar of which less is to be seen than a finger needs. */
const squeezed = ({ page }: Visitor) =>
  page.locator('.bar [data-move], .bar .way').evaluateAll((all) =>
    all
      .filter((button) => {
        const { width = 0 } = button.closest('.moves')?.getBoundingClientRect() ?? {}
        return Math.min(button.clientWidth, width || button.clientWidth) < 40
      })
      .map((button) => button.textContent),
  )

const desk = { viewport: { width: 1280, height: 720 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

describe.each(titles.filter(({ lesson }) => lesson))('the lesson of $name', ({ id }) => {
  it.each([
    ['a desk', 'en', desk],
    ['a phone', 'de', phone],
  ])('leads by keyboard to its match, covering nothing it lights: %s, %s', (_, locale, device) =>
    withTable(async ({ open }) => {
      const query = `${fast}#/lesson/${id}`
      const one = await open({ query, locale, ...device })
      const { page } = one
      const done: (string | null)[] = []
      let slips = 0
      for (;;) {
        const { seq = -1 } = await one.until('a settled table', settled)
        await page.waitForSelector('.lesson-line')
        if (await page.locator('.table.learning.match').count()) break
        const next = page.locator('[data-lesson=next]')
        const isDone = (await next.count()) > 0
        expect(await covered(one)).toEqual([])
        if (isDone) done.push(await page.getAttribute('[aria-current=step]', 'data-stop'))
        const retry = page.locator('[data-lesson=retry]')
        const isSlip = (await retry.count()) > 0
        slips += isSlip ? 1 : 0
        const moves = page.locator('[data-move]')
        const count = await moves.count()
        // After a slip, another move.
        await (isDone ? next : isSlip ? retry : moves.nth((count - 1 + slips) % Math.max(1, count))).press('Enter')
        await one.until('the next question', (now) => settled(now) && (now.seq ?? -1) > seq)
      }
      const stops = await page.locator('[data-stop]').count()
      expect(new Set(done).size).toBe(stops - 1)
      expect(done).toHaveLength(stops - 1)
      await page.waitForSelector('[data-move]')
    }),
  )

  it('covers nothing it lights on a phone, and is without barriers, in large letters too', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: `${fast}#/lesson/${id}`, locale: 'de', ...phone })
      const { page } = one
      await untilLit(one)
      expect(await barriers(one)).toEqual([])
      const stops = await page
        .locator('[data-stop]')
        .evaluateAll((all) => all.map((stop) => stop.getAttribute('data-stop')))
      for (const stop of stops.filter((one) => one !== 'help').slice(0, -1)) {
        await page.locator(`[data-stop=${stop}]`).press('Enter')
        await page.waitForSelector(`[data-stop=${stop}][aria-current=step]`)
        await untilLit(one)
        expect([stop, await covered(one)]).toEqual([stop, []])
      }
      await page.setViewportSize({ width: 667, height: 375 })
      await untilLit(one)
      expect(await squeezed(one)).toEqual([])
      await page.setViewportSize(phone.viewport)
      await openSettings(one)
      await page.locator('dialog [name=textSize][value="200"]').check()
      await page.locator('dialog [data-close]').press('Enter')
      await untilLit(one)
      expect(await barriers(one)).toEqual([])
      await page.setViewportSize({ width: 844, height: 390 })
      expect(await crowded(one)).toEqual([])
    }))
})
