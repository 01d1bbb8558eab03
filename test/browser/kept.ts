import { isDeepStrictEqual } from 'node:util'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { storeKeeper } from '../../src/app/storage/matchStore.ts'
import { storeIn } from './disk.ts'
import type { Visitor } from './visitor.ts'

/** The code of the room that a page is at; empty at none. */
export const codeOf = (page: Page): string => /#\/r\/(\w+)/.exec(page.url())?.[1] ?? ''

/** The journal the browser keeps of the page's room, with signatures. */
export async function keptJournal({ page }: Pick<Visitor, 'page'>): Promise<readonly unknown[]> {
  const match = await storeKeeper(storeIn(page), codeOf(page)).load()
  return match?.entries ?? []
}

/** Number of checks whether all keep the same, and the pause in between, ms. */
const looks = 300
const lookAgain = 200

/** Waits until all keep the same journal, entry by entry; the last write may take a little. */
export async function keepTheSame(visitors: readonly Visitor[]): Promise<void> {
  for (let look = 1; ; look++) {
    const [first = [], ...others] = await Promise.all(visitors.map(keptJournal))
    if (first.length > 0 && others.every((other) => isDeepStrictEqual(other, first))) return
    if (look === looks) for (const other of others) expect(other).toEqual(first)
    if (look === looks) throw new Error('Nobody keeps anything.')
    await new Promise<void>((resolve) => setTimeout(resolve, lookAgain))
  }
}
