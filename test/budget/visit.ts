import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { brotliOf } from './sizes.ts'

/** A page's fetches, by order of events rather than by the clock. */
export interface Traffic {
  /** Bytes over the wire so far, headers included. */
  readonly bytes: () => number
  /** The scripts fetched so far, by their paths in the built page. */
  readonly scripts: () => ReadonlySet<string>
  /** Resolves once the page has fetched all that it fetches by itself. */
  readonly settled: Promise<void>
  /** True when the signalling server was contacted before the stage had loaded. */
  readonly dialledBeforeStage: () => boolean
}

/** A first visit: nothing is cached, and all traffic is counted. */
export interface FirstVisit {
  readonly context: BrowserContext
  readonly page: Page
  readonly traffic: Traffic
}

/** The last that a page fetches by itself: what keeps it for later, some time after it is up. */
const isLast = (url: string) => /\/updates-[\w-]{8}\.js$/.test(url)

const isStage = (url: string) => /\/stage-[\w-]{8}\.js$/.test(url)

/** Opens a blank page in a context of its own whose traffic is counted. */
export async function openFirstVisit(browser: Browser): Promise<FirstVisit> {
  const context = await browser.newContext({
    viewport: { width: 960, height: 600 },
    // Files that the page keeps for later are fetched once there is a table.
    serviceWorkers: 'block',
  })
  // Generous for a busy machine: nothing here is judged by time.
  context.setDefaultTimeout(150_000)
  const page = await context.newPage()
  const traffic = await count(await context.newCDPSession(page))
  return { context, page, traffic }
}

async function count(session: CDPSession): Promise<Traffic> {
  const asked = new Map<string, string>()
  const pending = new Set<string>()
  const scripts = new Set<string>()
  const order: ('dialled' | 'stage')[] = []
  let bytes = 0
  let settle = () => {}
  const settled = new Promise<void>((resolve) => {
    settle = resolve
  })
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    asked.set(requestId, request.url)
    pending.add(requestId)
    if (type === 'Script') scripts.add(new URL(request.url).pathname.slice(1))
  })
  session.on('Network.webSocketCreated', () => order.push('dialled'))
  session.on('Network.loadingFailed', ({ requestId }) => pending.delete(requestId))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength
    pending.delete(requestId)
    if (isStage(asked.get(requestId) ?? '')) order.push('stage')
    if (pending.size === 0 && [...asked.values()].some(isLast)) settle()
  })
  await session.send('Network.enable')
  return {
    bytes: () => bytes,
    scripts: () => scripts,
    settled,
    dialledBeforeStage: () => order[0] === 'dialled' && order.includes('stage'),
  }
}

/** Waits until a table is drawn and at rest, ready to play. */
export async function untilPlayable(page: Page): Promise<void> {
  await page.waitForSelector('body[data-screen=table][data-idle=true]')
  await page.waitForSelector('#stage canvas', { state: 'attached' })
  await page.waitForSelector('.table.drawn')
}

/** The cost of a first visit, through the home page and through an invite link. */
export interface VisitCost {
  /** Bytes over the wire on the more expensive way. */
  readonly transferBytes: number
  /** Script of the more expensive way, compressed as by the build. */
  readonly scriptBrotli: number
  readonly dialledBeforeStage: boolean
  readonly here: number
  readonly byLink: number
}

/** Visits a table both ways, each for the first time. `address` is the server's. */
export async function measureVisits(browser: Browser, address: string): Promise<VisitCost> {
  const here = await visitHere(browser, address)
  const byLink = await visitByLink(browser, address)
  return {
    transferBytes: Math.max(here.bytes(), byLink.bytes()),
    scriptBrotli: Math.max(await brotliOf(here.scripts()), await brotliOf(byLink.scripts())),
    dialledBeforeStage: byLink.dialledBeforeStage(),
    here: here.bytes(),
    byLink: byLink.bytes(),
  }
}

/**
 * Starts a match without scrolling: anyone who comes to the end of the home page also fetches what describes the
 * edition of every title there, 54 kB of script.
 */
const start = (page: Page, way: 'here' | 'table') => page.locator(`[data-start=${way}]`).first().dispatchEvent('click')

async function visitHere(browser: Browser, address: string): Promise<Traffic> {
  const { context, page, traffic } = await openFirstVisit(browser)
  await page.goto(address)
  await start(page, 'here')
  await untilPlayable(page)
  await traffic.settled
  await context.close()
  return traffic
}

async function visitByLink(browser: Browser, address: string): Promise<Traffic> {
  const host = await openFirstVisit(browser)
  await host.page.goto(address)
  await start(host.page, 'table')
  await host.page.waitForSelector('[data-reach=open]')
  const link = new URL(await host.page.inputValue('[data-link]'))
  const { context, page, traffic } = await openFirstVisit(browser)
  await page.goto(new URL(link.hash, address).href)
  await page.click('.ticket .primary')
  await untilPlayable(page)
  await traffic.settled
  await context.close()
  await host.context.close()
  return traffic
}
