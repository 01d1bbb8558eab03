import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'
import { buildPage } from './build.ts'
import { type Server, type ServerOptions, startServer } from './server.ts'
import { openVisitor, type Visitor, type VisitorOptions } from './visitor.ts'

/** What a scenario has at hand. */
export interface Scene {
  readonly browser: Browser
  readonly server: Server
  /** Opens the page for somebody new, in a context of their own. */
  readonly open: (options?: VisitorOptions) => Promise<Visitor>
  /** The same in a browser process of their own, which `kill` ends like a power cut. */
  readonly openApart: (
    options?: VisitorOptions,
  ) => Promise<{ readonly visitor: Visitor; readonly kill: () => Promise<void> }>
}

/** Starts the browser that was found for these tests. */
export function launchBrowser(): Promise<Browser> {
  const { executablePath, args, env } = inject('browser')
  return chromium.launch({ executablePath, args: [...args], env: { ...process.env, ...env } })
}

/** Starts it as a process that can be killed. */
async function launchApart(): Promise<{ browser: Browser; kill: () => Promise<void> }> {
  const { executablePath, args, env } = inject('browser')
  const all = { ...process.env, ...env }
  const server = await chromium.launchServer({ executablePath, args: [...args], env: all })
  return { browser: await chromium.connect(server.wsEndpoint()), kill: () => server.kill() }
}

/**
 * Runs a scenario against the built page, with a server and a browser of its own. It fails when the
 * scenario throws and when a page met an error that `expectError` did not announce; then the
 * console, the screens and what was shown are told.
 */
export async function withTable(
  run: (scene: Scene) => Promise<void>,
  options: ServerOptions = {},
): Promise<void> {
  await buildPage()
  return withServer(() => startServer(options), run)
}

/** As `withTable`, with any server. */
export async function withServer(
  start: () => Promise<Server>,
  run: (scene: Scene) => Promise<void>,
): Promise<void> {
  const visitors: Visitor[] = []
  const server = await start()
  const browser = await launchBrowser()
  const kills: (() => Promise<void>)[] = []
  const openIn = async (where: Browser, wanted: VisitorOptions) => {
    const name = wanted.name ?? `visitor ${visitors.length + 1}`
    const address = addressOf(server, wanted)
    const visitor = await openVisitor(where, address, { ...wanted, name })
    visitors.push(visitor)
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
    await browser.close()
    for (const kill of kills) await kill()
    await server.stop()
  }
}

function addressOf(server: Server, { byNetwork, query = '' }: VisitorOptions): string {
  const base = byNetwork ? server.network : server.local
  if (base === undefined) throw new Error('This machine has no address on a network to come by.')
  return new URL(query, base).href
}

function refuseErrors(visitors: readonly Visitor[]): void {
  const errors = visitors.flatMap(({ name, errors }) =>
    errors().map((error) => `${name}: ${error}`),
  )
  if (errors.length > 0) throw new Error(`Errors in the page:\n${errors.join('\n')}`)
}

/** What everybody saw, for whoever reads the failure. Never throws. */
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
    `  screen ${await answerOf(screen)}`,
    ...visitor.errors().map((error) => `  error ${error}`),
    ...visitor.console.slice(-20).map((line) => `  console ${line}`),
  ].join('\n')
}

/** What is answered, or why not, or that nothing came: a page may hang. */
async function answerOf(promise: Promise<string>): Promise<string> {
  const failed = promise.catch((error) => String(error).split('\n')[0] ?? '')
  const patience = AbortSignal.timeout(10_000)
  const silence = once(patience, 'abort').then(() => 'no answer')
  return Promise.race([failed, silence])
}
