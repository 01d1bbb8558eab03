import { need } from '../../../src/kit/assert.ts'
import { beginMatch, type SeatPlan } from '../../../src/match/begin.ts'
import { ownAnswer } from '../../../src/match/drawGathering.ts'
import { drawKeyDue } from '../../../src/match/duties.ts'
import { ed25519Signatures } from '../../../src/match/ed25519.ts'
import { makeSigner, type Signer, sealStep, signStep } from '../../../src/match/signing.ts'
import type { Body } from '../../../src/rules/body.ts'
import { fastDraw } from '../../../src/rules/chance.ts'
import { drawDue } from '../../../src/rules/check.ts'
import { drawAsked } from '../../../src/rules/draws.ts'
import type { Game, Seat, Typed } from '../../../src/rules/game.ts'
import { type Journal, lastOf, tableOf } from '../../../src/rules/journal.ts'
import { extend } from '../../../src/rules/replay.ts'
import { authorKeyOf } from '../../../src/rules/tableState.ts'
import { anyMove, hex32Of, sound } from '../../journals.ts'

/** The signers of so many people, the first of whom hosts the match of this name. */
export const signersOf = (match: string, count: number): readonly Signer[] =>
  Array.from({ length: count }, (_, seat) => makeSigner(ed25519Signatures, hex32Of(`person ${seat}`), match))

/**
 * A match of at least so many entries, played at random, that really is signed, sealed and drawn by everyone, or by its
 * host alone. Notes follow where it ends before.
 */
export function signedMatch(game: Game, seats: number, length: number, chance?: 'together'): Journal {
  const match = hex32Of('bench')
  const signers = signersOf(match, seats)
  const host = need(signers[0], 'a host')
  const holderOf = (key: string | undefined) => signers.find((one) => one.key === key)
  const places = signers.map(({ key }, seat): SeatPlan => (seat === 0 ? { kind: 'mine' } : { kind: 'guest', key }))
  const secret = hex32Of('person 0')
  const begun = { game, signatures: ed25519Signatures, secret, entropy: () => match, places, options: {} }
  let { journal } = sound(beginMatch({ ...begun, ...(chance ? { chance } : {}) }))
  const write = (by: Seat | 'host', body: Body<Typed>) => {
    const step = sound(extend(game, journal, by, body))
    const author = holderOf(authorKeyOf(tableOf(journal).roster, lastOf(step.journal)))
    journal = sealStep(author ? signStep(step, author) : step, host).journal
  }
  for (const one of chance ? signers : []) {
    const { by, body } = need(drawKeyDue(journal, one), 'a key for draws')
    write(by, body)
  }
  const answer = (key: string) => need(ownAnswer(journal, need(holderOf(key), 'a holder')), 'a part').proof
  const move = (made: ReturnType<typeof anyMove<Typed>>) => write(made.seat, { type: 'move', move: made.move })
  const draw = fastDraw(1)
  while (journal.entries.length < length) {
    const { ask } = journal
    if (drawDue(game, journal) && !chance) write('host', { type: 'chance', seed: hex32Of(`${journal.entries.length}`) })
    else if (drawDue(game, journal))
      write('host', { type: 'chance', proofs: drawAsked(journal.entries, tableOf(journal)).holders.map(answer) })
    else if (ask.type === 'choose') move(anyMove(ask, draw))
    else write('host', { type: 'mark', note: 'It’s over.' })
  }
  return journal
}
