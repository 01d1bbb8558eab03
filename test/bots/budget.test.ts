import { describe, expect, it } from 'vitest'
import { timeBudget } from '../../src/bots/budget.ts'
import { futures } from '../../src/bots/thinker.ts'

/** A clock on which every look takes 1 ms. */
function ticking() {
  let ms = 0
  return () => ms++
}

/** Plays out futures, 1 ms each, as long as there is budget; returns how many. */
function spend(
  more: (iterations: number, lead: () => number) => boolean,
  leadAt: (iterations: number) => number,
): number {
  let count = 0
  while (more(count, () => leadAt(count))) count++
  return count
}

const leads = (iterations: number) => iterations
const ties = () => 0
const isAhead = (iterations: number) => iterations / 4

describe('a budget of futures', () => {
  it('is used up where moves are level', () => {
    expect(spend(futures(100), ties)).toBe(100)
  })

  it('ends once the leading move can’t be caught', () => {
    expect(spend(futures(100), leads)).toBe(51)
  })
})

describe('a time budget', () => {
  it('lends a first move no more than its own time', () => {
    expect(spend(timeBudget(ticking(), 100).next(), ties)).toBeLessThanOrEqual(100)
  })

  it('gives time that an easy move saved to a hard one, up to as much again', () => {
    const budget = timeBudget(ticking(), 100)
    const easy = spend(budget.next(), leads)
    expect(easy).toBeLessThan(60)
    expect(spend(budget.next(), ties)).toBeGreaterThan(130)
    for (let n = 0; n < 9; n++) spend(budget.next(), leads)
    const hard = spend(budget.next(), ties)
    expect(hard).toBeGreaterThan(180)
    expect(hard).toBeLessThanOrEqual(200)
  })

  it('keeps its savings from moves that are clear', () => {
    const budget = timeBudget(ticking(), 100)
    for (let n = 0; n < 9; n++) spend(budget.next(), leads)
    expect(spend(budget.next(), isAhead)).toBeLessThanOrEqual(100)
  })
})
