import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { readLink, readText, type SavedMatch } from '../../src/app/files/readMatch.ts'
import { titles } from '../../src/games/index.ts'
import { need } from '../../src/kit/assert.ts'
import type { Journal } from '../../src/rules/journal.ts'
import { writeRecord } from '../../src/rules/record.ts'
import { append, extend } from '../../src/rules/replay.ts'
import { type Ground, withBrowser } from '../bench/browser.ts'
import { sound } from '../journals.ts'

/** Draws what browsers show when the page is installed, and the README’s tables: `npm run pictures`. */

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

async function drawTables(ground: Ground): Promise<void> {
  for (const { name, match, at, options } of tables) {
    await openMatch(ground, options, await readFile(`${root}test/matches/${match}.json`), async (page) => {
      await page.fill('input[type=range]', `${at}`)
      await page.waitForSelector(`body[data-seq="${at}"][data-idle=true]`)
      await page.screenshot({ path: target(`${name}.jpg`), type: 'jpeg', quality: 80 })
    })
  }
}

/** Shows the replay of a match file on a page of its own. */
async function openMatch(
  { browser, server }: Ground,
  options: BrowserContextOptions,
  file: Buffer,
  draw: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ ...options, serviceWorkers: 'block' })
  // Slow machines draw slowly.
  context.setDefaultTimeout(180_000)
  const page = await context.newPage()
  await page.goto(new URL('?test&tempo=instant', server.local).href)
  await page.setInputFiles('input[name=match]', { name: 'match.json', mimeType: 'application/json', buffer: file })
  await page.waitForSelector('body[data-role=replay][data-idle=true]')
  await draw(page)
  await context.close()
}

/** The README’s tables: each is a recorded match, played on from one of its entries. */
const resumed: readonly { name: string; match: string; at: number }[] = [
  { name: 'foothills', match: 'recorded/foothills/01.txt', at: 149 },
  { name: 'metro', match: 'metro-4-seats.json', at: 55 },
  { name: 'snowdonia', match: 'snowdonia-5-seats.json', at: 105 },
  { name: 'dwarven', match: 'dwarven-2-seats-advanced.json', at: 120 },
]

async function drawResumed(ground: Ground): Promise<void> {
  for (const { name, match, at } of resumed) {
    const text = await readFile(`${root}test/matches/${match}`, 'utf8')
    const { saved } = sound(await (match.endsWith('.txt') ? readLink(titles, text.trim()) : readText(titles, text)))
    const file = Buffer.from(writeRecord(startOf(saved, at), saved.title.edition))
    await openMatch(ground, { viewport: { width: 1440, height: 810 } }, file, async (page) => {
      await page.click('[data-open=resume]')
      await page.click('[data-resume-as=here]')
      await page.waitForSelector('body[data-role=local][data-idle=true]')
      const pass = page.locator('[data-take-device]')
      if (await pass.isVisible()) await pass.click()
      await page.waitForSelector('body[data-mine=true][data-idle=true] [data-move]')
      await page.screenshot({ path: `${root}assets/readme/${name}.jpg`, type: 'jpeg', quality: 84 })
    })
  }
}

/** A match up to an entry, played without bots: where nobody sits, people play. */
function startOf({ title: { game }, journal: { entries } }: SavedMatch, at: number): Journal {
  const played = entries.slice(1, at + 1).filter(({ body }) => !(body.type === 'seat' && body.kind === 'bot'))
  const begun = sound(extend(game, undefined, 'host', need(entries[0], 'a setup').body)).journal
  return played.reduce((so: Journal, { by, body }) => append(game, so, by, body).journal, begun)
}

await withBrowser(async (ground) => {
  await drawIcons(ground.browser)
  await drawTables(ground)
  await drawResumed(ground)
})
