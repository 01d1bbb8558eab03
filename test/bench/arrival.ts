import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { openFirstVisit, untilPlayable } from '../budget/visit.ts'
import { type Ground, withBrowser } from './browser.ts'
import { keepTable } from './load.ts'
import { median, type Report, rounded } from './report.ts'
import type { At, Step } from './steps.ts'
import { serveStock } from './stock.ts'

const rounds = 3

/** Time that a person reads the home page before the second press, ms. */
const reading = 8000

/** Milliseconds that people wait, by what they wait for. */
type Waits = Readonly<Record<'home' | 'press' | 'read' | 'frame', number>>

/**
 * The waits of someone who arrives by a slow line on a slow device that draws in 2D, beside the first frame of a page
 * with stock Phaser and as many bytes. Nothing is cached; the pages take turns, and the medians count.
 */
export const measureArrival = (step: Step): Promise<Report> =>
  withBrowser(async (ground) => {
    const bytes = await step('The bytes of a first visit', () => bytesOf(ground))
    const { home, press, read, frame } = await step('Arrivals', (at) => arrive(ground, bytes, at))
    const figure = (ratio: number, what: string) => ({ value: rounded(ratio, 2), aim: `${what}, beside stock Phaser` })
    return {
      homeUsableRatio: figure(home, 'until home can be used'),
      pressRatio: figure(press, 'from a press at once until a table can be played at'),
      pressAfterReadingRatio: figure(read, `the same after ${reading / 1000} s on the home page`),
      firstFrameRatio: figure(frame, 'until a kept table’s first frame'),
      bytes: { value: bytes, aim: 'of each page, headers included' },
    }
  })

async function bytesOf({ browser, server }: Ground): Promise<number> {
  const { context, page, traffic } = await openFirstVisit(browser)
  await page.goto(server.local)
  await press(page)
  await untilPlayable(page)
  await context.close()
  return traffic.bytes()
}

/** The medians of all rounds, each relative to stock Phaser’s. */
async function arrive({ browser, server }: Ground, bytes: number, at: At): Promise<Waits> {
  const kept = await keepTable(browser, server.local)
  const stock = await serveStock(bytes)
  const own: Waits[] = []
  const others: number[] = []
  for (let round = 0; round < rounds; round++) {
    at(`round ${round + 1} of ${rounds}`)
    others.push(await onSlow(browser, `${stock.address}?filler&renderer=CANVAS`, {}, untilFrame))
    const home = `${server.local}?renderer=canvas`
    const there = await onSlow(browser, home, {}, async (page) => {
      const shown = await untilHome(page)
      return { home: shown, press: await fromPress(page) }
    })
    const read = await onSlow(browser, home, {}, async (page) => {
      await untilHome(page)
      await page.waitForTimeout(reading)
      return fromPress(page)
    })
    const address = kept.address.replace('?test', '?test&renderer=canvas')
    const frame = await onSlow(browser, address, { storageState: kept.storage }, untilFrame)
    own.push({ ...there, read, frame })
  }
  stock.stop()
  const ratio = (wait: keyof Waits) => median(own.map((one) => one[wait])) / median(others)
  return { home: ratio('home'), press: ratio('press'), read: ratio('read'), frame: ratio('frame') }
}

/** Opens a page for the first time on 1.6 Mbit/s with 150 ms of delay and a quarter of a processor. */
async function onSlow<T>(
  browser: Browser,
  address: string,
  options: BrowserContextOptions,
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  // The throttle doesn’t slow down a service worker’s fetches.
  const context = await browser.newContext({
    ...options,
    viewport: { width: 960, height: 600 },
    serviceWorkers: 'block',
  })
  context.setDefaultTimeout(150_000)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(address, { waitUntil: 'commit' })
  const measured = await measure(page)
  await context.close()
  return measured
}

/** Milliseconds from the page’s start until `is` holds. */
async function until(page: Page, is: () => boolean): Promise<number> {
  await page.waitForFunction(is, undefined, { polling: 'raf' })
  return page.evaluate(() => performance.now())
}

const untilFrame = (page: Page) => until(page, () => (window.__table?.frames() ?? 0) > 0)
const untilHome = (page: Page) => until(page, () => document.querySelector('[data-start=here]') !== null)

const press = (page: Page) => page.locator('[data-start=here]').first().dispatchEvent('click')

/** Milliseconds from a press on the home page until the table can be played at. */
async function fromPress(page: Page): Promise<number> {
  const pressed = await page.evaluate(() => performance.now())
  await press(page)
  const playable = await until(
    page,
    () =>
      document.querySelector('body[data-screen=table][data-idle=true] .table.drawn') !== null &&
      document.querySelector('#stage canvas') !== null,
  )
  return playable - pressed
}
