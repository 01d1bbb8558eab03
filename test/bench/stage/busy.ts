import type { Ground } from '../browser.ts'
import { median } from '../report.ts'
import { serveStock } from '../stock.ts'
import { type Busiest, findBusiest } from './busiest.ts'
import { countCalls, readCalls } from './calls.ts'
import { type Frames, traceFrames } from './frames.ts'
import { untilStill, type Watched, watchPage } from './page.ts'

/** How long the bare scene is watched at a time, in milliseconds. */
const span = 3000
/** How many times each side is watched; they take turns, so that a busy machine slows both. */
const rounds = 3

/** What the busiest entry costs, next to a bare scene with as many moving sprites. */
export async function measureBusy(ground: Ground) {
  const busiest = findBusiest()
  const { sprites } = busiest
  const { drawCalls, textures, baked } = await countBusy(ground, busiest)
  const { ours, bare } = await watchBoth(ground, busiest)
  const [scriptMs, bareMs] = [median(ours), median(bare)]
  const meanRatio = mean(ours) / mean(bare)
  return {
    sprites,
    drawCalls,
    textures,
    baked,
    scriptMs,
    scriptRatio: scriptMs / bareMs,
    meanRatio,
  }
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

/** The replay buttons Back and Next, by their place in the row. */
export const back = 1
export const on = 2

/**
 * Steps one entry and waits until it has been shown. Waits within the page, because polling it
 * would count as script.
 */
export const stepTo = ({ page }: Watched, button: number, at: number) =>
  page.evaluate(step, { button, at })

/** Runs in the page. */
function step({ button, at }: { readonly button: number; readonly at: number }): Promise<void> {
  const { body } = document
  const isShown = () => body.dataset.seq === `${at}` && body.dataset.idle === 'true'
  return new Promise((resolve) => {
    const watcher = new MutationObserver(() => {
      if (!isShown()) return
      watcher.disconnect()
      resolve()
    })
    watcher.observe(body, { attributes: true })
    document.querySelectorAll<HTMLElement>('.bar.replay .choices .choice')[button]?.click()
  })
}

async function countBusy(ground: Ground, busiest: Busiest) {
  const watched = await openBusy(ground, busiest, countCalls)
  await watched.page.evaluate(() => window.__calls?.begin())
  await stepTo(watched, on, busiest.at)
  const calls = await readCalls(watched.page)
  await watched.close()
  return calls
}

/**
 * The script of each frame, ours and the bare scene's. The entry was shown once before, because the
 * bare scene too is watched with its textures and shaders ready. Work between the press and the
 * first frame (rules, layout, baking) is in no frame.
 */
async function watchBoth(ground: Ground, busiest: Busiest) {
  const { browser } = ground
  const watched = await openBusy(ground, busiest)
  await stepTo(watched, on, busiest.at)
  const stock = await serveStock()
  const ours: number[] = []
  const bare: number[] = []
  for (let round = 0; round < rounds; round++) {
    await stepTo(watched, back, busiest.at - 1)
    ours.push(...(await traceFrames(browser, watched.page, () => stepTo(watched, on, busiest.at))))
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
