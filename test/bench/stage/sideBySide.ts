import type { Ground } from '../browser.ts'
import { median } from '../report.ts'
import { back, findBusiest, on, openBusy, step } from './busy.ts'
import { traceFrames } from './frames.ts'
import type { Watched } from './page.ts'

/** Number of times each page is watched; they take turns going first, so that a busy machine slows both. */
const rounds = 4

/** A page that shows the busiest entry again and again. */
export interface Side {
  /** Prepares it beforehand. */
  prepare?(watched: Watched): Promise<void>
  /** Runs while it is watched; the returned function stops that. */
  during?(watched: Watched): Promise<() => Promise<void>>
}

/** The median script of a frame, ms, of each side. */
export async function compare(ground: Ground, sides: readonly Side[]): Promise<readonly number[]> {
  const busiest = await findBusiest()
  const { at } = busiest
  const pages: (Side & { readonly watched: Watched; readonly frames: number[] })[] = []
  for (const side of sides) {
    const watched = await openBusy(ground, busiest)
    await side.prepare?.(watched)
    await step(watched, on, at)
    pages.push({ ...side, watched, frames: [] })
  }
  for (let round = 0; round < rounds; round++)
    for (const { watched, frames, during } of round % 2 === 0 ? pages : pages.toReversed()) {
      await step(watched, back, at)
      const stop = await during?.(watched)
      frames.push(...(await traceFrames(ground.browser, watched.page, () => step(watched, on, at))))
      await stop?.()
    }
  for (const { watched } of pages) await watched.close()
  return pages.map(({ frames }) => median(frames))
}
