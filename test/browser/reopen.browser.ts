import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { resume, seats as seatText } from '../../src/overlay/words/en/index.ts'
import { fileProblem } from '../overlay/english.ts'
import { withTable } from './harness.ts'
import { agree, fast, invite, playOn, queryOf, start } from './playing.ts'
import type { Visitor } from './visitor.ts'

/** Saves the match by the menu; returns the file's text. */
async function save({ page }: Visitor): Promise<string> {
  await page.click('[data-open=menu]')
  const download = page.waitForEvent('download')
  await page.click('[data-save]')
  const text = readFileSync(await (await download).path(), 'utf8')
  await page.click('.menu [data-close]')
  return text
}

/** The visitor's own seat, as the page lists it. */
const seatOf = async ({ page }: Visitor) =>
  (await page.locator('.seats li').allTextContents()).find((text) => text.includes(seatText.you))

/** Opens a file from the home page. */
async function give({ page }: Visitor, text: string): Promise<void> {
  await page.evaluate(() => {
    window.location.hash = '#/'
  })
  await page.setInputFiles('input[name=match]', {
    name: 'match.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
}

describe('a saved match', () => {
  it('is resumed by its guest as host, and the other player keeps their seat by the new link', () =>
    withTable(async ({ open }) => {
      const host = await open({ name: 'host', query: fast })
      const link = await invite(host)
      const guest = await open({ name: 'guest', query: queryOf(link, fast) })
      const before = await playOn([host, guest], { seed: 51, moves: 20 })
      const text = await save(guest)
      const seats = await seatOf(host)
      const storage = await host.storage()
      await host.vanish()

      await give(guest, text)
      await guest.shows({ screen: 'table', seq: before.seq, hash: before.hash, idle: true })
      await guest.page.click('[data-open=resume]')
      await guest.page.click('[data-resume-as=host]')
      await guest.until('the match again', ({ seq = -1, hash }) => seq > (before.seq ?? 0) && hash === before.hash)
      expect(await guest.page.getAttribute('body', 'data-role')).toBe('host')

      const query = `${fast}${new URL(guest.page.url()).hash}`
      expect(query).not.toContain(new URL(link).hash)
      const other = await open({ name: 'other', query, storage })
      await agree([guest, other])
      expect(await other.page.getAttribute('body', 'data-role')).toBe('guest')
      expect(await seatOf(other)).toBe(seats)
      await playOn([guest, other], { seed: 52, moves: 8 })
    }))

  it('that is still being played says so and leads back to its table', () =>
    withTable(async ({ open }) => {
      const host = await open({ name: 'host', query: fast })
      const link = await invite(host)
      const guest = await open({ name: 'guest', query: queryOf(link, fast) })
      const before = await playOn([host, guest], { seed: 61, moves: 12 })
      const text = await save(guest)
      const seats = await seatOf(guest)
      await give(guest, text)
      await guest.shows({ screen: 'table', seq: before.seq, hash: before.hash, idle: true })
      await guest.page.click('[data-open=resume]')
      await guest.page.click('[data-resume-as=host]')
      await guest.page.waitForSelector('.resume [data-resume-as=back]')
      expect(await guest.page.innerText('.resume [role=status]')).toBe(resume.alive)
      expect(await guest.page.locator('[data-resume-as=host]').count()).toBe(0)
      await guest.page.click('[data-resume-as=back]')
      await guest.page.waitForSelector('body[data-role=guest]')
      await agree([host, guest])
      expect(new URL(guest.page.url()).hash).toBe(new URL(link).hash)
      expect(await seatOf(guest)).toBe(seats)
      await playOn([host, guest], { seed: 62, moves: 4 })
    }))

  it('that is damaged shows up to the damage and resumes from there', () =>
    withTable(async ({ open }) => {
      const one = await open({ name: 'one', query: fast })
      await start(one, 'here')
      await playOn([one], { seed: 53, moves: 20 })
      const lines = (await save(one)).split('\n')
      await give(one, lines.slice(0, 12).join('\n'))
      await one.shows({ screen: 'table', seq: 11, idle: true })
      expect(await one.page.innerText('.resume [role=alert]')).toContain(resume.kept({ last: 11 }))
      await one.page.click('[data-resume-as=here]')
      await one.page.waitForSelector('body[data-role=local]')
      await playOn([one], { seed: 54, moves: 5 })
    }))

  it('says so if its link is damaged', () =>
    withTable(async ({ open }) => {
      const one = await open({ name: 'one', query: `${fast}#/g/foothills.AAAA` })
      await one.shows({ screen: 'problem' })
      expect(await one.page.getByRole('alert').innerText()).toBe(fileProblem({ reason: 'damaged' }))
    }))
})
