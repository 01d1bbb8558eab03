import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { fastDraw } from '../../src/rules/chance.ts'
import type { Shown, Visitor } from './visitor.ts'

/** The query of a page that plays instantly, drawn the cheap way. */
export const fast = '?test&tempo=instant&renderer=canvas'

/** The same, drawn by WebGL. */
export const fastWebGl = '?test&tempo=instant'

/** Presses one of the buttons that start something on the home page. */
export async function start(visitor: Visitor, what: 'table' | 'here' | 'bot'): Promise<void> {
  await visitor.shows({ screen: 'home' })
  // By a key: a button that moves while the page loads misses a click.
  await visitor.page.press(`[data-start=${what}]`, 'Enter')
}

/** Chooses a title by its poster on the home page. */
export const chooseTitle = ({ page }: Visitor, title: string): Promise<void> =>
  page.locator(`[name=title][value=${title}]`).check()

/** Opens a new table of the title chosen already, or of another one; returns the invite link. */
export async function invite(host: Visitor, title?: string): Promise<string> {
  await host.shows({ screen: 'home' })
  if (title) await chooseTitle(host, title)
  await host.page.press('[data-start=table]', 'Enter')
  await host.shows({ screen: 'waiting' })
  await host.page.waitForSelector('[data-reach=open]')
  return host.page.inputValue('[data-link]')
}

/** A link's hash behind another query. */
export const queryOf = (link: string, query: string): string => `${query}${new URL(link).hash}`

/** A table is on the screen and nothing moves. */
export const settled = ({ screen, idle }: Shown): boolean => (screen === 'table' || screen === 'reckoning') && idle

/** Number of checks whether pages that may fork agree again, and the pause in between, ms. */
const looks = 300
const lookAgain = 200

/**
 * Waits until everyone has settled at the same entry, and expects the same position everywhere. Pages that may `part`,
 * since their links are bad, get time to agree again.
 */
export async function agree(visitors: readonly Pick<Visitor, 'until'>[], part = false): Promise<Shown> {
  for (let look = 1; ; ) {
    const seen = await Promise.all(visitors.map((one) => one.until('the table settles', settled)))
    const last = Math.max(...seen.map(({ seq = -1 }) => seq))
    const first = seen[0]
    if (first && seen.every(({ seq }) => seq === last)) {
      const isOne = new Set(seen.map(({ hash }) => hash)).size === 1
      if (!part || look++ === looks) expect(isOne).toBe(true)
      if (isOne) return first
      await new Promise<void>((resolve) => setTimeout(resolve, lookAgain))
    }
    await Promise.all(visitors.map((one) => one.until(`entry ${last}`, ({ seq = -1 }) => seq >= last)))
  }
}

/**
 * Waits until a visitor shows the entry that another shows, moving or not, and expects the same position. The other's
 * page may go on meanwhile.
 */
export async function catchUp(visitor: Visitor, other: Visitor): Promise<void> {
  for (;;) {
    const { seq = -1, hash } = await other.shown()
    const now = await visitor.until(`entry ${seq} again`, (shown) => (shown.seq ?? -1) >= seq)
    if (now.seq !== seq) continue
    expect(now.hash).toBe(hash)
    return
  }
}

/** A screenshot of the table, taken until two in a row are equal. */
export async function stillPicture(visitor: Visitor): Promise<Buffer> {
  const canvas = visitor.page.locator('#stage canvas')
  for (let last: Buffer | undefined; ; ) {
    await visitor.until('the table settles', settled)
    const now = await canvas.screenshot({ animations: 'disabled' })
    if (last?.equals(now)) return now
    last = now
  }
}

/** The visitor whose page says that it is their turn. */
export async function askedOf(visitors: readonly Visitor[]): Promise<Visitor | undefined> {
  for (const one of visitors) if ((await one.page.getAttribute('body', 'data-mine')) === 'true') return one
  return undefined
}

/**
 * The same, waited for: a settled page is busy again while an entry that changes nothing for the eye arrives, and then
 * asks nobody for a moment.
 */
export async function untilAsked(visitors: readonly Visitor[]): Promise<Visitor> {
  for (;;) {
    const asked = await askedOf(visitors)
    if (asked) return asked
    await new Promise<void>((resolve) => setTimeout(resolve, lookAgain))
  }
}

/** Opens the bar if the wanted move doesn't fit, as a person would. */
async function unfoldFor({ page }: Visitor, move: Locator): Promise<void> {
  const all = page.locator('.bar .all[aria-expanded=false]')
  if ((await all.isVisible()) && (await isCutOff(move))) await all.click()
}

const isCutOff = (move: Locator): Promise<boolean> =>
  move.evaluate((button) => {
    const { top, bottom } = button.getBoundingClientRect()
    const row = button.parentElement?.getBoundingClientRect()
    return row !== undefined && (bottom > row.bottom + 1 || top < row.top - 1)
  })

/** Presses one of the decision bar's moves, and waits for nothing. */
async function press(visitor: Visitor, choose: (count: number) => number): Promise<void> {
  const moves = visitor.page.locator('[data-move]')
  const move = moves.nth(choose(await moves.count()))
  await unfoldFor(visitor, move)
  await move.click()
}

/** Presses a button that may go away at any moment, if it is there. */
export async function pressIfThere(button: Locator): Promise<void> {
  if (await button.isVisible()) await button.press('Enter', { timeout: 5000 }).catch(() => {})
}

/** Presses a move at a device that all share, and waits for its entry: the position may keep the answer for later. */
export async function pressHere(visitor: Visitor, choose: (count: number) => number): Promise<void> {
  const { seq } = await visitor.shown()
  await press(visitor, choose)
  await visitor.until(`another entry than ${seq}`, (now) => now.seq !== seq)
}

/**
 * Presses one of the decision bar's moves and waits for the position to which it leads; an entry that leaves the
 * position as it is may come first.
 */
export async function pressMove(visitor: Visitor, choose: (count: number) => number): Promise<void> {
  const { hash } = await visitor.shown()
  await press(visitor, choose)
  await visitor.until(`another position than ${hash}`, (now) => now.hash !== hash)
}

/**
 * Plays seeded moves by the decision bar until `moves` are made or the reckoning is up. Expects equal positions
 * everywhere after every move, as `agree` does.
 */
export async function playOn(
  visitors: readonly Visitor[],
  { seed, moves = 5000, part = false }: { readonly seed: number; readonly moves?: number; readonly part?: boolean },
): Promise<Shown> {
  const choose = fastDraw(seed)
  let now = await agree(visitors, part)
  for (let made = 0; made < moves && now.screen !== 'reckoning'; made++) {
    await pressMove(await untilAsked(visitors), choose)
    now = await agree(visitors, part)
  }
  return now
}

/** Opens the ways on from the end that few need. */
export const openMore = ({ page }: Pick<Visitor, 'page'>): Promise<void> => page.click('.reckoning .more summary')

/** The reckoning as text: the winner, and each seat's lines and total. */
export async function reckoningOf({ page }: Visitor): Promise<string> {
  await page.waitForSelector('.reckoning')
  await page.locator('.reckoning .sheet details').evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '')
  })
  return page
    .locator('.reckoning p.winner, .reckoning .points')
    .allInnerTexts()
    .then((all) => all.join('\n'))
}
