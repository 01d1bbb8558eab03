import { beforeAll, describe, expect, it } from 'vitest'
import { buildPage } from '../browser/build.ts'
import { readBudget } from './budget.ts'
import { measureSizes } from './sizes.ts'

describe('the built page', () => {
  const budget = readBudget()
  beforeAll(buildPage, 120_000)

  it('shows itself and can dial within the budget of its shell', async () => {
    const { shellBrotli } = await measureSizes()
    expect(shellBrotli).toBeGreaterThan(10_000)
    expect(shellBrotli).toBeLessThanOrEqual(budget.shellBrotli)
  })

  it('has no more script than a player of one title may come to fetch', async () => {
    const { shellBrotli, allScriptBrotli } = await measureSizes()
    expect(allScriptBrotli).toBeGreaterThan(shellBrotli)
    expect(allScriptBrotli).toBeLessThanOrEqual(budget.allScriptBrotli)
  })

  it('keeps what bots need apart, and small', async () => {
    const { botsBrotli } = await measureSizes()
    expect(botsBrotli).toBeGreaterThan(10_000)
    expect(botsBrotli).toBeLessThanOrEqual(budget.botsBrotli)
  })

  it('keeps apart what is fetched only by those who ask for help', async () => {
    const { helpBrotli } = await measureSizes()
    expect(helpBrotli).toBeGreaterThan(1000)
    expect(helpBrotli).toBeLessThanOrEqual(budget.helpBrotli)
  })

  it('keeps checks apart, and small', async () => {
    const { checkBrotli } = await measureSizes()
    expect(checkBrotli).toBeGreaterThan(1000)
    expect(checkBrotli).toBeLessThanOrEqual(budget.checkBrotli)
  })

  it('keeps apart what is fetched only by those who ask what they can do', async () => {
    const { choicesBrotli } = await measureSizes()
    expect(choicesBrotli).toBeGreaterThan(1000)
    expect(choicesBrotli).toBeLessThanOrEqual(budget.choicesBrotli)
  })

  it('keeps lessons apart, and small', async () => {
    const { lessonBrotli } = await measureSizes()
    expect(lessonBrotli).toBeGreaterThan(3000)
    expect(lessonBrotli).toBeLessThanOrEqual(budget.lessonBrotli)
  })

  it('keeps apart what is fetched only to deal cards together, and small', async () => {
    const { dealingBrotli } = await measureSizes()
    expect(dealingBrotli).toBeGreaterThan(1000)
    expect(dealingBrotli).toBeLessThanOrEqual(budget.dealingBrotli)
  })

  it('keeps films apart, and small', async () => {
    const { filmBrotli } = await measureSizes()
    expect(filmBrotli).toBeGreaterThan(2000)
    expect(filmBrotli).toBeLessThanOrEqual(budget.filmBrotli)
  })

  it('keeps apart what is fetched only to make a clip, and small', async () => {
    const { clipBrotli } = await measureSizes()
    expect(clipBrotli).toBeGreaterThan(2000)
    expect(clipBrotli).toBeLessThanOrEqual(budget.clipBrotli)
  })

  it('keeps apart what is fetched only to watch, and small', async () => {
    const { watchBrotli } = await measureSizes()
    expect(watchBrotli).toBeGreaterThan(3000)
    expect(watchBrotli).toBeLessThanOrEqual(budget.watchBrotli)
  })

  it('keeps apart what is fetched only where a title refuses a file', async () => {
    const { flawsBrotli } = await measureSizes()
    expect(flawsBrotli).toBeGreaterThan(1000)
    expect(flawsBrotli).toBeLessThanOrEqual(budget.flawsBrotli)
  })

  it('has nothing for testers in files that players fetch', async () => {
    const { forTesters, strays } = await measureSizes()
    expect(forTesters.length).toBeGreaterThan(3)
    expect(strays).toEqual([])
  })

  it('fetches no language with another', async () => {
    const { mixedTexts } = await measureSizes()
    expect(mixedTexts).toEqual([])
  })
})
