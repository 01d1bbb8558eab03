import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { builtIn } from '../../src/games/foothills/index.ts'
import { withTable } from './harness.ts'
import { agree, fast, invite, playOn, queryOf, start } from './playing.ts'
import type { Visitor } from './visitor.ts'

/** Gives a file to one of the home page's file buttons. */
const give = ({ page }: Visitor, name: 'match' | 'edition', text: string) =>
  page.setInputFiles(`input[name=${name}]`, {
    name: `${name}.json`,
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })

/** Saves the match by the menu; returns the file's text. */
async function saveMatch({ page }: Visitor): Promise<string> {
  await page.click('[data-open=menu]')
  const download = page.waitForEvent('download')
  await page.click('[data-save]')
  return readFileSync(await (await download).path(), 'utf8')
}

describe('a match file', () => {
  it('opens elsewhere as a replay and goes to any entry', () =>
    withTable(async ({ open }) => {
      const one = await open({ name: 'one', query: fast })
      await start(one, 'here')
      const saved = await playOn([one], { seed: 23, moves: 30 })
      const text = await saveMatch(one)
      const other = await open({ name: 'other', query: fast })
      await other.shows({ screen: 'home' })
      await give(other, 'match', text)
      await other.shows({ screen: 'table', seq: saved.seq, hash: saved.hash, idle: true })
      expect(await other.page.locator('[data-move]').count()).toBe(0)
      await other.page.evaluate(() => {
        window.location.hash = '#/g/7'
      })
      await other.shows({ screen: 'table', seq: 7, idle: true })
      await other.page.reload()
      await other.shows({ screen: 'table', seq: 7, idle: true })
    }))

  it('says what is wrong and where if damaged', () =>
    withTable(async ({ open }) => {
      const one = await open({ name: 'one', query: fast })
      await start(one, 'here')
      await playOn([one], { seed: 29, moves: 12 })
      const text = await saveMatch(one)
      for (const [spoilt, tells] of [
        [text.slice(0, text.length / 2), /\w+.*\./],
        [text.replace('"type":"select"', '"type":"steal"'), /\d/],
        ['{"format":"another game"}', /\w+.*\./],
      ] as const) {
        const other = await open({ name: 'other', query: fast })
        await other.shows({ screen: 'home' })
        await give(other, 'match', spoilt)
        const said = async () => (await other.page.getByRole('alert').allInnerTexts()).join(' ')
        await expect.poll(said).toMatch(tells)
        await other.vanish()
      }
    }))
})

describe('an edition file', () => {
  it('is used by host and guest, though only the host has the file', () =>
    withTable(async ({ open }) => {
      const mine = structuredClone(builtIn)
      mine.name = 'Printed values'
      for (const station of mine.stations) if (station.rubble > 1) station.rubble = 1
      const host = await open({ name: 'host', query: fast })
      await host.shows({ screen: 'home' })
      await give(host, 'edition', JSON.stringify(mine))
      await host.page.waitForSelector('[data-edition="Printed values"]')
      const link = await invite(host)
      const guest = await open({ name: 'guest', query: queryOf(link, fast) })
      await playOn([host, guest], { seed: 31, moves: 10 })
      await guest.page.reload()
      await agree([host, guest])
    }))

  it('says what is wrong and where if damaged, and leaves the built-in values in place', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: fast })
      await one.shows({ screen: 'home' })
      const wrong = { ...builtIn, components: { ...builtIn.components, iron: 'many' } }
      await give(one, 'edition', JSON.stringify(wrong))
      expect(await one.page.locator('.wrong').innerText()).toMatch(/components\.iron/)
      await give(one, 'edition', 'no JSON at all')
      await expect.poll(() => one.page.locator('.wrong').innerText()).toMatch(/JSON/)
      await start(one, 'here')
      await agree([one])
    }))
})
