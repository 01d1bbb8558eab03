import type { Browser, BrowserContextOptions } from 'playwright-core'
import { readBudget, roomy } from '../budget/budget.ts'
import { measureSizes } from '../budget/sizes.ts'
import { measureVisits, openFirstVisit, untilPlayable } from '../budget/visit.ts'
import { type Ground, withBrowser } from './browser.ts'
import { median, type Report, rounded } from './report.ts'
import type { At, Step } from './steps.ts'
import { serveStock } from './stock.ts'

const rounds = 5

/** The cost of a first visit to a table. */
export const measureLoad = (step: Step): Promise<Report> =>
  withBrowser(async (ground) => {
    const budget = readBudget()
    const { shellBrotli } = await measureSizes()
    const cost = await step('A first visit', () => measureVisits(ground.browser, ground.server.local))
    const most = (limit: number) => `bytes; at most ${roomy(limit).toLocaleString('en')}`
    const ways = `at one device ${cost.here.toLocaleString('en')}, by link ${cost.byLink.toLocaleString('en')}`
    const firstFrameRatio = rounded(await step('The first frame', (at) => measureFirstFrame(ground, at)), 2)
    return {
      shellBrotli: { value: shellBrotli, aim: most(budget.shellBrotli) },
      scriptBrotli: { value: cost.scriptBrotli, aim: most(budget.scriptBrotli) },
      transferBytes: { value: cost.transferBytes, aim: `${most(budget.transferBytes)}; ${ways}` },
      dialledBeforeStage: { value: cost.dialledBeforeStage, aim: 'true' },
      firstFrameRatio: { value: firstFrameRatio, aim: 'times as long as stock Phaser alone' },
    }
  })

/**
 * The time to the first frame of a kept table, relative to the same with stock Phaser alone. Nothing is cached on
 * either side; they take turns, and the medians count.
 */
async function measureFirstFrame({ browser, server }: Ground, at: At): Promise<number> {
  const kept = await keepTable(browser, server.local)
  const stock = await serveStock()
  const ours: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < rounds; round++) {
    at(`round ${round + 1} of ${rounds}`)
    theirs.push(await timeToFrame(browser, stock.address, {}))
    ours.push(await timeToFrame(browser, kept.address, { storageState: kept.storage }))
  }
  stock.stop()
  return median(ours) / median(theirs)
}

/** Starts a match on one device; returns its address and its browser's storage. */
export async function keepTable(browser: Browser, address: string) {
  const { context, page } = await openFirstVisit(browser)
  await page.goto(address)
  await page.click('[data-start=here]')
  await untilPlayable(page)
  const storage = await context.storageState({ indexedDB: true })
  const { hash } = new URL(page.url())
  await context.close()
  return { storage, address: new URL(`?test${hash}`, address).href }
}

/** Milliseconds from navigation to the first frame. */
async function timeToFrame(browser: Browser, address: string, options: BrowserContextOptions): Promise<number> {
  const context = await browser.newContext({ ...options, viewport: { width: 960, height: 600 } })
  const page = await context.newPage()
  await page.goto(address)
  const drawn = () => (window.__table?.frames() ?? 0) > 0 && performance.now()
  const time = await page.waitForFunction(drawn, undefined, { polling: 'raf' })
  const ms = Number(await time.jsonValue())
  await context.close()
  return ms
}
