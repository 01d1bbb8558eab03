import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { builtIn, dwarven } from '../../src/games/dwarven/index.ts'
import { titles } from '../../src/games/index.ts'
import { bar, log } from '../../src/overlay/words/en/index.ts'
import { fastDraw } from '../../src/rules/chance.ts'
import { writeRecord } from '../../src/rules/record.ts'
import { cut } from '../../src/rules/replay.ts'
import { journalIn } from '../matches/recorded.ts'
import { given } from './files.ts'
import { withTable } from './harness.ts'
import { chooseTitle, fast, reckoningOf, settled } from './playing.ts'
import type { Visitor } from './visitor.ts'

/** The buttons in the decision bar, by role and name as a screen reader finds them. */
const buttonsOf = (page: Page) => page.getByRole('toolbar', { name: bar.choices }).getByRole('button')

/** Waits until nothing moves and there is something to press, or the match is over. */
async function untilAsked(one: Visitor): Promise<'asked' | 'over'> {
  const { screen } = await one.until('the table settles', settled)
  if (screen === 'reckoning') return 'over'
  await one.page.waitForSelector('body[data-screen=reckoning], .choices [data-move], .choices [data-take-device]')
  return (await one.shown()).screen === 'reckoning' ? 'over' : 'asked'
}

/** Presses any button of the bar, and waits for what it leads to: another position, or an answer kept for later. */
async function press(one: Visitor, choose: (count: number) => number): Promise<void> {
  const { hash, seq } = await one.shown()
  const buttons = buttonsOf(one.page)
  const passing = one.page.locator('.choices [data-take-device]')
  if (await passing.count()) {
    await buttons.first().press('Enter')
    await passing.waitFor({ state: 'detached' })
    return
  }
  const count = await one.page.locator('.choices [data-move]').count()
  await buttons.nth(choose(count)).press('Enter')
  await one.until(`another position than ${hash}`, (now) => now.hash !== hash || now.seq !== seq)
}

/** Plays to the reckoning, which is told like every turn. */
async function playBlind(one: Visitor): Promise<void> {
  await one.until('the table', settled)
  await one.page.locator('#stage').evaluate((stage) => stage.style.setProperty('visibility', 'hidden'))
  const draw = fastDraw(23)
  while ((await untilAsked(one)) === 'asked') await press(one, draw)
  expect(await reckoningOf(one)).toMatch(/\d/)
  expect(await one.page.getByRole('log', { name: log.label }).count()).toBe(1)
  // A turn is told at once, the last one too.
  expect(await one.page.locator('[data-turn-news]').textContent()).toMatch(/\p{L}/u)
}

/** A match of Dwarven Rails, with deals, whose last turn is about to begin. */
function lastTurn() {
  const game = dwarven(builtIn)
  const whole = journalIn(game, 'dwarven-2-seats-advanced.json')
  const begins = whole.positions.findIndex(({ turn, phase }) => turn === 12 && phase === 'place')
  return given('match', writeRecord(cut(game, whole, begins + 1)))
}

/**
 * Each title side by side, and alone where that is a way to play it; but for those so long that a match at random takes
 * hundreds of presses, of which a file has the beginning.
 */
const ways = titles
  .filter(({ minutes }) => minutes <= 60)
  .flatMap(({ id, name, seats }) => [
    { id, name, how: 'here' },
    ...(seats.min === 1 ? [{ id, name, how: 'alone' }] : []),
  ])

describe('through the accessibility tree alone, with the picture hidden', () => {
  it.each(ways)(
    'a whole match of $name ($how) is played to its reckoning',
    ({ id, how }) =>
      withTable(async ({ open }) => {
        const one = await open({ query: fast })
        await one.shows({ screen: 'home' })
        await chooseTitle(one, id)
        await one.page.locator(`[data-title=${id}] [data-start=${how}]`).press('Enter')
        await playBlind(one)
      }),
    900_000,
  )

  it('the last turn of a long match is played to its reckoning, taken up from a file', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: fast })
      await one.shows({ screen: 'home' })
      await one.page.setInputFiles('input[name=match]', lastTurn())
      await one.until('the film', settled)
      await one.page.locator('[data-open=resume]').press('Enter')
      await one.page.locator('[data-resume-as=here]').press('Enter')
      await one.page.waitForSelector('body[data-role=local]')
      await playBlind(one)
    }))
})
