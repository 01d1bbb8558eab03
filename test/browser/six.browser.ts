import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { fastDraw } from '../../src/rules/chance.ts'
import { buildWith } from './build.ts'
import { type Scene, withServer } from './harness.ts'
import { agree, askedOf, fast, invite, pressMove, queryOf, reckoningOf } from './playing.ts'
import { startScript } from './server.ts'
import { patienceOfPages, type Visitor } from './visitor.ts'

const dist = mkdtempSync(join(tmpdir(), 'narrow-gauge-six-'))
const config = 'test/browser/otherTitle/vite.config.ts'

beforeAll(() => buildWith(['--config', config, '--outDir', dist, '--emptyOutDir']))
afterAll(() => rmSync(dist, { recursive: true, force: true }))

const serve = () =>
  startScript('src/server/main.ts', ['--no-build', '--dist', dist, '--port', '0', '--json'])

const seats = [0, 1, 2, 3, 4, 5] as const

/** Six people gather at six browsers for a match of Waybills; by seat, with the way to the table. */
async function gather(open: Scene['open']) {
  const host = await open({ name: 'seat 0', query: fast })
  const query = queryOf(await invite(host, '[data-title=waybills] [data-start=table]'), fast)
  const all = [host]
  for (const seat of seats.slice(1)) {
    const one = await open({ name: `seat ${seat}`, query })
    await one.page.waitForSelector(`[data-seat="${seat}"][data-mine=true]`)
    all.push(one)
  }
  for (const [seat, { page }] of all.entries()) {
    await page.click(`[data-seat="${seat}"][data-mine=true] .colours button >> nth=${seat}`)
    await page.waitForSelector(`[data-seat="${seat}"][data-state=person]`)
  }
  await host.page.click('[data-start-match][aria-disabled=false]')
  await agree(all)
  return { all, query }
}

const dealAgain = '[data-lost] [data-ask=deal]'
const yes = '[data-wish=deal] [data-answer=yes]'

/** Where someone's cards are lost with their dealer: everyone agrees to deal again. */
async function dealIfLost(all: readonly Visitor[]): Promise<boolean> {
  const [first, ...others] = all
  if (!first || (await first.page.locator(dealAgain).count()) === 0) return false
  await first.page.click(dealAgain)
  for (const { page } of others) {
    // Most of the seats are enough, and then nobody is asked any more.
    await page.waitForSelector(`${yes}, body:not(:has([data-wish=deal], [data-lost]))`)
    if ((await page.locator(yes).count()) > 0)
      await page.click(yes, { timeout: 5000 }).catch(() => {})
  }
  for (const { page } of all) await page.waitForSelector('body:not(:has([data-lost]))')
  return true
}

/** Plays until so many moves are made, or to the reckoning. */
async function play(all: readonly Visitor[], seed: number, moves = 500): Promise<void> {
  const choose = fastDraw(seed)
  for (let made = 0; made < moves; ) {
    const { screen } = await agree(all)
    if (screen === 'reckoning') return
    if (await dealIfLost(all)) continue
    await pressMove(need(await askedOf(all), 'someone who is asked'), choose)
    made++
  }
}

const isHost = ({ page }: Visitor) => page.locator('body[data-role=host]').count()

/** The index of the visitor that hosts, once one does. */
async function hostOf(all: readonly Visitor[]): Promise<number> {
  const count = async () => (await Promise.all(all.map(isHost))).filter(Boolean).length
  await expect.poll(count, { timeout: patienceOfPages }).toBe(1)
  return (await Promise.all(all.map(isHost))).findIndex(Boolean)
}

describe('six people at six browsers', () => {
  it('lose their host twice, deal again, and play a match with hidden hands to its end', () =>
    withServer(serve, async ({ open }) => {
      const { all, query } = await gather(open)
      await play(all, 1, 5)
      for (const round of [1, 2]) {
        const at = await hostOf(all)
        const lost = need(all[at], 'the host')
        const storage = await lost.storage()
        await lost.vanish()
        const rest = all.filter((one) => one !== lost)
        await hostOf(rest)
        all[at] = await open({ name: `${lost.name} again`, query, storage })
        await play(all, round, 5)
      }
      await play(all, 3)
      const ends = await Promise.all(all.map(reckoningOf))
      expect(new Set(ends).size).toBe(1)
    }))
})
