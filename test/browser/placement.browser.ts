import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { home } from '../../src/overlay/words/de/start.ts'
import { withTable } from './harness.ts'
import { chooseTitle, fast, pressHere, settled } from './playing.ts'
import { nextPlaces } from './touching.ts'
import type { Visitor } from './visitor.ts'

const small = [
  [768, 1024],
  [844, 390],
  [667, 375],
  [800, 600],
  [390, 844],
  [360, 640],
] as const

const all = [[1920, 1080], [1440, 900], [1280, 720], [1024, 768], ...small] as const

/**
 * Words beyond the page, and a ring beyond the table; words on pieces and buttons that have nothing to do with them;
 * buttons on buttons.
 */
const collisions = ({ page }: Pick<Visitor, 'page'>): Promise<readonly string[]> =>
  page.evaluate(() => {
    type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>
    const slack = 2
    const isOn = (a: Box, b: Box) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack
    const isIn = (a: Box, b: Box) =>
      a.left >= b.left - slack && a.right <= b.right + slack && a.top >= b.top - slack && a.bottom <= b.bottom + slack
    const all = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one) => ({ name: one.innerText || one.className, one, box: seen(one) }))
        .filter(({ box }) => box.right - box.left > slack && box.bottom - box.top > slack)
    /** Where it shows: moves that don’t fit are out of sight. */
    const seen = (one: HTMLElement): Box => {
      const box = one.getBoundingClientRect()
      const row = one.closest('.moves')?.getBoundingClientRect() ?? box
      return {
        left: Math.max(box.left, row.left),
        right: Math.min(box.right, row.right),
        top: Math.max(box.top, row.top),
        bottom: Math.min(box.bottom, row.bottom),
      }
    }
    const stage = document.querySelector('#stage')?.getBoundingClientRect()
    const [dx, dy] = [stage?.left ?? 0, stage?.top ?? 0]
    const pieces = (window.__table?.places() ?? [])
      .filter(({ label }) => label !== '')
      .map(({ label, at: { x, y, w, h } }) => ({
        name: label,
        box: { left: x + dx, right: x + w + dx, top: y + dy, bottom: y + h + dy },
      }))
    const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
    const buttons = all('.bar button, .log-head button')
    const lying = all('.coach-label, .badge')
    const beyond = [...all('.placed, .bubble'), ...lying, ...buttons].filter(({ box }) => !isIn(box, page))
    const astray = all('.look-around').filter(({ box }) => !stage || !isIn(box, stage))
    const pairs = [
      ...lying.flatMap((one) => [...pieces, ...buttons].map((other) => [one, other] as const)),
      ...buttons.flatMap((one, at) => buttons.slice(at + 1).map((other) => [one, other] as const)),
    ]
    return [
      ...beyond.map(({ name }) => `beyond the page: ${name}`),
      ...astray.map(({ name }) => `beyond the table: ${name}`),
      ...pairs
        .filter(([one, other]) => isOn(one.box, other.box))
        .map(([one, other]) => `“${one.name}” on “${other.name}”`),
    ]
  })

/** Plays on a shared device until the coach has something to say to the person who is asked. */
async function untilTheCoachSpeaks(one: Visitor): Promise<void> {
  const { page } = one
  for (let made = 0; made < 40; made++) {
    await one.until('the table settles', settled)
    await page.waitForSelector('[data-idle=true] :is([data-move], [data-take-device])')
    if ((await page.locator('.coach-label').count()) > 0) return
    const passing = page.locator('[data-take-device]')
    if (await passing.count()) {
      await passing.press('Enter')
      await passing.waitFor({ state: 'detached' })
    } else await pressHere(one, () => 0)
  }
  throw new Error('the coach never speaks')
}

/** Turns the page to a size, and waits until the table has been laid out for it. */
async function resize(one: Visitor, [width, height]: readonly [number, number]): Promise<void> {
  const bar = one.page.locator('.decision')
  const before = await bar.getAttribute('style')
  await one.page.setViewportSize({ width, height })
  await expect.poll(() => bar.getAttribute('style')).not.toBe(before)
  await one.until('the table settles', settled)
}

/** Touches pieces that lead nowhere, from the top down, until one says why. */
async function refuse({ page }: Visitor): Promise<void> {
  const idle = await page.evaluate(() => {
    const dy = document.querySelector('#stage')?.getBoundingClientRect().top ?? 0
    return (window.__table?.places() ?? [])
      .filter(({ next, label }) => !next && label !== '')
      .map(({ at }) => ({ x: at.x + at.w / 2, y: at.y + at.h / 2 + dy }))
      .filter(({ x, y }) => document.elementFromPoint(x, y) instanceof HTMLCanvasElement)
      .sort((a, b) => a.y - b.y)
  })
  for (const { x, y } of idle.slice(0, 12)) {
    await page.touchscreen.tap(x, y)
    if (await page.locator('.bubble').isVisible()) return
  }
  throw new Error('nothing is refused')
}

/** Places where all moves, once shown, collide with something; none without a button that shows them. */
async function collisionsUnfolded({ page }: Visitor): Promise<readonly string[]> {
  const all = page.locator('.bar .all')
  if (!(await all.isVisible())) return []
  await all.click()
  await page.waitForSelector('.bar.open')
  const found = await collisions({ page })
  await all.click()
  return found
}

describe('words on the table', () => {
  it.each([
    ['foothills', all],
    ['metro', [[1280, 720], ...small]],
    ['snowdonia', [[1024, 768], ...small]],
    ['dwarven', small],
  ] as const)('of %s stay on the page and cover nothing, the coach’s among them', (title, sizes) =>
    withTable(async ({ open }) => {
      const query = `${fast}&coach`
      const one = await open({ query, hasTouch: true })
      await one.shows({ screen: 'home' })
      await chooseTitle(one, title)
      await one.page.locator(`[data-title=${title}] [data-start=here]`).press('Enter')
      await untilTheCoachSpeaks(one)
      for (const size of sizes) {
        const at = size.join(' × ')
        await resize(one, size)
        await expect.poll(async () => [at, ...(await collisions(one))]).toEqual([at])
        expect([at, 'unfolded', ...(await collisionsUnfolded(one))]).toEqual([at, 'unfolded'])
        if (title === 'foothills') {
          await refuse(one)
          expect([at, 'refused', ...(await collisions(one))]).toEqual([at, 'refused'])
        }
        await one.page.keyboard.press('i')
        for (const key of ['Home', 'PageDown', 'End']) {
          await one.page.keyboard.press(key)
          expect([at, key, ...(await collisions(one))]).toEqual([at, key])
        }
        await one.page.keyboard.press('Escape')
      }
      await one.page.locator('[data-coach=close]').press('Enter')
      await one.page.waitForSelector('.coach-label', { state: 'detached' })
      await expect.poll(() => one.page.locator('#stage').boundingBox()).toMatchObject({ y: 0 })
    }),
  )
})

/** Words of the question beyond the bar or on its buttons, and a bar without a whole move in sight. */
const unread = ({ page }: Pick<Visitor, 'page'>): Promise<readonly string[]> =>
  page.evaluate(() => {
    const boxOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect())
    const [bar, row] = [...boxOf('.bar'), ...boxOf('.bar .moves')]
    const words = document.createRange()
    const prompt = document.querySelector('.bar .prompt')
    if (!bar || !row || !prompt) return ['nothing is asked']
    words.selectNodeContents(prompt)
    const { top, bottom } = words.getBoundingClientRect()
    const highest = Math.min(...boxOf('.bar button').map((button) => button.top))
    const whole = boxOf('.bar .moves [data-move]').filter(
      (move) => move.bottom <= row.bottom + 1 && move.top >= row.top - 1,
    )
    return [
      ...(top < bar.top || bottom > highest + 2
        ? [`${top - bar.top} to ${bottom - bar.top} of ${highest - bar.top}`]
        : []),
      ...(whole.length === 0 ? ['no move'] : []),
    ]
  })

/** Touches a tile in hand and a square, which tries the move. */
async function tryOne(one: Visitor): Promise<void> {
  for (const kind of ['hand:', 'cell:']) {
    const places = async () => (await nextPlaces(one)).filter(({ pick }) => pick.startsWith(kind))
    await expect.poll(async () => (await places()).length).toBeGreaterThan(0)
    const { x, y } = need((await places())[0], 'something to touch')
    await one.page.mouse.click(x, y)
  }
  await one.page.waitForSelector('.bar[data-trying=true]')
}

/** Expects the question to be read at each of these sizes of the page. */
async function readAt(one: Visitor, sizes: readonly (readonly [number, number])[], what: string): Promise<void> {
  for (const size of sizes) {
    await resize(one, size)
    const at = [size.join(' × '), what]
    await expect.poll(async () => [...at, ...(await unread(one))]).toEqual(at)
  }
}

describe('a long question beside Metro’s board', () => {
  const wide = [
    [1440, 900],
    [1280, 720],
    [1024, 768],
    [960, 600],
    [800, 600],
  ] as const
  const phones = [
    [844, 390],
    [667, 375],
    [640, 360],
  ] as const
  it.each([
    ['a mouse', false, wide],
    ['a finger', true, phones],
  ] as const)('is read in full, with a move in sight, by people with %s', (_, hasTouch, sizes) =>
    withTable(async ({ open }) => {
      const one = await open({ query: fast, locale: 'de', hasTouch })
      const { page } = one
      await one.shows({ screen: 'home' })
      await chooseTitle(one, 'metro')
      await page.locator('[data-title=metro] [data-open=options]').press('Enter')
      // One of three tiles fits for sure.
      await page.locator('[data-option=hand] input').nth(2).press('Space')
      await page.locator('#option-draw').selectOption('1')
      await page.locator(`dialog button:text-is("${home.here}")`).press('Enter')
      await page.locator('[data-take-device]').press('Enter')
      await page.waitForSelector('[data-idle=true] [data-move]')
      expect(await page.locator('.prompt').innerText()).toContain('oder')
      await readAt(one, sizes, 'asked')
      await tryOne(one)
      await readAt(one, sizes, 'tried')
    }),
  )
})
