import { expect } from 'vitest'
import { fastDraw } from '../../src/rules/chance.ts'
import { agree, untilAsked } from './playing.ts'
import type { Visitor } from './visitor.ts'

/** Starts a match by a button and plays it to its reckoning by the keyboard alone. */
export async function playByKeys(one: Visitor, start: string, seed: number): Promise<void> {
  await one.page.locator(start).first().focus()
  await one.page.keyboard.press('Enter')
  await one.until('another match', ({ screen }) => screen === 'table')
  const choose = fastDraw(seed)
  let now = await agree([one])
  await one.page.waitForSelector('[data-move]:focus')
  for (let moves = 0; moves < 5000 && now.screen !== 'reckoning'; moves++) {
    await untilAsked([one])
    const { hash } = now
    for (let step = choose(4); step > 0; step--) await one.page.keyboard.press('ArrowRight')
    await one.page.keyboard.press('Enter')
    await one.until(`another position than ${hash}`, (next) => next.hash !== hash)
    now = await agree([one])
  }
  expect(now.screen).toBe('reckoning')
}
