import { describe, expect, it } from 'vitest'
import { advice, findBrowser, type Machine } from './findBrowser.ts'

interface Imagined {
  readonly programs?: readonly string[]
  readonly folders?: Readonly<Record<string, readonly string[]>>
  readonly env?: Machine['env']
  readonly platform?: string
  readonly arch?: string
  readonly npm?: boolean
}

/** A machine that holds only what is told; npm's browser unpacks to /npm/chromium. */
function machine(told: Imagined): Machine {
  const { programs = [], folders = {}, env = {}, platform = 'linux', arch = 'x64' } = told
  const unpacked = { executablePath: '/npm/chromium', env: { LD_LIBRARY_PATH: '/npm/lib' } }
  return {
    env: { PATH: '/bin:/usr/games', ...env },
    platform,
    arch,
    home: '/ada',
    canRun: (path) => programs.includes(path),
    list: (folder) => folders[folder] ?? [],
    unpack: async () => (told.npm ? unpacked : undefined),
  }
}

const cache = '/ada/.cache/ms-playwright'
const inCache = `${cache}/chromium-1200/chrome-linux64/chrome`
const folders = { [cache]: ['chromium-1200'], [`${cache}/chromium-1200`]: ['chrome-linux64'] }

describe('the browser for the tests', () => {
  const steps = [
    { from: 'environment', path: '/mine' },
    { from: 'PATH', path: '/usr/games/google-chrome' },
    { from: 'standard place', path: '/snap/bin/chromium' },
    { from: 'Playwright', path: inCache },
    { from: 'npm', path: '/npm/chromium' },
  ]

  it.each(steps)('is taken from $from if there is nothing better', async ({ from, path }) => {
    const rest = steps.slice(steps.findIndex((step) => step.path === path))
    const found = await findBrowser(
      machine({
        programs: rest.map((step) => step.path),
        folders,
        env: path === '/mine' ? { CHROME: '/mine' } : {},
        npm: true,
      }),
    )
    expect(found).toMatchObject({ executablePath: path, from })
  })

  it.each(['CHROME', 'CHROME_PATH', 'CHROMIUM'])('can be set by %s', async (variable) => {
    const found = await findBrowser(machine({ programs: ['/x'], env: { [variable]: '/x' } }))
    expect(found.executablePath).toBe('/x')
  })

  it('is not replaced by another if a variable names one that cannot run', async () => {
    const wrong = machine({ programs: ['/bin/chromium'], env: { CHROME: '/gone' } })
    await expect(findBrowser(wrong)).rejects.toThrow('CHROME is set to /gone')
  })

  it('is the newest that Playwright has fetched, headless shells included', async () => {
    const shell = `${cache}/chromium_headless_shell-1300/chrome-headless-shell-linux64`
    const found = await findBrowser(
      machine({
        programs: [inCache, `${shell}/chrome-headless-shell`],
        folders: {
          ...folders,
          [cache]: ['ffmpeg-1', 'chromium-1200', 'chromium_headless_shell-1300', 'webkit-9'],
          [`${cache}/chromium_headless_shell-1300`]: ['chrome-headless-shell-linux64'],
        },
      }),
    )
    expect(found.executablePath).toBe(`${shell}/chrome-headless-shell`)
  })

  it('is searched for in PLAYWRIGHT_BROWSERS_PATH', async () => {
    const found = await findBrowser(
      machine({
        env: { PLAYWRIGHT_BROWSERS_PATH: '/pw' },
        programs: ['/pw/chromium-7/chrome-linux/chrome'],
        folders: { '/pw': ['chromium-7'], '/pw/chromium-7': ['chrome-linux'] },
      }),
    )
    expect(found.from).toBe('Playwright')
  })

  it.each([
    ['darwin', {}, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    ['darwin', {}, '/ada/Applications/Chromium.app/Contents/MacOS/Chromium'],
    ['win32', { PROGRAMFILES: 'C:\\P' }, 'C:\\P\\Google\\Chrome\\Application\\chrome.exe'],
    ['win32', { PROGRAMFILES: 'C:\\P' }, 'C:\\P\\Microsoft\\Edge\\Application\\msedge.exe'],
  ])('stands in its usual place on %s', async (platform, env, path) => {
    const found = await findBrowser(machine({ platform, env, programs: [path] }))
    expect(found).toMatchObject({ executablePath: path, from: 'standard place' })
  })

  it('comes with its libraries if it is from npm', async () => {
    const found = await findBrowser(machine({ npm: true }))
    expect(found.env).toEqual({ LD_LIBRARY_PATH: '/npm/lib' })
  })

  it.each([
    ['darwin', 'x64'],
    ['linux', 'arm64'],
  ])('does not come from npm on %s %s, where that one cannot run', async (platform, arch) => {
    await expect(findBrowser(machine({ platform, arch, npm: true }))).rejects.toThrow(advice)
  })

  it('is missing with an error that says what to install', async () => {
    await expect(findBrowser(machine({}))).rejects.toThrow(/apt-get install chromium/)
  })
})
