import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { type Ground, withBrowser } from '../bench/browser.ts'

/** Draws what browsers show when the page is installed, and the README’s tables: `npm run pictures`. */

const root = fileURLToPath(new URL('../../', import.meta.url))
const target = (name: string) => `${root}assets/public/install/${name}`
const inReadme = (name: string) => `${root}assets/readme/${name}`

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

/** How a table is seen. */
const desk = { viewport: { width: 1280, height: 720 } }
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true }
const large = { viewport: { width: 1440, height: 810 } }

/** A recorded match at one of its entries. */
interface Table {
  readonly file: string
  readonly match: string
  readonly at: number
  readonly options: BrowserContextOptions
}

/** Films that are shown when the page is installed, and tables in the README at which someone plays. */
const tables: readonly Table[] = [
  { file: target('desk.jpg'), match: 'foothills-both-in-the-pub', at: 52, options: desk },
  { file: target('phone.jpg'), match: 'metro-4-seats', at: 40, options: phone },
  { file: inReadme('foothills.jpg'), match: 'foothills-both-in-the-pub', at: 44, options: large },
  { file: inReadme('metro.jpg'), match: 'metro-4-seats', at: 52, options: large },
  { file: inReadme('snowdonia.jpg'), match: 'snowdonia-5-seats', at: 150, options: large },
  { file: inReadme('dwarven.jpg'), match: 'dwarven-3-seats-deals', at: 120, options: large },
]

async function drawTable({ browser, server }: Ground, { file, match, at, options }: Table): Promise<void> {
  const context = await browser.newContext({ ...options, serviceWorkers: 'block' })
  // Slow machines draw slowly.
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  await page.goto(new URL('?test&tempo=instant', server.local).href)
  await page.setInputFiles('input[name=match]', `${root}test/matches/${match}.json`)
  await page.waitForSelector('body[data-role=replay][data-idle=true]')
  await page.fill('input[type=range]', `${at}`)
  await page.waitForSelector(`body[data-seq="${at}"][data-idle=true]`)
  if (file.startsWith(inReadme(''))) {
    await page.click('[data-open=resume]')
    await page.click('[data-resume-as=here]')
    await page.waitForSelector('body[data-role=local][data-idle=true]')
  }
  await page.screenshot({ path: file, type: 'jpeg', quality: 80 })
  await context.close()
}

await withBrowser(async (ground) => {
  await drawIcons(ground.browser)
  for (const table of tables) await drawTable(ground, table)
})
