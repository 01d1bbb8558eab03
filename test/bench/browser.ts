import { type Browser, chromium, type LaunchOptions } from 'playwright-core'
import { type Browser as Found, findBrowser } from '../browser/findBrowser.ts'
import { thisMachine } from '../browser/machine.ts'
import { type Server, startServer } from '../browser/server.ts'

/** The equipment of a browser bench. */
export interface Ground {
  readonly browser: Browser
  readonly server: Server
}

/** The longest a browser may take to start on a busy machine, ms. */
const patience = 60_000

/** Starts the browser that is found on this machine. Throws with its name if it doesn’t come. */
export async function launching<T>(
  start: (options: LaunchOptions) => Promise<T>,
  switches: readonly string[] = [],
  found?: Found,
): Promise<T> {
  const { executablePath, args, env, from } = found ?? (await findBrowser(thisMachine))
  const all = { ...process.env, ...env }
  try {
    return await start({ executablePath, args: [...args, ...switches], env: all, timeout: patience })
  } catch (error) {
    const [why] = String(error instanceof Error ? error.message : error).split('\n')
    throw new Error(`The browser ${executablePath} (${from}) did not start: ${why}`)
  }
}

/** Runs a bench with a server of the built page and a browser with software WebGL. */
export async function withBrowser<T>(run: (ground: Ground) => Promise<T>): Promise<T> {
  const software = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']
  const browser = await launching((options) => chromium.launch(options), software)
  const server = await startServer({})
  try {
    return await run({ browser, server })
  } finally {
    await browser.close()
    await server.stop()
  }
}
