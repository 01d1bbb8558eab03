import { need } from '../../../src/kit/assert.ts'
import { fastDraw } from '../../../src/rules/chance.ts'
import type { Ground } from '../browser.ts'
import { untilStill, type Watched, watchPage } from './page.ts'
import { type Heap, weighHeap } from './snapshot.ts'

const early = 2
const late = 20

/** The real page with cheap drawing: small, without WebGL, and with instant playback. */
const query = '?test&tempo=instant&renderer=canvas'
const viewport = { width: 480, height: 300 }

/**
 * Growth of one page's heap over eighteen matches, in bytes. Read once the match after the second and after the
 * twentieth has begun, because a finished match still holds its journal, whose length varies. `code` is the growth of
 * compiled code.
 */
export async function measureHeap({ browser, server }: Ground) {
  const watched = await watchPage(browser, `${server.local}${query}`)
  await watched.page.setViewportSize(viewport)
  await watched.page.click('[data-start=here]')
  await untilStill(watched.page)
  const after = new Map<number, Heap>()
  for (let match = 1; match <= late; match++) {
    await playToEnd(watched, match)
    await nextMatch(watched)
    if (match === early || match === late) after.set(match, await weighHeap(watched.session))
  }
  await watched.close()
  const [first, last] = [need(after.get(early), 'a heap'), need(after.get(late), 'a heap')]
  const least = Math.max(1_000_000, Math.round(first.kept * 0.05))
  return { growth: last.kept - first.kept, code: last.code - first.code, least }
}

/** Starts the next match and waits until the scores of the last one are gone. */
async function nextMatch({ page }: Watched): Promise<void> {
  await page.locator('[data-again]').waitFor()
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-again]')?.click())
  await page.waitForFunction(() => document.body.dataset.screen !== 'reckoning')
  await untilStill(page)
}

/** Presses random moves, as fast as the page asks for them, until the scores appear. */
async function playToEnd({ page }: Watched, seed: number): Promise<void> {
  const draw = fastDraw(seed)
  // One call for a match: a round trip per move would take longer than the moves.
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
