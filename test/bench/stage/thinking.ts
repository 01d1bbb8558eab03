import { readdir, readFile } from 'node:fs/promises'
import type { ThinkRequest } from '../../../src/bots/thinkRequest.ts'
import { builtIn, foothills } from '../../../src/games/foothills/index.ts'
import { fastDraw } from '../../../src/rules/chance.ts'
import { none, settle } from '../../../src/rules/play.ts'
import type { Ground } from '../browser.ts'
import type { Watched } from './page.ts'
import { compare, type Side } from './sideBySide.ts'

/** Script per frame, as a multiple of a page without bots. */
export interface Thinking {
  /** On a page whose bots' worker searches as the master does. */
  readonly ratio: number
  /** On another page without bots: the difference between two equal pages. */
  readonly control: number
}

/** Compares a page whose bots' worker is busy with two that have none. */
export async function measureThinking(ground: Ground): Promise<Thinking> {
  const address = `${ground.server.local}assets/${await workerFile()}`
  const thinks: Side = { during: (watched) => think(watched, address) }
  const [plain = Number.NaN, busy = Number.NaN, other = Number.NaN] = await compare(ground, [{}, thinks, {}])
  return { ratio: busy / plain, control: other / plain }
}

const assets = new URL('../../../dist/assets/', import.meta.url)

/** The build's file of the bots' worker: the one that loads what a position of a title is worth. */
async function workerFile(): Promise<string> {
  for (const name of await readdir(assets)) {
    if (!/^in-worker-worker.*\.js$/.test(name)) continue
    const text = await readFile(new URL(name, assets), 'utf8')
    if (text.includes('in-worker-foothills-worth')) return name
  }
  throw new Error('The build has no worker for the bots')
}

/** Has the worker search until it is stopped. */
async function think({ page }: Watched, address: string): Promise<() => Promise<void>> {
  const worker = await page.evaluateHandle((url) => new Worker(url, { type: 'module' }), address)
  await worker.evaluate((to, request) => to.postMessage(request), endlessRequest())
  return () => worker.evaluate((to) => to.terminate())
}

/** The first choice of a match. */
function endlessRequest(): ThinkRequest {
  const game = foothills(builtIn)
  const options = { swapped: false, second: false, readings: {} }
  const position = game.setup(2, options)
  let ask = settle(game, position, none, () => {})
  while (ask.type === 'chance') ask = settle(game, position, { type: 'chance', draw: fastDraw(1) }, () => {})
  if (ask.type !== 'choose') throw new Error('A match begins with a choice')
  const { seat, moves } = ask
  return {
    id: 1,
    game: game.id,
    edition: undefined,
    hash: game.edition.hash,
    strength: 'master',
    seed: 1,
    budget: 600_000,
    position,
    seat,
    moves,
    faces: [],
  }
}
