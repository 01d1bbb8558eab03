import { expect, it } from 'vitest'
import { canonical } from '../../src/kit/json.ts'
import type { Answer } from '../../src/match/table.ts'
import { type Browser, openRoom } from './browser.ts'
import { makeWorld, pass, until, type World } from './world.ts'

/** A table at which people keep playing, and every answer they wait for. */
interface Scene {
  readonly world: World
  readonly browsers: readonly Browser[]
  readonly open: Set<Promise<Answer>>
  /** Browsers that are frozen or cut off. */
  readonly frozen: Set<Browser>
  readonly cutOff: Set<Browser>
}

const now = (browser: Browser) => browser.table().now()

/** Submits a random legal move for the seat that is asked here, or something forbidden. */
function submit({ world, open }: Scene, browser: Browser): void {
  const { ask, turn } = now(browser)
  const moves = ask.type === 'choose' ? ask.moves : []
  const move = moves[world.draw(Math.max(1, moves.length))]
  if (!move) return
  const answer = browser.table().submit(turn ?? 0, move)
  open.add(answer)
  void answer.then(() => open.delete(answer))
}

type Mishap = (scene: Scene, browser: Browser) => void

const toggle = (set: Set<Browser>, one: Browser): boolean => (set.delete(one) ? false : set.add(one).has(one))

const mishaps: readonly Mishap[] = [
  submit,
  submit,
  submit,
  ({ frozen }, browser) => browser.freeze(toggle(frozen, browser)),
  ({ cutOff }, browser) => browser.cutOff(toggle(cutOff, browser)),
  ({ world }, browser) => void browser.table().handOver(world.draw(3)),
  ({ world }) => world.lab.cut(world.draw(2) === 0 ? 'closed' : 'silent'),
]

/** The epochs of all hosts that can be found. One that lost its address yields once it is back. */
const epochsHosted = ({ browsers, frozen }: Scene) =>
  browsers
    .filter((one) => now(one).hosting && !frozen.has(one) && one.table().reach()?.type === 'open')
    .map((one) => now(one).epoch)

async function heal({ frozen, cutOff }: Scene): Promise<void> {
  for (const browser of frozen) browser.freeze(false)
  frozen.clear()
  for (const browser of cutOff) browser.cutOff(false)
}

/** Lets anything happen for a while, and checks all hosts four times a second. */
async function live(scene: Scene): Promise<void> {
  const { world, browsers } = scene
  for (let n = 0; n < 40; n++) {
    const browser = browsers[world.draw(browsers.length)]
    if (browser) mishaps[world.draw(mishaps.length)]?.(scene, browser)
    const end = world.clock.now() + world.draw(8000)
    while (world.clock.now() < end) {
      await pass(world, 250)
      const hosted = epochsHosted(scene)
      expect(new Set(hosted).size).toBe(hosted.length)
    }
  }
}

/** Expects one remaining host that everyone hears, and equal journals. */
const isLevel = (scene: Scene) =>
  epochsHosted(scene).length === 1 &&
  new Set(scene.browsers.map((one) => canonical(one.table().journal()))).size === 1 &&
  scene.browsers.every((one) => now(one).standing !== 'lost' && !now(one).pending)

it.each([4, 7, 9, 10, 11, 14, 15, 20, 21, 23, 24, 50])(
  'whatever happens, no one finds two hosts in one epoch, and every request is answered (%i)',
  async (seed) => {
    const world = makeWorld(700 + seed)
    const browsers = await openRoom(world, 2)
    const [open, frozen, cutOff] = [new Set<Promise<Answer>>(), new Set<Browser>(), new Set<Browser>()]
    const scene = { world, browsers, open, frozen, cutOff }
    await live(scene)
    await heal(scene)
    expect(await until(world, () => isLevel(scene) && open.size === 0, 300_000)).toBe(true)
    for (const one of browsers) expect(one.table().ended()).toBeUndefined()
    // Otherwise nothing was tested.
    expect(epochsHosted(scene)[0]).toBeGreaterThan(1)
  },
  120_000,
)
