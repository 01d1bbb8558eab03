import { fileURLToPath } from 'node:url'
import { type InlineConfig, runnerImport } from 'vite'
import { drawingsPlugin } from '../../../src/stage/build/drawings.ts'
import type { Ground } from '../browser.ts'
import { median } from '../report.ts'
import { serveStock } from '../stock.ts'
import type { Busiest } from './busiest.ts'
import { countCalls, readCalls } from './calls.ts'
import { type Frames, traceFrames } from './frames.ts'
import { untilStill, type Watched, watchPage } from './page.ts'

/** Time per watch of the bare scene, in milliseconds. */
const span = 3000
/** Number of times each side is watched; they take turns, so that a busy machine slows both. */
const rounds = 3

/** The busiest entry, found by code that Vite loads, since faces draw from sheets. */
export async function findBusiest(): Promise<Busiest> {
  const file = fileURLToPath(new URL('busiest.ts', import.meta.url))
  const options: InlineConfig = { configFile: false, plugins: [drawingsPlugin()] }
  const { module } = await runnerImport<typeof import('./busiest.ts')>(file, options)
  return module.findBusiest()
}

/** Cost of the busiest entry, next to a bare scene with as many moving sprites. */
export async function measureBusy(ground: Ground) {
  const busiest = await findBusiest()
  const { sprites } = busiest
  const { drawCalls, textures, baked } = await countBusy(ground, busiest)
  const { ours, bare } = await watchBoth(ground, busiest)
  const [scriptMs, bareMs] = [median(ours), median(bare)]
  const meanRatio = mean(ours) / mean(bare)
  return { sprites, drawCalls, textures, baked, scriptMs, scriptRatio: scriptMs / bareMs, meanRatio }
}

const mean = (frames: Frames) => frames.reduce((sum, ms) => sum + ms, 0) / frames.length

/** Opens the match just before its busiest entry, on a page that has drawn nothing else. */
export async function openBusy(
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
  await page.locator(`body[data-seq="${at - 1}"]`).waitFor()
  await untilStill(page)
  await page.waitForTimeout(1000)
  return watched
}

/** The buttons of a film that step by a move, by their place in the row. */
export const back = 1
export const on = 3

/**
 * Steps to before or after an entry and waits until that has been shown. Waits within the page, because polling it
 * would count as script.
 */
export const step = ({ page }: Watched, button: typeof back | typeof on, at: number) =>
  page.evaluate(press, { button, at, isAfter: button === on })

interface Press {
  readonly button: number
  readonly at: number
  readonly isAfter: boolean
}

/** Runs in the page. */
function press({ button, at, isAfter }: Press): Promise<void> {
  const { body } = document
  // A step ends with a move, and what an entry draws may come before that.
  const isShown = () => Number(body.dataset.seq) >= at === isAfter && body.dataset.idle === 'true'
  return new Promise((resolve) => {
    const watcher = new MutationObserver(() => {
      if (!isShown()) return
      watcher.disconnect()
      resolve()
    })
    watcher.observe(body, { attributes: true })
    document.querySelectorAll<HTMLElement>('.transport button')[button]?.click()
  })
}

async function countBusy(ground: Ground, busiest: Busiest) {
  const watched = await openBusy(ground, busiest, countCalls)
  await watched.page.evaluate(() => window.__calls?.begin())
  await step(watched, on, busiest.at)
  const calls = await readCalls(watched.page)
  await watched.close()
  return calls
}

/**
 * The script of each frame, ours and the bare scene's. The entry was shown once before, because the bare scene too is
 * watched with its textures and shaders ready. Work between the press and the first frame (rules, layout, baking) is in
 * no frame.
 */
async function watchBoth(ground: Ground, busiest: Busiest) {
  const { browser } = ground
  const watched = await openBusy(ground, busiest)
  await step(watched, on, busiest.at)
  const stock = await serveStock()
  const ours: number[] = []
  const bare: number[] = []
  for (let round = 0; round < rounds; round++) {
    await step(watched, back, busiest.at)
    ours.push(...(await traceFrames(browser, watched.page, () => step(watched, on, busiest.at))))
    bare.push(...(await framesOfBare(ground, stock.address, Math.round(busiest.sprites))))
  }
  stock.stop()
  await watched.close()
  return { ours, bare }
}

async function framesOfBare({ browser }: Ground, address: string, sprites: number) {
  const { page, close } = await watchPage(browser, `${address}?tweens=${sprites}`)
  await page.waitForFunction(() => (window.__table?.frames() ?? 0) > 60)
  const frames = await traceFrames(browser, page, () => page.waitForTimeout(span))
  await close()
  return frames
}
