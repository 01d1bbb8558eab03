import { describe, expect, it } from 'vitest'
import { fastDraw } from '../../src/rules/chance.ts'
import { withTable } from './harness.ts'
import { fast, settled } from './playing.ts'
import { nextPlaces, type Point, touchMove } from './touching.ts'
import type { Visitor } from './visitor.ts'

const nearness = ({ page }: Visitor) => page.evaluate(() => window.__table?.nearness() ?? 0)

/** Waits until the camera rests, zoomed in or not. */
async function rests(visitor: Visitor, near: boolean): Promise<void> {
  await visitor.page.waitForFunction((near) => (window.__table?.nearness() ?? 1) > 1 === near, near)
  await visitor.until('the camera rests', settled)
}

/** Pieces whose id starts like this and whose centre can be touched, with that centre. */
const open = ({ page }: Visitor, kind: string) =>
  page.evaluate((kind) => {
    const places = (window.__table?.places() ?? []).filter(({ id }) => id.startsWith(kind))
    return places
      .map(({ id, at, next }) => ({ id, next, x: at.x + at.w / 2, y: at.y + at.h / 2, w: at.w }))
      .filter(({ x, y }) => document.elementFromPoint(x, y)?.tagName === 'CANVAS')
  }, kind)

async function first(visitor: Visitor, kind: string) {
  const [place] = await open(visitor, kind)
  if (!place) throw new Error(`no ${kind} to be touched`)
  return place
}

async function alone(visitor: Visitor): Promise<void> {
  await visitor.shows({ screen: 'home' })
  await visitor.page.click('[data-start=here]')
  await visitor.until('the table settles', settled)
}

/** Spreads two fingers around a point. */
async function spread({ page }: Visitor, { x, y }: Point, from: number, to: number): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const fingers = (far: number) => [
    { x: x - far, y, id: 1 },
    { x: x + far, y, id: 2 },
  ]
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(from) })
  for (let share = 1; share <= 5; share++)
    await client.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: fingers(from + ((to - from) * share) / 5),
    })
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

describe('a closer look', () => {
  it('zooms around the cursor by the wheel, stops drawing when it rests, and play goes on', () =>
    withTable(async ({ open: enter }) => {
      const viewport = { width: 1280, height: 720 }
      const one = await enter({ name: 'one', query: fast, viewport })
      await alone(one)
      const before = await first(one, 'station:')
      await one.page.mouse.move(before.x, before.y)
      await one.page.mouse.wheel(0, -200)
      await rests(one, true)
      expect(await nearness(one)).toBeGreaterThan(1.3)
      const after = (await open(one, before.id))[0]
      expect(after?.x).toBeCloseTo(before.x, 0)
      expect(after?.y).toBeCloseTo(before.y, 0)
      expect(after?.w).toBeGreaterThan(before.w * 1.3)

      const frames = () => one.page.evaluate(() => window.__table?.frames())
      const drawsOn = async () => {
        const drawn = await frames()
        await one.page.evaluate(() => new Promise((done) => setTimeout(done, 500)))
        return (await frames()) !== drawn
      }
      await expect.poll(drawsOn).toBe(false)

      // A drag moves the table and its pieces, and chooses nothing.
      const { seq } = await one.shown()
      await one.page.mouse.move(before.x, before.y)
      await one.page.mouse.down()
      await one.page.mouse.move(before.x + 60, before.y + 40, { steps: 4 })
      await one.page.mouse.up()
      await one.until('the camera rests', settled)
      const moved = (await open(one, before.id))[0]
      expect(moved?.x).toBeCloseTo(before.x + 60, 0)
      expect((await one.shown()).seq).toBe(seq)

      await touchMoveInSight(one)
      expect((await one.shown()).seq).toBeGreaterThan(seq ?? 0)
      await one.page.keyboard.press('Escape')
      await rests(one, false)
      await touchMove(one, fastDraw(3))
    }))

  it('describes a card under a resting mouse, and in large type at a double click', () =>
    withTable(async ({ open: enter }) => {
      const viewport = { width: 1280, height: 720 }
      const one = await enter({ name: 'one', query: fast, viewport })
      await alone(one)
      const card = await first(one, 'station:')
      await one.page.mouse.move(card.x, card.y)
      const words = one.page.locator('[role=tooltip]')
      await words.waitFor({ state: 'visible' })
      const name = await words.locator('h2').innerText()
      expect(name.length).toBeGreaterThan(2)
      const box = await words.boundingBox()
      expect(box && (box.x > card.x + card.w / 2 || box.x + box.width < card.x)).toBe(true)
      await one.page.mouse.move(5, 5)
      await words.waitFor({ state: 'detached' })

      await one.page.mouse.dblclick(card.x, card.y)
      const large = one.page.locator('.words.large')
      await large.waitFor({ state: 'visible' })
      expect(await large.locator('h2').innerText()).toBe(name)
      await one.until('the camera rests', settled)
      expect(await nearness(one)).toBeGreaterThan(1.2)
      await one.page.keyboard.press('Escape')
      await large.waitFor({ state: 'detached' })
      await rests(one, false)
    }))

  it('leaves the decision bar’s keys alone, and describes the card a focused move is about', () =>
    withTable(async ({ open: enter }) => {
      const one = await enter({ name: 'one', query: fast, viewport: { width: 1280, height: 720 } })
      await alone(one)
      await one.page.keyboard.press('+')
      await rests(one, true)
      expect(await nearness(one)).toBe(1.5)
      const before = await first(one, 'station:')
      await one.page.keyboard.press('ArrowLeft')
      await one.until('the camera rests', settled)
      expect((await open(one, before.id))[0]?.x ?? before.x + 90).toBeCloseTo(before.x + 90, 0)
      await one.page.keyboard.press('0')
      await rests(one, false)
      while ((await one.page.locator('[data-move]:focus').count()) === 0) await one.page.keyboard.press('Tab')
      await one.page.locator('[role=tooltip]').waitFor({ state: 'visible' })
      expect(await one.page.locator('[data-move]:focus').getAttribute('aria-describedby')).toBe(
        await one.page.locator('[role=tooltip]').getAttribute('id'),
      )
      await one.page.keyboard.press('Escape')
      await one.page.locator('[role=tooltip]').waitFor({ state: 'detached' })
    }))

  it('works by touch: spread, hold, double tap', () =>
    withTable(async ({ open: enter }) => {
      const viewport = { width: 390, height: 844 }
      const one = await enter({ name: 'one', query: fast, viewport, hasTouch: true })
      await alone(one)
      const { seq } = await one.shown()
      const card = await first(one, 'station:')
      await spread(one, card, 20, 60)
      await rests(one, true)
      expect(await nearness(one)).toBeCloseTo(3, 1)
      expect((await one.shown()).seq).toBe(seq)
      await one.page.locator('.fit').tap()
      await rests(one, false)

      const client = await one.page.context().newCDPSession(one.page)
      const finger = [{ x: card.x, y: card.y }]
      await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: finger })
      await one.page.locator('[role=tooltip]').waitFor({ state: 'visible' })
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      expect((await one.shown()).seq).toBe(seq)
      const name = await one.page.locator('[role=tooltip] h2').innerText()

      await one.page.touchscreen.tap(5, 838)
      await one.page.locator('[role=tooltip]').waitFor({ state: 'detached' })
      await Promise.all([one.page.touchscreen.tap(card.x, card.y), one.page.touchscreen.tap(card.x, card.y)])
      await one.page.locator('.words.large').waitFor({ state: 'visible' })
      expect(await one.page.locator('.words.large h2').innerText()).toBe(name)
    }))
})

/** Plays a move by touching only what is in view, panning until something is. */
async function touchMoveInSight(visitor: Visitor): Promise<void> {
  const { seq = -1 } = await visitor.shown()
  for (let touches = 0; touches < 20; touches++) {
    const [place] = (await open(visitor, '')).filter(({ next }) => next)
    if (place) await visitor.page.mouse.click(place.x, place.y)
    else await approach(visitor)
    const now = await visitor.until('the touch is answered', ({ idle }) => idle)
    if ((now.seq ?? -1) > seq) return
  }
  throw new Error('nothing to touch in sight')
}

/** Pans by the arrow keys towards something that can be touched. */
async function approach(visitor: Visitor): Promise<void> {
  const [goal] = await nextPlaces(visitor)
  if (!goal) throw new Error('nothing leads on')
  // Above the decision bar and left of the log.
  const [right, down] = [goal.x - 500, goal.y - 250]
  if (Math.abs(right) > 60) await visitor.page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft')
  if (Math.abs(down) > 60) await visitor.page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp')
  await visitor.until('the camera rests', settled)
}
