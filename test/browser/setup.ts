import type { TestProject } from 'vitest/node'
import { type Browser, findBrowser } from './findBrowser.ts'
import { thisMachine } from './machine.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly browser: Browser
  }
}

/** Runs once before all browser tests: finds the browser. */
export default async function setup(project: TestProject): Promise<void> {
  const browser = await findBrowser(thisMachine)
  console.info(`browser: ${browser.executablePath} (${browser.from})`)
  project.provide('browser', browser)
}
