import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'
import { type Address, type Server, type ServerOptions, startServer } from './server.ts'
import { openVisitor, patienceOfPages, type Visitor, type VisitorOptions } from './visitor.ts'

/** A scenario's tools. */
export interface Scene {
  readonly browser: Browser
  readonly server: Address
  /** Opens the page for a new visitor, in a context of their own. */
  readonly open: (options?: VisitorOptions) => Promise<Visitor>
  /** The same in a browser process of their own, which `kill` ends like a power cut. */
  readonly openApart: (
    options?: VisitorOptions,
  ) => Promise<{ readonly visitor: Visitor; readonly kill: () => Promise<void> }>
}

/** Starts the browser found for these tests. */
function launchBrowser(): Promise<Browser> {
  return chromium.launch(launching())
}

/** Settings for starting it; a busy machine may take its time. */
function launching() {
  const { executablePath, args, env } = inject('browser')
  const all = { ...process.env, ...env }
  return { executablePath, args: [...args], env: all, timeout: patienceOfPages }
}

/** Starts it as a process to be killed. */
async function launchApart(): Promise<{ browser: Browser; kill: () => Promise<void> }> {
  const server = await chromium.launchServer(launching())
  return { browser: await chromium.connect(server.wsEndpoint()), kill: () => server.kill() }
}

/**
 * The browser that all scenarios of a process share, to the end of that; each visitor has a context in it that nobody
 * else sees.
 */
let shared: Promise<Browser> | undefined

/** The shared browser; a new one if the last is gone. */
function theBrowser(): Promise<Browser> {
  const last = shared
  shared = last ? last.then((had) => (had.isConnected() ? had : launchBrowser())) : launchBrowser()
  return shared
}

/**
 * Runs a scenario against the built page, with visitors that no other scenario knows. It fails when the scenario throws
 * and when a page met an error that `expectError` did not announce; then the console, the screens and what was shown
 * are told.
 */
export const withTable = (run: (scene: Scene) => Promise<void>): Promise<void> => withScene(inject('server'), run)

/** Like `withTable`, with a server of its own that it may stop. */
export const withOwnTable = (
  run: (scene: Scene, server: Server) => Promise<void>,
  options: ServerOptions = {},
): Promise<void> => withServer(() => startServer(options), run)

/** Like `withOwnTable`, with any server. */
export async function withServer(
  start: () => Promise<Server>,
  run: (scene: Scene, server: Server) => Promise<void>,
): Promise<void> {
  const server = await start()
  try {
    await withScene(server, (scene) => run(scene, server))
  } finally {
    await server.stop()
  }
}

/** Like `withTable`, with a page served from elsewhere. */
export async function withScene(server: Address, run: (scene: Scene) => Promise<void>): Promise<void> {
  const visitors: Visitor[] = []
  const browser = await theBrowser()
  const kills: (() => Promise<void>)[] = []
  const openIn = async (where: Browser, wanted: VisitorOptions) => {
    const name = wanted.name ?? `visitor ${visitors.length + 1}`
    const visitor = await openVisitor(where, { ...wanted, name })
    visitors.push(visitor)
    await visitor.page.goto(addressOf(server, wanted))
    return visitor
  }
  const open: Scene['open'] = (wanted = {}) => openIn(browser, wanted)
  const openApart: Scene['openApart'] = async (wanted = {}) => {
    const apart = await launchApart()
    kills.push(apart.kill)
    return { visitor: await openIn(apart.browser, wanted), kill: apart.kill }
  }
  try {
    await run({ browser, server, open, openApart })
    refuseErrors(visitors)
  } catch (error) {
    console.error(await account(visitors))
    throw error
  } finally {
    await Promise.all(visitors.map(({ vanish }) => vanish()))
    for (const kill of kills) await kill()
  }
}

function addressOf(server: Address, options: VisitorOptions): string {
  const { from = server, byNetwork, query = '' } = options
  const base = byNetwork ? from.network : from.local
  if (base === undefined) throw new Error('This machine has no address on a network to come by.')
  return new URL(query, base).href
}

function refuseErrors(visitors: readonly Visitor[]): void {
  const errors = visitors.flatMap(({ name, errors }) => errors().map((error) => `${name}: ${error}`))
  if (errors.length > 0) throw new Error(`Errors in the page:\n${errors.join('\n')}`)
}

/** Everyone's view, for the failure's output. Never throws. */
async function account(visitors: readonly Visitor[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'narrow-gauge-failure-'))
  const told = await Promise.all(visitors.map((visitor) => accountOf(visitor, folder)))
  return told.join('\n')
}

async function accountOf(visitor: Visitor, folder: string): Promise<string> {
  const { name, page } = visitor
  const path = join(folder, `${name.replaceAll(/\W+/g, '-')}.png`)
  const shown = visitor.shown().then((now) => JSON.stringify(now))
  const screen = page.screenshot({ path, timeout: 10_000 }).then(() => path)
  return [
    `— ${name} at ${page.url()}`,
    `  shows ${await answerOf(shown)}`,
    `  frames ${await answerOf(page.evaluate(nextFrame))}`,
    `  screen ${await answerOf(screen)}`,
    ...visitor.errors().map((error) => `  error ${error}`),
    ...visitor.console.slice(-20).map((line) => `  console ${line}`),
  ].join('\n')
}

/** Runs in the page: tells whether the browser still has it draw. */
const nextFrame = () =>
  new Promise<string>((resolve) => {
    requestAnimationFrame(() => resolve('come'))
    setTimeout(() => resolve(`don’t come, though it is ${document.visibilityState}`), 5000)
  })

/** The answer, or why there is none: a page may hang. */
async function answerOf(promise: Promise<string>): Promise<string> {
  const failed = promise.catch((error) => String(error).split('\n')[0] ?? '')
  const patience = AbortSignal.timeout(10_000)
  const silence = once(patience, 'abort').then(() => 'no answer')
  return Promise.race([failed, silence])
}
