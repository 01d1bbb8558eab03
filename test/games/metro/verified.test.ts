import { expect, it } from 'vitest'
import { need } from '../../../src/kit/assert.ts'
import { atOnce } from '../../../src/kit/slices.ts'
import { checkMatch, verdictOf } from '../../../src/match/checkMatch.ts'
import { makeSigner, sealStep, signStep } from '../../../src/match/signing.ts'
import type { Body } from '../../../src/rules/body.ts'
import type { Seat, Typed } from '../../../src/rules/game.ts'
import { beginJournal, extend } from '../../../src/rules/replay.ts'
import { togetherIn } from '../../../src/rules/together/together.ts'
import { hex32Of, setupFor, sound } from '../../journals.ts'
import { cheapSignatures } from '../../match/cheapSignatures.ts'
import { openLab } from '../../match/signedFile.ts'
import { checkSentence } from '../../overlay/english.ts'

const { game } = await openLab('metro')
const together = need(togetherIn(game), 'a way to deal together')
const setup = { ...setupFor(game, 2, {}), dealer: 'table' } as const
const signers = ['ann', 'ben'].map((name) => makeSigner(cheapSignatures, hex32Of(name), setup.match))
const host = need(signers[0], 'a host')

it('tells nobody that a device drew alone where everyone dealt the cards, and nothing was drawn', async () => {
  let { journal } = sealStep(sound(beginJournal(game, { ...setup, key: host.key })), host)
  const write = (by: Seat | 'host', body: Body<Typed>) => {
    const step = sound(extend(game, journal, by, body))
    journal = sealStep(by === 'host' ? step : signStep(step, need(signers[by], 'a signer')), host).journal
  }
  /** Everyone’s parts in the deal, as far as they are due. */
  const goOn = () => {
    const parts = () => signers.flatMap((signer) => together.part(game, journal, signer) ?? [])
    for (let [part] = parts(); part; [part] = parts())
      write(part.by, 'body' in part ? part.body : part.finish(atOnce(part.work())))
  }
  const verified = async () => {
    const checks = await checkMatch(game, journal, cheapSignatures.verify)
    return { verdict: verdictOf(checks), said: checks.map((check) => checkSentence(check)).join(' ') }
  }
  for (const [seat, { key }] of signers.entries()) write('host', { type: 'seat', seat, kind: 'person', key })
  write('host', { type: 'deal', commits: [], dealers: [0, 1] })
  goOn()
  // It goes on, so that its cards can't be checked yet.
  expect(await verified()).toEqual({ verdict: 'open', said: expect.not.stringMatching(/one device|host’s device/) })
  write(0, { type: 'wish', wish: 'end' })
  write(1, { type: 'answer', to: journal.entries.length - 1, yes: true })
  write('host', { type: 'end' })
  goOn()
  expect(await verified()).toEqual({ verdict: 'proven', said: expect.stringContaining('Nothing was drawn') })
})
