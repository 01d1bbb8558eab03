import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { replay } from '../../src/overlay/words/en/index.ts'
import { withTable } from './harness.ts'
import { agree, fast, invite, playOn, queryOf, start } from './playing.ts'
import type { Visitor } from './visitor.ts'
import { panel, watched } from './watching.ts'

const wide = { width: 1280, height: 720 }

/** A piece of the table: its label, its area and its centre in CSS pixels. */
async function pieceOf({ page }: Visitor, name: string) {
  const places = await page.evaluate(() => window.__table?.places() ?? [])
  const { label, at } = need(
    places.find(({ id }) => id === name),
    `the piece ${name}`,
  )
  return { label, at, x: at.x + at.w / 2, y: at.y + at.h / 2 }
}

/** Writes a note, pinned to a piece by touch if one is named. */
async function writeNote(visitor: Visitor, text: string, name?: string): Promise<void> {
  const { page } = visitor
  await page.fill('[data-note]', text)
  if (name !== undefined) {
    const { x, y } = await pieceOf(visitor, name)
    await page.click('[data-do=pick]')
    await page.waitForSelector('[data-picker]')
    await page.mouse.click(x, y)
    await page.waitForSelector(`[data-place="${name}"]`)
  }
  await page.click('[data-do=note]')
  await page.waitForSelector(`[data-note-of] >> text=${text}`)
}

/** Saves the match with its notes; returns the file. */
async function saveNotes({ page }: Visitor): Promise<string> {
  const saved = page.waitForEvent('download')
  await page.click('[data-do=save-notes]')
  return (await saved).path()
}

/** Opens a file on the home page, as a player would. */
async function openFile(visitor: Visitor, file: string): Promise<void> {
  await visitor.shows({ screen: 'home' })
  await visitor.page.setInputFiles('input[type=file] >> nth=0', file)
  await visitor.until('the replay', ({ screen, idle }) => screen === 'table' && idle)
}

describe('a note', () => {
  it('pinned in one browser of a live match shows in the other, and in the file at its entry and piece', () =>
    withTable(async ({ open }) => {
      const host = await open({ name: 'host', query: watched, viewport: wide })
      const link = await invite(host)
      const guest = await open({ name: 'guest', query: queryOf(link, watched), viewport: wide })
      const before = await playOn([host, guest], { seed: 11, moves: 6 })
      await panel(guest, 'notes')
      await panel(host, 'notes')

      // While picking, a touch names a piece and makes no move; Escape ends it.
      await guest.page.click('[data-do=pick]')
      await guest.page.waitForSelector('[data-picker]')
      await guest.page.keyboard.press('Escape')
      await guest.page.waitForSelector('[data-picker]', { state: 'detached' })
      await writeNote(guest, 'Should it be closed?', 'pub')
      const noted = await agree([host, guest])
      expect(noted.hash).toBe(before.hash)
      expect(noted.seq).toBe((before.seq ?? 0) + 1)

      const row = host.page.locator('[data-note-of]')
      await row.waitFor()
      expect(await row.innerText()).toMatch(/Should it be closed\?/)
      await host.page.waitForSelector('[role=log] >> text=Should it be closed?')
      await playOn([host, guest], { seed: 12, moves: 3 })
      const file = await saveNotes(host)

      const other = await open({ name: 'other', query: fast, viewport: wide })
      await openFile(other, file)
      expect(await other.page.locator('[data-pin]').count()).toBe(0)
      await other.page.click('[data-next-note]')
      await other.until('the noted entry', ({ hash, idle }) => hash === before.hash && idle)
      const card = other.page.locator('[data-note-card="1"]')
      await card.waitFor()
      const { label, at } = await pieceOf(other, 'pub')
      expect(await card.innerText()).toContain('Should it be closed?')
      expect(await card.innerText()).toContain(label)
      await other.page.waitForSelector('[role=log] >> text=Should it be closed?')
      // The pin's tip is on the piece.
      const pin = need(await other.page.locator('[data-pin="1"]').boundingBox(), 'the pin')
      const tip = { x: pin.x + pin.width / 2, y: pin.y + pin.height }
      expect(tip.x).toBeGreaterThan(at.x)
      expect(tip.x).toBeLessThan(at.x + at.w)
      expect(tip.y).toBeGreaterThan(at.y)
      expect(tip.y).toBeLessThan(at.y + at.h)
      // It can be closed and opened again, also by keyboard.
      await other.page.click('[data-close-note]')
      await card.waitFor({ state: 'detached' })
      await other.page.locator('[data-pin="1"]').press('Enter')
      await card.waitFor()
    }))

  it('by a spectator stays in the match as kept, shared and saved', () =>
    withTable(async ({ open }) => {
      const one = await open({ name: 'one', query: watched, viewport: wide })
      const { page } = one
      await start(one, 'here')
      await playOn([one], { seed: 21, moves: 6 })
      await panel(one, 'notes')
      await writeNote(one, 'while it was played')
      const file = await saveNotes(one)

      const reader = await open({ name: 'reader', query: watched, viewport: wide })
      await openFile(reader, file)
      await panel(reader, 'notes')
      await reader.page.click('[data-next-note]')
      await writeNote(reader, 'seen later', 'pub')
      await reader.page.waitForSelector('[data-pin="2"]')
      await reader.page.reload()
      await panel(reader, 'notes')
      await reader.page.waitForSelector('[data-note-of] >> text=seen later')
      const again = await saveNotes(reader)
      const lines = (await readFile(again, 'utf8')).split('\n')
      expect(lines.at(-3)).toMatch(/^\{"mark":"seen later","on":\{"entry":\d+,"place":"pub"\}\}$/)

      // The list leads back to it from any entry.
      await reader.page.getByRole('button', { name: replay.first, exact: true }).click()
      await reader.until('the beginning', ({ seq }) => seq === 0)
      await reader.page.click('[data-note-of] >> nth=1')
      await reader.page.waitForSelector('[data-pin="2"]')
      expect(await page.locator('[data-note-of]').count()).toBe(1)
    }))
})
