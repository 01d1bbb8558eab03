import { type Browser, chromium } from 'playwright-core'
import { findBrowser } from '../browser/findBrowser.ts'
import { thisMachine } from '../browser/machine.ts'
import { type Server, startServer } from '../browser/server.ts'

/** What a browser bench gets to work with. */
export interface Ground {
  readonly browser: Browser
  readonly server: Server
}

/** Runs a bench with a server of the built page and a browser with software WebGL. */
export async function withBrowser<T>(run: (ground: Ground) => Promise<T>): Promise<T> {
  const { executablePath, args, env } = await findBrowser(thisMachine)
  const software = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']
  const browser = await chromium.launch({
    executablePath,
    args: [...args, ...software],
    env: { ...process.env, ...env },
  })
  const server = await startServer({})
  try {
    return await run({ browser, server })
  } finally {
    await browser.close()
    await server.stop()
  }
}
