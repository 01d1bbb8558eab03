import type { Page } from 'playwright-core'
import { median } from '../report.ts'
import type { At } from '../steps.ts'
import { type Pair, untilNext } from './pair.ts'

const rounds = 5

/** Times in seconds. */
const secondsSince = (start: number) => (performance.now() - start) / 1000

/** Time for which a reloaded page is out of play: until it can move, or sees the other seat move. */
export async function measureReload({ host, guest }: Pair, who: Page, at: At): Promise<number> {
  const taken: number[] = []
  for (let round = 0; round < rounds; round++) {
    at(`${round + 1} of ${rounds}`)
    const start = performance.now()
    await who.reload()
    const asked = await untilNext([host, guest])
    if (!asked) throw new Error('The match ended before all was timed.')
    await moveSeenByAll([host, guest], asked)
    taken.push(secondsSince(start))
  }
  return median(taken)
}

/** Makes the first move and waits until every page has it. */
async function moveSeenByAll(pages: readonly Page[], asked: Page): Promise<void> {
  const before = await asked.evaluate(() => document.body.dataset.seq ?? '')
  await asked.locator('[data-move]').first().click()
  const selector = `body:not([data-seq="${before}"])`
  for (const page of pages) await page.waitForSelector(selector, { timeout: 120_000 })
}

/** Time for which a guest whose turn it is cannot move after the host's browser has died. */
export async function measureHostLoss({ host, guest, killHost }: Pair): Promise<number> {
  for (let asked = await untilNext([host, guest]); asked !== guest; )
    if (asked) {
      await moveSeenByAll([host, guest], asked)
      asked = await untilNext([host, guest])
    } else throw new Error('The match ended before the host could be lost.')
  killHost()
  const start = performance.now()
  await moveSeenByAll([guest], guest)
  return secondsSince(start)
}
