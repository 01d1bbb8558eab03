import { fastDraw } from '../../../src/rules/chance.ts'
import type { Ground } from '../browser.ts'
import { untilStill, type Watched, watchPage } from './page.ts'

const early = 2
const late = 20

/**
 * Everything that keeps up appearances is cheap, and the rest is the real page: drawn small, without
 * the graphics card, every story at once.
 */
const query = '?test&tempo=instant&renderer=canvas'
const viewport = { width: 480, height: 300 }

/**
 * How much the heap of one page grew over eighteen matches, in bytes. It is read when the match after
 * the second and after the twentieth has begun: a match that is over still lies there with its whole
 * journal, longer or shorter as chance had it.
 */
export async function measureHeap({ browser, server }: Ground) {
  const watched = await watchPage(browser, `${server.local}${query}`)
  await watched.page.setViewportSize(viewport)
  await watched.page.click('[data-start=here]')
  await untilStill(watched.page)
  const after = new Map<number, number>()
  for (let match = 1; match <= late; match++) {
    await playToEnd(watched, match)
    await nextMatch(watched)
    if (match === early || match === late) after.set(match, await heapOf(watched))
  }
  await watched.close()
  const first = after.get(early) ?? Number.NaN
  const growth = (after.get(late) ?? Number.NaN) - first
  return { growth, least: Math.max(1_000_000, Math.round(first * 0.05)) }
}

/** Presses for the next match and waits until the reckoning of the last one is gone. */
async function nextMatch({ page }: Watched): Promise<void> {
  await page.locator('[data-again]').waitFor()
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-again]')?.click())
  await page.waitForFunction(() => document.body.dataset.screen !== 'reckoning')
  await untilStill(page)
}

/** Presses moves by chance, as fast as the page asks for them, until the reckoning is there. */
async function playToEnd({ page }: Watched, seed: number): Promise<void> {
  const draw = fastDraw(seed)
  // One list for a match: going to and fro for each move would take longer than the moves.
  const choices = Array.from({ length: 5000 }, () => draw(2 ** 20))
  await page.evaluate(pressAll, choices)
}

/** Runs in the page. */
async function pressAll(choices: readonly number[]): Promise<void> {
  const { body } = document
  let at = 0
  for (;;) {
    if (body.dataset.screen === 'reckoning' && body.dataset.idle === 'true') return
    const { seq, idle, mine } = body.dataset
    const moves = [...document.querySelectorAll<HTMLElement>('[data-move]')]
    if (idle === 'true' && mine === 'true' && moves.length > 0) {
      moves[(choices[at++ % choices.length] ?? 0) % moves.length]?.click()
      while (body.dataset.seq === seq) await new Promise((resolve) => setTimeout(resolve))
    } else await new Promise((resolve) => setTimeout(resolve))
  }
}

/** Bytes in use once everything unreachable has been collected. */
async function heapOf({ session, page }: Watched): Promise<number> {
  await page.waitForTimeout(500)
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}
