import { expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { beginMatch } from '../../src/match/begin.ts'
import { drawKeyDue } from '../../src/match/duties.ts'
import { type Ack, headOf } from '../../src/match/evidence.ts'
import { ackText, extendSigned, makeSigner, sealStep, signStep } from '../../src/match/signing.ts'
import { patience, watchStalls } from '../../src/match/stalls.ts'
import { type Journal, lastOf } from '../../src/rules/journal.ts'
import { extend } from '../../src/rules/replay.ts'
import { hex32Of, sound } from '../journals.ts'
import { manualClock } from '../kit/manualClock.ts'
import { tiny } from '../tiny/tiny.ts'
import { cheapSignatures as signatures } from './cheapSignatures.ts'

const id = hex32Of('match')
const [host, guest] = [makeSigner(signatures, hex32Of('host'), id), makeSigner(signatures, hex32Of('guest'), id)]

/** A match of two devices that waits for its first draw. */
function waiting(): Journal {
  const places = [{ kind: 'mine' }, { kind: 'guest', key: guest.key }] as const
  const begun = { game: tiny, signatures, secret: hex32Of('host'), entropy: () => id, options: { wagons: 30 } }
  let { journal } = sound(beginMatch({ ...begun, places, chance: 'together' }))
  const own = need(drawKeyDue(journal, host), 'a key')
  journal = sound(extendSigned(tiny, journal, own.by, own.body, host)).journal
  const { by, body } = need(drawKeyDue(journal, guest), 'a key')
  return sealStep(signStep(sound(extend(tiny, journal, by, body)), guest), host).journal
}

it('names the seat whose device keeps a draw waiting, once it has had its time, until it confirms', () => {
  const journal = waiting()
  const clock = manualClock()
  const acks = new Map<string, Ack>()
  let told = 0
  const match = { journal: () => journal, notify: () => void told++ }
  const stalls = watchStalls({ game: tiny, clock, match, own: host.key, acks })
  expect(stalls()).toEqual([])
  clock.advance(patience)
  expect([told, stalls()]).toEqual([1, [1]])
  const head = need(headOf(lastOf(journal)), 'a seal')
  acks.set(guest.key, { key: guest.key, ...head, sig: guest.sign(ackText(id, head)) })
  expect(stalls()).toEqual([])
})
