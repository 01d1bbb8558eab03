import { isDeepStrictEqual } from 'node:util'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import * as v from 'valibot'
import type { Address } from './server.ts'
import type { Wire } from './wire.ts'

/** The page's state in data attributes of its body or of #app. */
export interface Shown {
  /** The screen: home, waiting, table… */
  readonly screen: string | undefined
  /** The number of the last entry of the journal. */
  readonly seq: number | undefined
  /** True if nothing moves and nothing waits to be shown. */
  readonly idle: boolean
  /** The position's hash after the last entry. */
  readonly hash: string | undefined
  /** The seat that has to choose. */
  readonly turn: string | undefined
}

/** The way a visitor comes to the page. */
export interface VisitorOptions {
  /** The visitor's name in failures. */
  readonly name?: string
  /** In CSS pixels; small by default, since software WebGL is slow. */
  readonly viewport?: { readonly width: number; readonly height: number }
  /** By touch instead of a mouse, at two device pixels per CSS pixel. */
  readonly hasTouch?: boolean
  /** The rest of the address: a query, a hash, both. */
  readonly query?: string
  /** Another visitor's `storage`: takes over their seat. */
  readonly storage?: Awaited<ReturnType<Visitor['storage']>>
  /** The server of the page, unless it is the scenario's own. */
  readonly from?: Address
  /** Uses the network address, where the page is not a secure context. */
  readonly byNetwork?: boolean
  /** Asks for little motion; unless told, where the page plays instantly, as each animation keeps a processor busy. */
  readonly reducedMotion?: boolean
  /** The language that the browser asks for, as a BCP 47 tag; English by default. */
  readonly locale?: string
  /** Runs before the page goes anywhere. */
  readonly before?: (page: Page) => Promise<unknown>
  /** Stops at the ticket of the first link; others take their seat there at once, without a name. */
  readonly readsTicket?: boolean
  /** Keeps the page for use without a network; off by default, so that a test sees the latest build. */
  readonly keepsPage?: boolean
  /** Carries its links to other browsers. */
  readonly wire?: Wire
  /** The longest wait for the page to show something, in milliseconds; only ever fails a test. */
  readonly patience?: number
}

/** A visitor with a browser context of their own: no cookies or storage are shared. */
export interface Visitor {
  readonly name: string
  readonly page: Page
  /** Waits until what the page shows contains all of this. Throws with what it showed instead. */
  readonly shows: (wanted: Partial<Shown>) => Promise<Shown>
  /** Waits until what the page shows satisfies `is`. `what` describes it in failures. */
  readonly until: (what: string, is: (now: Shown) => boolean) => Promise<Shown>
  /** The page's state now. */
  readonly shown: () => Promise<Shown>
  /** Says that errors like this belong to the scenario; all others fail it. */
  readonly expectError: (like: RegExp) => void
  /** Unexpected errors of the page, oldest first. */
  readonly errors: () => readonly string[]
  /** Everything the console said, oldest first. */
  readonly console: readonly string[]
  /** Cookies, local storage and IndexedDB, for another visitor. */
  readonly storage: () => ReturnType<BrowserContext['storageState']>
  /** Closes the page without a goodbye, as when a device loses power. */
  readonly vanish: () => Promise<void>
}

/** The longest to wait for a page or a browser, ms. */
export const patienceOfPages = 150_000

/** Opens a page in a context of its own; it has not gone anywhere yet. */
export async function openVisitor(browser: Browser, options: VisitorOptions): Promise<Visitor> {
  const context = await browser.newContext(contextOptions(options))
  // No test may fail on a slow machine: what never comes ends at the test's own limit.
  context.setDefaultTimeout(patienceOfPages)
  const page = await context.newPage()
  await options.wire?.lay(page)
  if (!options.readsTicket) await page.addInitScript(takeSeat)
  await options.before?.(page)
  return makeVisitor(page, options)
}

/** Takes the seat on any ticket that the page shows. */
function takeSeat(): void {
  const take = () => document.querySelector<HTMLElement>('.ticket .primary')?.click()
  new MutationObserver(take).observe(document, { childList: true, subtree: true })
}

const isInstant = ({ query = '' }: VisitorOptions) => query.includes('tempo=instant')

function contextOptions(options: VisitorOptions): BrowserContextOptions {
  return {
    viewport: options.viewport ?? { width: 960, height: 600 },
    reducedMotion: (options.reducedMotion ?? isInstant(options)) ? 'reduce' : 'no-preference',
    serviceWorkers: options.keepsPage ? 'allow' : 'block',
    ...(options.locale ? { locale: options.locale } : {}),
    ...(options.hasTouch ? { hasTouch: true, deviceScaleFactor: 2 } : {}),
    ...(options.storage ? { storageState: options.storage } : {}),
  }
}

function makeVisitor(page: Page, options: VisitorOptions): Visitor {
  const { name = 'visitor', patience = patienceOfPages } = options
  const { said, errors } = listen(page)
  const expected: RegExp[] = []
  const until: Visitor['until'] = (what, is) => waitUntil(page, `${name}: ${what}`, is, patience)
  return {
    name,
    page,
    until,
    shows: (wanted) => until(`shows ${JSON.stringify(wanted)}`, (now) => contains(now, wanted)),
    shown: async () => readShown(await page.evaluate(nextAttributes, '')),
    expectError: (like) => expected.push(like),
    errors: () => errors.filter((error) => !expected.some((like) => like.test(error))),
    console: said,
    storage: () => page.context().storageState({ indexedDB: true }),
    vanish: () => page.context().close(),
  }
}

function listen(page: Page) {
  const said: string[] = []
  const errors: string[] = []
  page.on('console', (message) => {
    const { url, lineNumber } = message.location()
    const text = `${message.type()}: ${message.text()} (${url}:${lineNumber})`
    said.push(text)
    if (message.type() === 'error') errors.push(text)
  })
  page.on('pageerror', (error) => errors.push(`thrown: ${error.stack ?? error.message}`))
  page.on('crash', () => errors.push('the page crashed'))
  return { said, errors }
}

const contains = (now: Shown, wanted: Partial<Shown>) => isDeepStrictEqual({ ...now, ...wanted }, now)

async function waitUntil(page: Page, what: string, is: (now: Shown) => boolean, patience: number): Promise<Shown> {
  const start = Date.now()
  // The first answer may take longer, so that a failure can say what the page showed.
  let deadline = start + Math.max(patience, 30_000)
  let attributes = ''
  let now = readShown('{}')
  while (true) {
    attributes = await within(deadline, next(page, attributes), () => {
      throw new Error(`${what}: in vain. The page shows ${JSON.stringify(now)}`)
    })
    now = readShown(attributes)
    if (is(now)) return now
    deadline = start + patience
  }
}

async function within<T>(deadline: number, promise: Promise<T>, late: () => never): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const lateness = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), deadline - Date.now())
  })
  const first = await Promise.race([promise.then((value) => ({ value })), lateness])
  clearTimeout(timer)
  return first === 'late' ? late() : first.value
}

/** The page's next attributes; those of the new page if it reloads meanwhile. */
async function next(page: Page, before: string): Promise<string> {
  try {
    return await page.evaluate(nextAttributes, before)
  } catch (error) {
    const moved = /navigation|context was destroyed|Cannot find context|garbage collected/.test(String(error))
    if (!moved || page.isClosed()) throw error
    await page.waitForLoadState('domcontentloaded')
    return next(page, before)
  }
}

/** Runs in the page: its data attributes as JSON, as soon as they differ from those before. */
export async function nextAttributes(before: string): Promise<string> {
  const read = () => {
    const app = document.querySelector<HTMLElement>('#app')
    return JSON.stringify({ ...document.body.dataset, ...app?.dataset })
  }
  if (read() === before)
    await new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (read() === before) return
        observer.disconnect()
        resolve()
      })
      observer.observe(document.documentElement, { attributes: true, childList: true, subtree: true })
    })
  return read()
}

const Attributes = v.object({
  screen: v.optional(v.string()),
  seq: v.optional(v.pipe(v.string(), v.toNumber())),
  idle: v.optional(v.string()),
  hash: v.optional(v.string()),
  turn: v.optional(v.string()),
})

/** The content of those attributes. */
export function readShown(json: string): Shown {
  const { screen, seq, idle, hash, turn } = v.parse(Attributes, JSON.parse(json))
  return { screen, seq, idle: idle === 'true', hash, turn }
}
