import { need } from '../../../src/kit/assert.ts'
import { ed25519Signatures } from '../../../src/match/ed25519.ts'
import type { Answer, Now } from '../../../src/match/table.ts'
import type { Draw } from '../../../src/rules/chance.ts'
import { choicesOf } from '../../../src/rules/play.ts'
import { type Browser, openRoom } from '../../net/browser.ts'
import { overheard } from '../../net/overheard.ts'
import { makeWorld, seatOf, until, type World } from '../../net/world.ts'
import { waybills } from '../../waybills/waybills.ts'
import { median } from '../report.ts'
import type { At } from '../steps.ts'

/** One host's load, at a table of so many people with hidden hands. */
export interface Served {
  /** Bytes that the host sends and receives, pings excepted, for each move and all it leads to. */
  readonly bytesPerMove: number
  /** From a guest's move until the last of the guests has it, the median, ms. */
  readonly confirmMs: number
}

/**
 * Plays Waybills between pages in one process, on a network in memory without delay: what is timed is the work of all
 * of them, one after the other.
 */
export async function measureSeats(seats: number, at: At = () => {}): Promise<Served> {
  const world = makeWorld(seats)
  world.signatures = ed25519Signatures
  const bytes = new Map<string, number>()
  world.tap = (name, link) => {
    const count = (text: string) => {
      if (!text.startsWith('{"type":"ping"')) bytes.set(name, (bytes.get(name) ?? 0) + Buffer.byteLength(text))
    }
    return overheard(link, count, count)
  }
  const browsers = await openRoom(world, seats - 1, { game: waybills, options: { hand: 2 } })
  const host = need(browsers[0], 'a host')
  const before = bytes.get(host.storage.secret) ?? 0
  const timed: number[] = []
  let moves = 0
  for (let mover = await nextMover(world, browsers); mover; moves++) {
    at(`move ${moves + 1}`)
    const ms = await timeMove(world, browsers, mover)
    if (mover !== host) timed.push(ms)
    mover = await nextMover(world, browsers)
  }
  const served = (bytes.get(host.storage.secret) ?? 0) - before
  return { bytesPerMove: Math.round(served / moves), confirmMs: median(timed) }
}

const now = (browser: Browser) => browser.table().now()

/**
 * The browser that can move, once everyone has all entries; undefined when the match is over. Throws if it comes to
 * neither.
 */
async function nextMover(world: World, browsers: readonly Browser[]): Promise<Browser | undefined> {
  const asked = (one: Browser) => {
    const seat = seatOf(one.table())
    return choicesOf(now(one).ask).some((choice) => choice.seat === seat && choice.moves.length > 0)
  }
  const isLevel = () => new Set(browsers.map((one) => now(one).seq)).size === 1
  const isOver = () => browsers.every((one) => now(one).standing === 'over')
  if (!(await until(world, () => isLevel() && (isOver() || browsers.some(asked)))))
    throw new Error(`The match stands still: ${browsers.map((one) => now(one).standing)}.`)
  return isOver() ? undefined : browsers.find(asked)
}

/** Makes a move and returns how long it takes until everyone has it, ms. Throws if it is refused. */
async function timeMove(world: World, browsers: readonly Browser[], mover: Browser): Promise<number> {
  const seat = seatOf(mover.table())
  const { ask } = now(mover)
  const moves = need(
    choicesOf(ask).find((choice) => choice.seat === seat),
    'a choice',
  ).moves
  const start = performance.now()
  let answer: Answer | undefined
  void mover
    .table()
    .submit(seat, pick(moves, world.draw))
    .then((given) => {
      answer = given
    })
  // Other entries may come first: the shares of a hand that is still being dealt.
  const isMade = ({ seq }: Now) => answer?.type === 'accepted' && seq >= answer.seq
  await until(world, () => answer?.type === 'refused' || browsers.every((one) => isMade(now(one))))
  if (answer?.type !== 'accepted') throw new Error(`A move was lost: ${JSON.stringify(answer)}.`)
  return performance.now() - start
}

const pick = <M>(moves: readonly M[], draw: Draw): M => need(moves[draw(moves.length)], 'a move')
