import { fast } from './playing.ts'
import type { Visitor } from './visitor.ts'

/** The query of a page with the playtesters' overlay, as quick as `fast`. */
export const watched = `${fast}&debug`

/** Goes to a panel of the overlay. */
export async function panel({ page }: Visitor, name: string): Promise<void> {
  await page.click(`[data-panel=${name}]`)
  await page.waitForSelector(`[data-shown=${name}]`)
}
