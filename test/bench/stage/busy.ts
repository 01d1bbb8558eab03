import type { Ground } from '../browser.ts'
import { serveStock } from '../stock.ts'
import { type Busiest, findBusiest } from './busiest.ts'
import { countCalls, readCalls } from './calls.ts'
import { framesOf, grown, untilStill, type Watched, watchPage } from './page.ts'

/** Milliseconds for which the bare scene is watched. */
const span = 4000

/** What the busiest entry costs, beside a bare scene with as many moving sprites. */
export async function measureBusy(ground: Ground) {
  const busiest = findBusiest()
  const { drawCalls, textures } = await countBusy(ground, busiest)
  const scriptMs = await scriptOfBusy(ground, busiest)
  const bareMs = await scriptOfBare(ground, Math.round(busiest.sprites))
  const { sprites } = busiest
  return { sprites, drawCalls, textures, scriptMs, scriptRatio: scriptMs / bareMs }
}

/** Opens the match just before its busiest entry, on a page that has drawn nothing else. */
async function openBusy(
  { browser, server }: Ground,
  { text, at }: Busiest,
  before?: () => void,
): Promise<Watched> {
  const watched = await watchPage(browser, `${server.local}?test`, before)
  const { page } = watched
  const buffer = Buffer.from(text)
  const file = { name: 'match.json', mimeType: 'application/json', buffer }
  await page.setInputFiles('input[name=match]', file)
  await untilStill(page)
  await page.evaluate(
    (hash) => {
      window.location.hash = hash
    },
    `#/g/${at - 1}`,
  )
  await page.waitForSelector(`body[data-seq="${at - 1}"]`)
  await untilStill(page)
  await page.waitForTimeout(1000)
  return watched
}

/** The buttons of a replay that go one entry back and on, by their place in the row. */
const back = 1
const on = 2

/** Goes one entry on and waits until it has been shown. */
const showNext = (watched: Watched, at: number) => stepTo(watched, on, at)

async function stepTo({ page }: Watched, button: number, at: number): Promise<void> {
  await page.locator('.bar.replay .choices .choice').nth(button).click()
  await page.waitForSelector(`body[data-seq="${at}"]`)
  await untilStill(page)
}

async function countBusy(ground: Ground, busiest: Busiest) {
  const watched = await openBusy(ground, busiest, countCalls)
  await watched.page.evaluate(() => window.__calls?.begin())
  await showNext(watched, busiest.at)
  const calls = await readCalls(watched.page)
  await watched.close()
  return calls
}

/**
 * Milliseconds of script a frame while the busiest entry is shown. It is shown once before, since the
 * bare scene is watched with its pictures drawn and its shaders compiled, too.
 */
async function scriptOfBusy(ground: Ground, busiest: Busiest): Promise<number> {
  const watched = await openBusy(ground, busiest)
  await showNext(watched, busiest.at)
  await stepTo(watched, back, busiest.at - 1)
  const ms = await scriptPerFrame(watched, () => showNext(watched, busiest.at))
  await watched.close()
  return ms
}

async function scriptOfBare({ browser }: Ground, sprites: number): Promise<number> {
  const stock = await serveStock()
  const watched = await watchPage(browser, `${stock.address}?tweens=${sprites}`)
  await watched.page.waitForFunction(() => (window.__table?.frames() ?? 0) > 10)
  const ms = await scriptPerFrame(watched, () => watched.page.waitForTimeout(span))
  await watched.close()
  stock.stop()
  return ms
}

async function scriptPerFrame(watched: Watched, during: () => Promise<void>): Promise<number> {
  const frames = await framesOf(watched)
  const before = await watched.metrics()
  await during()
  const after = await watched.metrics()
  return (grown('ScriptDuration', before, after) * 1000) / ((await framesOf(watched)) - frames)
}
