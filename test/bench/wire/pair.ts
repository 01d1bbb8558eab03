import { type Browser, chromium, type Page } from 'playwright-core'
import { type Server, startServer } from '../../browser/server.ts'
import { openWire, type Wire } from '../../browser/wire.ts'
import { launching } from '../browser.ts'
import { tapPage } from './tap.ts'

/** A host and a guest, each in a browser process of its own, at the same table. */
export interface Pair {
  readonly host: Page
  readonly guest: Page
  /** The network between them. */
  readonly wire: Wire
  /** Kills the host's browser, which falls silent. */
  killHost(): void
}

/** The page at top speed with cheap drawing. */
const query = '?test&tempo=instant&renderer=canvas'

/** Seats two browsers at a Foothills table and runs something with them. */
export async function withPair<T>(run: (pair: Pair) => Promise<T>): Promise<T> {
  const server = await startServer({})
  const wire = openWire()
  const host = await launch()
  const guest = await launch()
  try {
    return await run(await meet(server, wire, host.browser, guest.browser, host.kill))
  } finally {
    host.kill()
    guest.kill()
    wire.stop()
    await server.stop()
  }
}

async function launch(): Promise<{ readonly browser: Browser; readonly kill: () => void }> {
  const server = await launching((options) => chromium.launchServer(options))
  const browser = await chromium.connect(server.wsEndpoint())
  return { browser, kill: () => void server.process().kill('SIGKILL') }
}

async function meet(
  { local }: Server,
  wire: Wire,
  hosts: Browser,
  guests: Browser,
  killHost: () => void,
): Promise<Pair> {
  const host = await openPage(hosts, wire)
  await host.goto(`${local}${query}`)
  await host.click('[data-start=table]')
  await host.waitForSelector('[data-reach=open]')
  const { hash } = new URL(await host.inputValue('[data-link]'))
  const guest = await openPage(guests, wire)
  await guest.goto(`${local}${query}${hash}`)
  await guest.click('.ticket .primary')
  await untilNext([host, guest])
  return { host, guest, wire, killHost }
}

async function openPage(browser: Browser, wire: Wire): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 960, height: 600 } })
  await tapPage(page)
  await wire.lay(page)
  return page
}

/** The longest pages may take to agree on an entry when one was lost, on a busy machine, ms. */
const patience = 90_000

/**
 * Waits until a page has a choice and all have the same entry; `undefined` when the match is over. Throws with what the
 * pages show if they come to neither.
 */
export async function untilNext(pages: readonly Page[]): Promise<Page | undefined> {
  for (const begun = performance.now(); ; ) {
    const seen = await Promise.all(pages.map(look))
    const isSame = seen.every(({ idle, seq }) => idle && seq !== undefined && seq === seen[0]?.seq)
    if (isSame && seen.some(({ screen }) => screen === 'reckoning')) return undefined
    const asked = pages[seen.findIndex(({ mine }) => mine)]
    if (isSame && asked) return asked
    if (performance.now() - begun > patience)
      throw new Error(`The pages don’t come to the same entry: ${JSON.stringify(seen)}.`)
    await new Promise<void>((resolve) => setTimeout(resolve, 5))
  }
}

const look = (page: Page) =>
  page.evaluate(() => {
    const { seq, idle, mine, screen } = document.body.dataset
    return { seq, screen, idle: idle === 'true', mine: mine === 'true' }
  })
