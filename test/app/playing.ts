import { makeStore } from '../../src/app/storage/store.ts'
import { need } from '../../src/kit/assert.ts'
import { manualClock } from '../kit/manualClock.ts'
import { type Browser, type Neighbourhood, type Page, until } from './browser.ts'

/** A browser's store, as its next page finds it. */
export const storeOf = ({ disk }: Browser) => makeStore(() => disk, manualClock())

/** The view of the table on a page; fails if the page shows no table. */
export const seen = (page: Page) => page.table().store.view.value

export const isTable = (page: Page) => page.screen().type === 'table'

/** True if the page shows a table that is `playing` or `over`. */
export const stands = (page: Page, standing: string) => isTable(page) && seen(page).standing === standing

/** True if the page shows a waiting room. */
export const isWaiting = (page: Page) => page.screen().type === 'waiting'

/** True if nothing is pending at the table on a page: a seat is asked, or the match is over. */
export function isStill(page: Page): boolean {
  if (!isTable(page)) return false
  const { bar, reckoning } = seen(page)
  return !bar.pending && (bar.asked !== undefined || reckoning !== undefined)
}

/** The numbers of the seats played on a page. */
export const seatsAt = (page: Page) => seen(page).seats.flatMap(({ look, sitter }) => (sitter.mine ? [look.seat] : []))

/** Makes the first legal move for the seat that is asked, `moves` times; all pages see each of them. */
export async function play(world: Neighbourhood, pages: readonly Page[], moves: number): Promise<void> {
  const isMine = (page: Page) => seen(page).bar.mine
  for (let left = moves; left > 0; left--) {
    await until(world, () => pages.every(isStill) && pages.some(isMine))
    const asked = need(pages.find(isMine), 'a page whose turn it is')
    const { seq, hash } = seen(asked)
    asked.table().store.press(hash, 0)
    await until(world, () => pages.every((page) => isStill(page) && seen(page).seq > seq))
  }
}

/** Plays the first legal moves to the end of the match. */
export async function playOut(world: Neighbourhood, pages: readonly Page[]): Promise<void> {
  const isOver = (page: Page) => seen(page).reckoning !== undefined
  const goesOn = (page: Page) => seen(page).bar.mine || isOver(page)
  for (;;) {
    await until(world, () => pages.every(isStill) && pages.some(goesOn))
    if (pages.some(isOver)) break
    await play(world, pages, 1)
  }
  await until(world, () => pages.every(isOver))
}
