import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { type Ground, withBrowser } from '../bench/browser.ts'

/** Draws what browsers show when the page is installed: `npm run pictures`. */

const root = fileURLToPath(new URL('../../', import.meta.url))
const target = (name: string) => `${root}assets/public/install/${name}`

/** The icons: what each is called, its size, and how much of it the platform may cut off. */
const icons = [
  ['icon-192', 192, 'rounded'],
  ['icon-512', 512, 'rounded'],
  ['icon-180', 180, 'square'],
  ['maskable-512', 512, 'square'],
] as const

async function drawIcons(browser: Browser): Promise<void> {
  const svg = await readFile(`${root}assets/install/icon.svg`, 'utf8')
  const page = await browser.newPage()
  for (const [name, size, shape] of icons) {
    await page.setViewportSize({ width: size, height: size })
    const style = shape === 'square' ? '.card { rx: 0 }' : ''
    await page.setContent(`<style>body { margin: 0 } svg { display: block } ${style}</style>${svg}`)
    await page.screenshot({ path: target(`${name}.png`), omitBackground: true })
  }
  await page.close()
}

/** The tables: each is a recorded match at one of its entries. */
const tables = [
  { name: 'desk', match: 'foothills-both-in-the-pub', at: 52, options: { viewport: { width: 1280, height: 720 } } },
  {
    name: 'phone',
    match: 'metro-4-seats',
    at: 40,
    options: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true },
  },
] as const satisfies readonly { name: string; match: string; at: number; options: BrowserContextOptions }[]

async function drawTables({ browser, server }: Ground): Promise<void> {
  for (const { name, match, at, options } of tables) {
    const context = await browser.newContext({ ...options, serviceWorkers: 'block' })
    // Slow machines draw slowly.
    context.setDefaultTimeout(60_000)
    const page = await context.newPage()
    await page.goto(new URL('?test&tempo=instant', server.local).href)
    await page.setInputFiles('input[name=match]', `${root}test/matches/${match}.json`)
    await page.waitForSelector('body[data-role=replay][data-idle=true]')
    await page.fill('input[type=range]', `${at}`)
    await page.waitForSelector(`body[data-seq="${at}"][data-idle=true]`)
    await page.screenshot({ path: target(`${name}.jpg`), type: 'jpeg', quality: 80 })
    await context.close()
  }
}

await withBrowser(async (ground) => {
  await drawIcons(ground.browser)
  await drawTables(ground)
})
