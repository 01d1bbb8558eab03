import { beforeAll, describe, expect, it } from 'vitest'
import { buildPage } from '../browser/build.ts'
import { readBudget, roomy } from './budget.ts'
import { measureSizes, type Sizes } from './sizes.ts'

describe('the built page', () => {
  const budget = readBudget()
  let sizes: Sizes
  beforeAll(async () => {
    await buildPage()
    sizes = await measureSizes()
  }, 120_000)

  it.each([
    ['shows itself and can dial', 'shellBrotli', 10_000],
    ['has no more script than a player of one title may come to fetch', 'allScriptBrotli', 100_000],
    ['keeps what bots need apart', 'botsBrotli', 10_000],
    ['keeps apart what is fetched only by those who ask for help', 'helpBrotli', 1000],
    ['keeps checks apart', 'checkBrotli', 1000],
    ['keeps apart what is fetched only by those who ask what they can do', 'choicesBrotli', 1000],
    ['keeps lessons apart', 'lessonBrotli', 3000],
    ['keeps apart what is fetched only to deal cards together', 'dealingBrotli', 1000],
    ['keeps films apart', 'filmBrotli', 2000],
    ['keeps apart what is fetched only to make a clip', 'clipBrotli', 2000],
    ['keeps apart what is fetched only to watch', 'watchBrotli', 3000],
    ['keeps apart what is fetched only where a title refuses a file', 'flawsBrotli', 1000],
  ] as const)('%s, with room in the budget', (_, part, least) => {
    const { [part]: size } = sizes
    expect(size).toBeGreaterThan(least)
    expect(size, `${part} in test/budget.json`).toBeLessThanOrEqual(roomy(budget[part]))
  })

  it('has nothing for testers in files that players fetch', () => {
    const { forTesters, strays } = sizes
    expect(forTesters.length).toBeGreaterThan(3)
    expect(strays).toEqual([])
  })

  it('says nowhere in which folder it was built', () => {
    expect(sizes.sayFolder).toEqual([])
  })

  it('fetches no language with another', () => {
    expect(sizes.mixedTexts).toEqual([])
  })
})
