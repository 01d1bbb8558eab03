import type { TestProject } from 'vitest/node'
import { buildPage } from './build.ts'
import { type Browser, findBrowser } from './findBrowser.ts'
import { thisMachine } from './machine.ts'
import { type Address, startServer } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly browser: Browser
    readonly server: Address
  }
}

/**
 * Runs once before all browser tests: finds the browser, builds the page and starts the shared server. Returns how to
 * stop it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser = await findBrowser(thisMachine)
  console.info(`browser: ${browser.executablePath} (${browser.from})`)
  project.provide('browser', browser)
  await buildPage()
  const { stop, ...server } = await startServer({})
  project.provide('server', server)
  return stop
}
