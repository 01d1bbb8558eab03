import { need } from '../../src/kit/assert.ts'
import { beginMatch } from '../../src/match/begin.ts'
import { extendSigned } from '../../src/match/signing.ts'
import type { Body } from '../../src/rules/body.ts'
import type { Seat, Typed } from '../../src/rules/game.ts'
import { hex32Of, sound } from '../journals.ts'
import { tiny } from '../tiny/tiny.ts'
import { cheapSignatures } from './cheapSignatures.ts'

/** A person's first move and all before it, in a new match of theirs against a bot. */
export function newMatch() {
  const places = [{ kind: 'mine' }, { kind: 'bot', name: 'tester' }] as const
  let count = 0
  const entropy = () => hex32Of(`${count++}`)
  const wanted = { places, options: { wagons: 30 } }
  const begun = sound(
    beginMatch({ game: tiny, entropy, signatures: cheapSignatures, secret: hex32Of('host'), ...wanted }),
  )
  let { journal } = begun
  const write = (by: Seat | 'host', body: Body<Typed>) => {
    journal = sound(extendSigned(tiny, journal, by, body, begun.signer)).journal
  }
  while (journal.ask.type !== 'choose' || journal.ask.seat !== 0) {
    const { ask } = journal
    if (ask.type === 'choose') write(ask.seat, { type: 'move', move: need(ask.moves[0], 'a move') })
    else write('host', { type: 'chance', seed: entropy() })
  }
  write(0, { type: 'move', move: need(journal.ask.moves[0], 'a move') })
  return journal
}
