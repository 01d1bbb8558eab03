import { posix, win32 } from 'node:path'

/** A browser that can be started, and where it was found. */
export interface Browser {
  readonly executablePath: string
  /** Switches to start it with: no welcome, no talk with its maker. */
  readonly args: readonly string[]
  /** Variables that this browser needs besides those of the machine. */
  readonly env: Readonly<Record<string, string>>
  readonly from: 'environment' | 'PATH' | 'standard place' | 'Playwright' | 'npm'
}

/** The finder's view of a machine; a test hands in its own. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>
  /** As in Node's `process.platform` and `process.arch`. */
  readonly platform: string
  readonly arch: string
  /** The user's own folder. */
  readonly home: string
  /** True when a file is there and may be run. */
  readonly canRun: (path: string) => boolean
  /** The names in a folder; empty when there is no such folder. */
  readonly list: (folder: string) => readonly string[]
  /** Unpacks the browser that npm brought; undefined when npm brought none. */
  readonly unpack: () => Promise<Pick<Browser, 'executablePath' | 'env'> | undefined>
}

const variables = ['CHROME', 'CHROME_PATH', 'CHROMIUM']

const quiet = ['--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync']

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'google-chrome-beta',
  'google-chrome-unstable',
  'microsoft-edge',
  'brave-browser',
]

const macApps = ['Google Chrome', 'Chromium', 'Microsoft Edge', 'Brave Browser']

/** Advice where no browser is found. */
export const advice = [
  'No browser was found, so the browser tests cannot run. One of these helps:',
  '  • install Chrome or Chromium (on Debian or Ubuntu: apt-get install chromium);',
  '  • set CHROME to the path of a Chromium browser;',
  '  • npx playwright install chromium;',
  '  • on Linux x64, npm ci without --omit=optional brings a browser along.',
].join('\n')

/**
 * The first browser of: a variable (CHROME, CHROME_PATH, CHROMIUM), PATH, the standard places, Playwright's cache, npm.
 * Throws with advice when there is none, and when a variable names a file that cannot be run, since it was set on
 * purpose.
 */
export async function findBrowser(machine: Machine): Promise<Browser> {
  const installed =
    fromEnvironment(machine) ??
    firstOf(machine, 'PATH', onPath(machine)) ??
    firstOf(machine, 'standard place', standardPlaces(machine)) ??
    firstOf(machine, 'Playwright', inPlaywrightsCache(machine))
  if (installed) return installed
  const fits = machine.platform === 'linux' && machine.arch === 'x64'
  const unpacked = fits ? await machine.unpack() : undefined
  if (unpacked) return { ...unpacked, args: quiet, from: 'npm' }
  throw new Error(advice)
}

function fromEnvironment({ env, canRun }: Machine): Browser | undefined {
  for (const variable of variables) {
    const executablePath = env[variable]
    if (!executablePath) continue
    if (!canRun(executablePath)) throw new Error(`${variable} is set to ${executablePath}, which cannot be run.`)
    return { executablePath, args: quiet, env: {}, from: 'environment' }
  }
  return undefined
}

function firstOf({ canRun }: Machine, from: Browser['from'], places: readonly string[]): Browser | undefined {
  const executablePath = places.find(canRun)
  return executablePath === undefined ? undefined : { executablePath, args: quiet, env: {}, from }
}

const pathsOf = ({ platform }: Machine) => (platform === 'win32' ? win32 : posix)

function onPath(machine: Machine): readonly string[] {
  const { join, delimiter } = pathsOf(machine)
  const suffix = machine.platform === 'win32' ? '.exe' : ''
  const folders = (machine.env.PATH ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name + suffix)))
}

function standardPlaces({ platform, env, home }: Machine): readonly string[] {
  if (platform === 'darwin')
    return ['', home].flatMap((top) => macApps.map((app) => `${top}/Applications/${app}.app/Contents/MacOS/${app}`))
  if (platform === 'win32')
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap((top) =>
      top === undefined
        ? []
        : ['Google\\Chrome', 'Chromium', 'Microsoft\\Edge'].map((product) =>
            win32.join(top, product, 'Application', product.endsWith('Edge') ? 'msedge.exe' : 'chrome.exe'),
          ),
    )
  const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome']
  return folders.flatMap((folder) => names.map((name) => `${folder}/${name}`))
}

function inPlaywrightsCache(machine: Machine): readonly string[] {
  const { join } = pathsOf(machine)
  const cache = playwrightsCache(machine)
  return machine
    .list(cache)
    .filter((name) => /^chromium(_headless_shell)?-\d+$/.test(name))
    .sort((a, b) => revision(b) - revision(a))
    .flatMap((name) =>
      machine
        .list(join(cache, name))
        .flatMap((inner) =>
          [
            'chrome',
            'chrome-headless-shell',
            'headless_shell',
            'chrome.exe',
            'chrome-headless-shell.exe',
            ...[...macApps, 'Google Chrome for Testing'].map((app) => `${app}.app/Contents/MacOS/${app}`),
          ].map((program) => join(cache, name, inner, program)),
        ),
    )
}

const revision = (name: string) => Number(name.slice(name.lastIndexOf('-') + 1))

function playwrightsCache(machine: Machine): string {
  const { env, home, platform } = machine
  const { join } = pathsOf(machine)
  if (env.PLAYWRIGHT_BROWSERS_PATH && env.PLAYWRIGHT_BROWSERS_PATH !== '0') return env.PLAYWRIGHT_BROWSERS_PATH
  if (platform === 'darwin') return join(home, 'Library', 'Caches', 'ms-playwright')
  if (platform === 'win32') return join(env.LOCALAPPDATA ?? home, 'ms-playwright')
  return join(env.XDG_CACHE_HOME ?? join(home, '.cache'), 'ms-playwright')
}
