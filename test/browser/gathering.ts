import { expect } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { fastDraw } from '../../src/rules/chance.ts'
import type { Scene } from './harness.ts'
import { agree, fast, invite, pressIfThere, pressMove, queryOf, untilAsked } from './playing.ts'
import { patienceOfPages, type Visitor } from './visitor.ts'

/** People at one browser each, by seat, with the way to their table. */
export interface Gathered {
  readonly all: Visitor[]
  readonly query: string
}

/** People gather, each at a browser of their own, and begin a match of a title. */
export async function gather(open: Scene['open'], title: string, people: number, options = ''): Promise<Gathered> {
  const query = `${fast}${options}`
  const host = await open({ name: 'seat 0', query })
  const link = await invite(host, title)
  const way = queryOf(link, query)
  const all = [host]
  while (all.length < people) {
    const seat = all.length
    const one = await open({ name: `seat ${seat}`, query: way })
    await one.page.waitForSelector(`[data-seat="${seat}"][data-mine=true]`)
    all.push(one)
  }
  await host.page.click('[data-start-match][aria-disabled=false]')
  await agree(all)
  return { all, query: way }
}

/** People agree wherever they are asked, until something is so. */
async function agreeUntil(people: readonly Visitor[], yes: string, isSo: () => Promise<boolean>): Promise<void> {
  const look = async () => {
    for (const { page } of people) await pressIfThere(page.locator(yes))
    return await isSo()
  }
  await expect.poll(look, { timeout: patienceOfPages }).toBe(true)
}

const dealAgain = '[data-lost] [data-ask=deal]'
const asked = '[data-wish=deal]'

/**
 * Where someone's cards are lost with their dealer: everyone agrees to deal again. True if they had to. For people of
 * whom no single one decides.
 */
export async function dealIfLost(all: readonly Visitor[]): Promise<boolean> {
  const [first, ...others] = all
  if (!first || (await first.page.locator(dealAgain).count()) === 0) return false
  await first.page.click(dealAgain)
  // Between the offer and the request a page shows neither, until it has loaded the panel.
  await first.page.waitForSelector(asked)
  // Most of the seats are enough, and then nobody is asked any more.
  await agreeUntil(others, `${asked} [data-answer=yes]`, async () => (await first.page.locator(asked).count()) === 0)
  for (const { page } of all) await page.waitForSelector('body:not(:has([data-lost]))')
  return true
}

/** Plays until so many moves are made, or to the reckoning; true if cards were dealt again on the way. */
export async function playDealt(all: readonly Visitor[], seed: number, moves = 500): Promise<boolean> {
  const choose = fastDraw(seed)
  let dealt = false
  for (let made = 0; made < moves; ) {
    const { screen } = await agree(all)
    if (screen === 'reckoning') return dealt
    if (await dealIfLost(all)) dealt = true
    else {
      await pressMove(await untilAsked(all), choose)
      made++
    }
  }
  return dealt
}

/** Everyone but the one who is idle lets the computer play for them. */
export async function standIn(all: readonly Visitor[], seat: number): Promise<void> {
  const idle = need(all[seat], 'who is idle')
  const [asker, ...others] = all.filter((one) => one !== idle)
  await need(asker, 'who asks').page.click(`[data-nudge="${seat}"]`)
  await need(asker, 'who asks').page.click(`[data-ask-stand-in="${seat}"]`)
  // One whose page is slow to answer may be excused, and then nobody asks there any more.
  await agreeUntil(others, '[data-answer=yes]', () => idle.page.locator('[data-take-back]').isVisible())
}

const isHost = ({ page }: Visitor) => page.locator('body[data-role=host]').count()

/** The index of the visitor that hosts, once one does. */
export async function hostOf(all: readonly Visitor[]): Promise<number> {
  const count = async () => (await Promise.all(all.map(isHost))).filter(Boolean).length
  await expect.poll(count, { timeout: patienceOfPages }).toBe(1)
  return (await Promise.all(all.map(isHost))).findIndex(Boolean)
}

/** Lets someone have a seat by the host’s page, once its person has been silent for a minute: of two, nobody else can say so. */
export async function letIn({ page }: Visitor): Promise<void> {
  const button = page.locator('[data-let-in]')
  await button.press('Enter')
  while (await button.isVisible()) {
    await page.waitForTimeout(5000)
    await pressIfThere(button)
  }
}
