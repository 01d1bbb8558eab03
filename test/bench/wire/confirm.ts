import type { Page } from 'playwright-core'
import { fastDraw } from '../../../src/rules/chance.ts'
import { median } from '../report.ts'
import type { At } from '../steps.ts'
import { type Pair, untilNext } from './pair.ts'
import { joinBare, readTap } from './tap.ts'

/**
 * Added delay each way, in milliseconds, and how many of the guest's moves are timed under it: few enough for a short
 * match.
 */
const delays = [0, 50, 200]
const samples = 20
/** Warm-up moves before any is timed. */
const warmUp = 20

/** The cost of a whole match, and a guest's wait for its move beyond the bare round trip. */
export interface Confirmed {
  readonly bytesPerMove: number
  readonly matchBytes: number
  /** The 95th percentile under the worst delay, and under each delay, in milliseconds. */
  readonly overheadMs: number
  readonly byDelay: readonly { readonly delay: number; readonly ms: number }[]
}

/** Plays a whole match, times the guest's moves under each delay, and counts what went over the link. */
export async function measureConfirm({ host, guest, wire }: Pair, at: At): Promise<Confirmed> {
  const pages = [host, guest]
  const draw = fastDraw(5)
  await joinBare(guest, host)
  for (let made = 0; made < warmUp; made++) {
    const asked = await untilNext(pages)
    if (asked) await timeMove(asked, draw, false)
  }
  const byDelay: { delay: number; ms: number }[] = []
  for (const delay of delays) {
    wire.delay = delay
    const overheads: number[] = []
    while (overheads.length < samples) {
      const asked = await untilNext(pages)
      if (!asked) throw new Error('The match ended before all was timed.')
      at(`move ${overheads.length + 1} of ${samples} at ${delay} ms`)
      const overhead = await timeMove(asked, draw, asked === guest)
      if (overhead !== undefined) overheads.push(overhead)
    }
    byDelay.push({ delay, ms: highest(overheads) })
  }
  wire.delay = 0
  at('to its end')
  for (let asked = await untilNext(pages); asked; asked = await untilNext(pages)) await timeMove(asked, draw, false)
  const { moves, bytes } = await readTap(guest)
  const overheadMs = Math.max(...byDelay.map(({ ms }) => ms))
  return { bytesPerMove: median(moves), matchBytes: bytes, overheadMs, byDelay }
}

/** The 95th percentile. */
function highest(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN
}

/** Makes a move in the decision bar; if timed, returns how much longer it took than a bare round trip. */
async function timeMove(page: Page, draw: (below: number) => number, timed: boolean): Promise<number | undefined> {
  const at = draw(await page.locator('[data-move]').count())
  if (timed) return page.evaluate(pressTimed, at)
  await page.evaluate(press, at)
  return undefined
}

function press(at: number): void {
  document.querySelectorAll<HTMLElement>('[data-move]')[at]?.click()
}

/** Runs in the page: the time from the press until the host's entry arrives, less a bare round trip. */
async function pressTimed(at: number): Promise<number> {
  const trips = [await window.__bare?.(), await window.__bare?.(), await window.__bare?.()]
  const bare = trips.map(Number).sort((a, b) => a - b)[1] ?? Number.NaN
  const start = performance.now()
  document.querySelectorAll<HTMLElement>('[data-move]')[at]?.click()
  while ((window.__tap?.confirmedAt ?? 0) < start) await new Promise<void>((resolve) => setTimeout(resolve, 1))
  return (window.__tap?.confirmedAt ?? 0) - start - bare
}
