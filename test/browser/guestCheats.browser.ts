import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { ed25519Signatures as signatures } from '../../src/match/ed25519.ts'
import { entryText, signerIn } from '../../src/match/signing.ts'
import { withHost } from '../../src/net/role/takeover.ts'
import { match as verdicts } from '../../src/overlay/words/en/check.ts'
import { bar } from '../../src/overlay/words/en/index.ts'
import { lastOf } from '../../src/rules/journal.ts'
import { cut, extend } from '../../src/rules/replay.ts'
import { openLab } from '../match/signedFile.ts'
import { checkSentence } from '../overlay/english.ts'
import { altered, handOf, keepBack, rewrite, say } from './cheating.ts'
import { withTable } from './harness.ts'
import { keptJournal } from './kept.ts'
import { resign } from './menu.ts'
import { agree, fast, invite, playOn, queryOf } from './playing.ts'
import type { Visitor } from './visitor.ts'

const { game } = await openLab('metro')
/** Calls oneself by a name in the waiting room. */
async function callOneself({ page }: Visitor, seat: number, name: string): Promise<void> {
  await page.click(`[data-seat="${seat}"] [data-more]`)
  await page.fill('dialog input[name=name]', name)
  await page.press('dialog input[name=name]', 'Enter')
}

/** The guest’s page goes back to before its own shuffle, as the host of a later epoch, and opens again. */
async function goBack(guest: Visitor): Promise<void> {
  const { secret, journal } = await handOf(guest, game)
  const { seq } = need(
    journal.entries.find(({ by, body }) => by === 1 && body.type === 'mix'),
    'a shuffle',
  )
  const signer = signerIn(signatures, secret, journal)
  const taken = need(withHost(game, cut(game, journal, seq), signer, lastOf(journal).epoch + 1), 'a takeover')
  await rewrite(guest, taken.entries)
}

/** The guest’s page asks for what its buttons don’t offer: that the computer play for the host. */
async function wishForHost(guest: Visitor): Promise<void> {
  const { secret, journal } = await handOf(guest, game)
  const step = extend(game, journal, 1, { type: 'wish', wish: 'standIn', seat: 0 })
  if ('problem' in step) throw new Error(step.problem.reason)
  const entry = lastOf(step.journal)
  const sig = signerIn(signatures, secret, journal).sign(entryText(entry))
  await say(guest, { type: 'submit', id: 1_000_001, entry: { ...entry, sig } })
}

describe('a guest whose page is altered', () => {
  it('takes nobody’s name, is named while it stalls, deals no card anew and takes no seat', () =>
    withTable(async ({ open }) => {
      const host = await open({ name: 'host', query: fast })
      const { page } = host
      const link = await invite(host, 'metro')
      const guest = await open({ name: 'guest', query: queryOf(link, fast), ...altered })
      await callOneself(host, 0, 'Odilia')
      await guest.page.waitForSelector('[data-seat="1"][data-mine=true]')
      await guest.page.waitForSelector('[data-seat="0"] h3:text-is("Odilia")')
      const lookalike = { type: 'rename', seat: 1, name: '\u202eOd\u0456l\u200bia' }
      await say(guest, { type: 'want', id: 1_000_000, want: lookalike })
      await page.waitForSelector('[data-seat="1"] h3:text-is("Od\u0456lia (2)")')

      await keepBack(guest, ['ack'])
      await page.click('[data-start-match][aria-disabled=false]')
      await page
        .getByText(bar.stalls({ owners: ['Green’s'] }))
        .first()
        .waitFor()
      await keepBack(guest, [])
      await guest.page.reload()
      await page
        .getByText(bar.waits({ names: ['Green'] }))
        .first()
        .waitFor()
      await agree([host, guest])

      const before = await keptJournal(host)
      await goBack(guest)
      await host.until('a later epoch', ({ seq = 0 }) => seq >= before.length)
      await agree([host, guest])
      expect((await keptJournal(host)).slice(0, before.length)).toEqual(before)

      await playOn([host, guest], { seed: 4, moves: 2 })
      await wishForHost(guest)
      // The host has heard it before the guest’s next move.
      await playOn([host, guest], { seed: 5, moves: 2 })
      const types = (await handOf(host, game)).journal.entries.map(({ body }) => body.type)
      expect(types).not.toContain('wish')
      expect(await page.locator('[data-wish], [data-frozen], [data-take-back]').count()).toBe(0)

      await resign({ page })
      await host.shows({ screen: 'reckoning' })
      await page.click('.reckoning .more summary')
      await page.click('.reckoning [data-open=checks]')
      await page.waitForSelector('dialog.checks [data-verdict=proven]')
      const said = await page.locator('dialog.checks li').allInnerTexts()
      expect(await page.innerText('dialog.checks [data-verdict] strong')).toBe(verdicts.proven)
      expect(said).toContain(checkSentence({ of: 'chance', found: 'none' }))
      expect(said).toContain(checkSentence({ of: 'cards', found: 'together' }))
    }))
})
