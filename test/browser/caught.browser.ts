import { readFile } from 'node:fs/promises'
import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { ed25519Signatures as signatures } from '../../src/match/ed25519.ts'
import { headOf, type Offence, offences } from '../../src/match/evidence.ts'
import { ackText, sealText, signerIn } from '../../src/match/signing.ts'
import * as evidence from '../../src/overlay/words/en/evidence.ts'
import * as frozen from '../../src/overlay/words/en/frozen.ts'
import { failures } from '../../src/overlay/words/en/start.ts'
import { lastOf, tableOf } from '../../src/rules/journal.ts'
import { cut, setupOf } from '../../src/rules/replay.ts'
import { forging } from '../match/forging.ts'
import { openLab } from '../match/signedFile.ts'
import { barriers } from './barriers.ts'
import { altered, handOf, say } from './cheating.ts'
import { dropped } from './files.ts'
import { withTable } from './harness.ts'
import { agree, fast, invite, playOn, queryOf } from './playing.ts'
import type { Visitor } from './visitor.ts'

const { game } = await openLab('foothills')
const { forged, goneOn } = forging(game, signatures)

type Hand = Awaited<ReturnType<typeof handOf>>

/** The messages by which a host cheats its guest, in each of the ways in which it can be caught. */
const cheats: Readonly<Record<Offence, (hand: Hand) => readonly object[]>> = {
  rewritten({ secret, journal }) {
    const { sig: _, ...last } = lastOf(journal)
    const other = { ...last, position: '0123456789abcdef' }
    const seal = signerIn(signatures, secret, journal).sign(sealText(setupOf(journal).match, other))
    return [{ type: 'entry', entry: { ...other, seal } }]
  },
  twoJournals({ secret, journal }) {
    const { key, sign } = signerIn(signatures, secret, journal)
    const other = forged(cut(game, journal, lastOf(journal).seq), secret, 0, { type: 'mark', note: 'for another' })
    const head = need(headOf(other), 'a seal')
    const ack = { key, ...head, sig: sign(ackText(setupOf(journal).match, head)) }
    return [{ type: 'acks', acks: [ack] }]
  },
  rollback({ secret, journal }) {
    const short = cut(game, journal, 7)
    const { entries } = goneOn(short, forged(short, secret, 'host', { type: 'host', seat: 0 }))
    return Array.from({ length: 3 }, () => ({ type: 'journal', from: 0, entries }))
  },
  illegal: ({ secret, journal }) => [{ type: 'entry', entry: forged(journal, secret, 'host', { type: 'end' }) }],
  // A signature that is false only once may have been damaged on its way.
  forged({ secret, journal }) {
    const entry = forged(journal, secret, 1, { type: 'resign' })
    return [0, 1].map(() => ({ type: 'entry', entry }))
  },
  seat({ secret, journal }) {
    const wish = forged(journal, secret, 0, { type: 'wish', wish: 'standIn', seat: 1 })
    const key = need(tableOf(journal).roster.seats[1]?.key, 'a key')
    const bot = forged(goneOn(journal, wish), secret, 'host', { type: 'seat', seat: 1, kind: 'bot', key })
    return [wish, bot].map((entry) => ({ type: 'entry', entry }))
  },
}

/** The worth of what a victim saves, to anyone else. */
const worth = (offence: Offence) => (offence === 'seat' || offence === 'forged' ? 'claimed' : 'proven')

/** Saves the evidence of a frozen table. */
async function saved({ page }: Visitor): Promise<string> {
  const saving = page.waitForEvent('download')
  await page.click('[data-save-evidence]')
  return readFile(await (await saving).path(), 'utf8')
}

/** Neither a first press of “Leave” nor a reload takes unsaved evidence away. */
async function keepsEvidence({ page }: Visitor): Promise<void> {
  const leave = page.locator('[data-frozen] [data-leave]')
  await leave.click()
  expect(await leave.innerText()).toBe(frozen.leaveUnsaved)
  const asking = page.waitForEvent('dialog')
  await page.evaluate(() => setTimeout(() => location.reload()))
  const asked = await asking
  expect(asked.type()).toBe('beforeunload')
  await asked.dismiss()
}

/** The heading and the sentence that a page shows about a file of evidence dropped on it; its way on leads home. */
async function told(anyone: Visitor, file: string) {
  const { page } = anyone
  await anyone.shows({ screen: 'home' })
  await dropped(anyone, file)
  await page.waitForSelector('[data-problem=evidence]')
  const said = [await page.textContent('h1'), await page.getByRole('alert').innerText()]
  await page.click('.ways button')
  return said
}

/** Says it until it shows: a guest who has just come back may not hear yet. */
async function sayUntil(host: Visitor, messages: readonly object[], shown: Locator): Promise<void> {
  do await say(host, ...messages)
  while (
    !(await shown.waitFor({ timeout: 2000 }).then(
      () => true,
      () => false,
    ))
  )
}

describe('a host whose page is altered', () => {
  it('is caught: the table freezes and says how, a file tells anyone, and leaving costs nothing', () =>
    withTable(async ({ open }) => {
      const host = await open({ name: 'host', query: fast, ...altered })
      const link = await invite(host)
      const guest = await open({ name: 'guest', query: queryOf(link, fast) })
      const anyone = await open({ name: 'anyone', query: fast })
      const { page } = guest
      const before = await playOn([host, guest], { seed: 5, moves: 6 })
      const files = new Map<Offence, string>()
      for (const offence of offences) {
        // Whether someone was there is known by a link that has lasted.
        if (offence === 'seat') await page.waitForTimeout(13_000)
        const hand = await handOf(host, game)
        await sayUntil(host, cheats[offence](hand), page.locator(`[data-frozen=${offence}]`))
        expect(await page.getByRole('alert').allInnerTexts()).toEqual([
          frozen.says[offence]({ host: frozen.hostNamed({ name: 'Blue' }) }),
        ])
        expect((await guest.shown()).hash).toBe(before.hash)
        expect(await page.locator('[data-move]:enabled, [data-wish]').count()).toBe(0)
        if (offence === 'rewritten') await keepsEvidence(guest)
        const file = await saved(guest)
        files.set(offence, file)
        await page.click('[data-frozen] [data-leave]')
        await guest.shows({ screen: 'home' })

        const match = setupOf(hand.journal).match.slice(0, 8)
        const name =
          offence === 'illegal' ? evidence.says.hostNamed({ match, name: 'Blue' }) : evidence.says.host({ match })
        const [title, said] = await told(anyone, file)
        expect(title).toBe(evidence.titles[worth(offence)])
        expect(said).toContain(evidence.did[offence]({ host: name }))
        await page.click('[data-resume]')
        await agree([host, guest])
      }
      expect(await barriers(guest)).toEqual([])

      const { journal } = await handOf(host, game)
      const senseless = { type: 'journal', from: 0, entries: journal.entries.toReversed() }
      const five = Array.from({ length: 5 }, () => senseless)
      await sayUntil(host, five, page.locator('[data-problem=differs]'))
      expect(await page.getByRole('alert').innerText()).toBe(failures.differsText)
      await page.click('.ways .primary')
      await agree([host, guest])

      // Two heads of different epochs, as anyone has who has accepted a takeover.
      const framed = { ...JSON.parse(need(files.get('rollback'), 'a file')), offence: 'rewritten', branch: undefined }
      expect(await told(anyone, JSON.stringify(framed))).toEqual([evidence.titles.unsound, evidence.says.unsound])
    }))
})
