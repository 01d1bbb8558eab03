import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { unchecked, match as verdicts } from '../../src/overlay/words/en/check.ts'
import { replay } from '../../src/overlay/words/en/index.ts'
import * as longRead from '../../src/overlay/words/en/longRead.ts'
import { writeRecord } from '../../src/rules/record.ts'
import { setupFor } from '../journals.ts'
import { openLab, signedMatch } from '../match/signedFile.ts'
import { checkSentence, fileProblem } from '../overlay/english.ts'
import { longFile, undone } from '../rules/longFile.ts'
import { dropped } from './files.ts'
import { withTable } from './harness.ts'
import { fast, settled } from './playing.ts'
import type { Visitor } from './visitor.ts'

/** Goes home and drops a file there. */
async function open(one: Visitor, file: string): Promise<void> {
  await one.page.evaluate(() => {
    window.location.hash = '#/'
  })
  await one.shows({ screen: 'home' })
  await dropped(one, file)
}

/** The verdict on a match that is open, and the sentences below it. */
async function verified({ page }: Visitor) {
  await page.waitForSelector('dialog.checks [data-verdict]')
  const said = await page.locator('dialog.checks').getByText(/\w/).allInnerTexts()
  return { verdict: await page.innerText('dialog.checks [data-verdict] strong'), said }
}

describe('a file of a match', () => {
  it('that lost its signatures is said to prove nothing, and one that was changed to be false', () =>
    withTable(async ({ open: visit }) => {
      const { sigs, seals, ...bare } = JSON.parse(writeRecord((await signedMatch('stripped')).journal))
      const [at, sig] = need(Object.entries<string>(sigs)[0], 'a signature')
      const other = { ...sigs, [at]: `${sig.startsWith('A') ? 'B' : 'A'}${sig.slice(1)}` }
      const one = await visit({ name: 'one', query: fast })
      for (const [doubt, file] of [
        ['unsigned', bare],
        ['forged', { ...bare, sigs: other, seals }],
      ] as const) {
        const text = JSON.stringify(file)
        await open(one, text)
        await one.until('the match', settled)
        await one.page.waitForSelector(`[data-doubt=${doubt}]`)
        expect(await one.page.innerText('[data-doubt]')).toBe(replay.doubts[doubt])
        await one.page.click('[data-doubt]')
        const { verdict, said } = await verified(one)
        expect(verdict).toBe(verdicts[doubt === 'unsigned' ? 'unsigned' : 'false'])
        expect(said).toContain(checkSentence({ of: 'people', found: doubt === 'unsigned' ? 'missing' : 'false' }))
        expect(said).toContain(unchecked)
        await one.page.click('dialog [data-close]')
      }
    }))

  it('that takes long to read is read only if its person wants that', () =>
    withTable(async ({ open: visit }) => {
      const { game } = await openLab('foothills')
      const file = longFile(game, setupFor(game, 2, {}), 2050, undone)
      const one = await visit({ name: 'one', query: fast })
      const { page } = one
      await open(one, file)
      const asked = page.locator('dialog.long-read')
      await asked.getByText(longRead.text).waitFor()
      await asked.locator('[data-leave]').click()
      await one.shows({ screen: 'problem' })
      expect(await page.getByRole('alert').innerText()).toBe(fileProblem({ reason: 'leftUnread' }))
      await open(one, file)
      await asked.locator('[data-go-on]').click()
      await page.waitForSelector('.resume')
    }))
})
