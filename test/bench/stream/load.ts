import { type Browser, chromium, type Page } from 'playwright-core'
import { secondsOf } from '../../processorTime.ts'
import { type Ground, launching } from '../browser.ts'
import type { At } from '../steps.ts'
import { serveStock } from '../stock.ts'

/** Time per watch of each side, in milliseconds. */
const span = 12_000
/** Number of times; the sides take turns, so that a busy machine slows both. */
const rounds = 2
/** A generous timeout for a busy machine, in milliseconds; nothing is measured by it. */
const patience = 120_000
/** Time between moves at the table. */
const movesEvery = 3000

/** As OBS starts its browser when it uses no graphics card; a bare scene gets its WebGL from the processor. */
const software = ['--disable-gpu-compositing', '--disable-gpu', '--enable-unsafe-swiftshader']

/** A browser in processes of its own, at a source’s size. */
interface Source {
  readonly page: Page
  /** Processor seconds used so far. */
  readonly seconds: () => number
  readonly close: () => Promise<void>
}

/** The shares of a processor’s core that a stream page takes, beside a bare scene at the same size. */
export interface StreamLoad {
  readonly still: number
  readonly playing: number
  readonly bare: number
  /** Frames a second while the match goes on, and of the bare scene. */
  readonly frames: number
  readonly bareFrames: number
}

/** Measures a stream page of a match that bots and a random player play at their usual speed. */
export async function measureStreamLoad({ browser, server }: Ground, at: At): Promise<StreamLoad> {
  const { address, begin, end } = await openTable(browser, server.local)
  const stock = await serveStock()
  const stream = await openSource(`${server.local}?test${address}`)
  await stream.page.waitForSelector('body[data-stream-board]', { state: 'attached' })
  const all = { still: 0, playing: 0, bare: 0, frames: 0, bareFrames: 0 }
  for (let round = 0; round < rounds; round++) {
    at(`round ${round + 1} of ${rounds}`)
    await atRest(stream)
    const bare = await watchBare(stock.address)
    const still = await watch(stream)
    await begin()
    const playing = await watch(stream)
    await end()
    all.bare += bare.share / rounds
    all.bareFrames += bare.frames / rounds
    all.still += still.share / rounds
    all.playing += playing.share / rounds
    all.frames += playing.frames / rounds
  }
  stock.stop()
  await stream.close()
  return all
}

/** The same of a bare scene, which never rests: it is gone when others are watched. */
async function watchBare(address: string): Promise<Taken> {
  const bare = await openSource(`${address}?tweens=40`)
  await bare.page.waitForFunction(() => (window.__table?.frames() ?? 0) > 60)
  const taken = await watch(bare)
  await bare.close()
  return taken
}

const framesOf = ({ page }: Source) => page.evaluate(() => window.__table?.frames() ?? Number.NaN)

/** Waits until a source has drawn nothing new for a while. */
async function atRest(source: Source): Promise<void> {
  for (let drawn = -1; drawn !== (await framesOf(source)); ) {
    drawn = await framesOf(source)
    await source.page.waitForTimeout(2000)
  }
}

/** A source's load: the share of a core, for so many frames a second. */
interface Taken {
  readonly share: number
  readonly frames: number
}

/** Watches a source for a while. */
async function watch(source: Source): Promise<Taken> {
  const [from, before, drawn] = [performance.now(), source.seconds(), await framesOf(source)]
  await new Promise((resolve) => setTimeout(resolve, span))
  const took = (performance.now() - from) / 1000
  const frames = ((await framesOf(source)) - drawn) / took
  return { share: (source.seconds() - before) / took, frames }
}

async function openSource(address: string): Promise<Source> {
  const server = await launching((options) => chromium.launchServer(options), software)
  const browser = await chromium.connect(server.wsEndpoint())
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } })
  page.setDefaultTimeout(patience)
  await page.goto(address)
  const { pid = 0 } = server.process()
  return { page, seconds: () => secondsOf(pid), close: () => server.close() }
}

/** A table with a bot, and the address of its stream; `begin` has moves made until `end`. */
async function openTable(browser: Browser, local: string) {
  const page = await browser.newPage({ viewport: { width: 640, height: 480 } })
  page.setDefaultTimeout(patience)
  // Defines a helper that compiled functions need when they run in the page.
  await page.addInitScript({ content: 'globalThis.__name ??= (made) => made' })
  await page.goto(`${local}?test&renderer=canvas&tempo=instant&seed=5`)
  await page.click('[data-start=table]')
  await page.click('[data-deed=bot]')
  await page.waitForSelector('.table.drawn')
  await page.click('[data-open=menu]')
  await page.click('[data-open=watchers]')
  await page.click('dialog.gallery [data-copy] >> nth=0')
  await page.waitForSelector('dialog.gallery .made-link')
  const { hash } = new URL(await page.inputValue('dialog.gallery .made-link'))
  await page.click('dialog.gallery [data-close]')
  return {
    address: `${hash.replace('#/w/', '#/s/')}?preset=full`,
    begin: () => page.evaluate(play, movesEvery),
    end: () => page.evaluate(() => clearInterval(Number(document.body.dataset.player))),
  }
}

/** Runs in the page: presses a move every so often. */
function play(every: number): void {
  const press = () => {
    const moves = document.querySelectorAll<HTMLElement>('[data-move]')
    moves[Math.floor(moves.length / 2)]?.click()
  }
  document.body.dataset.player = String(setInterval(press, every))
}
