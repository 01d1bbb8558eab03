import { need } from '../../src/kit/assert.ts'
import { ownAnswer } from '../../src/match/drawGathering.ts'
import { drawKeyDue } from '../../src/match/duties.ts'
import { type Ack, headOf } from '../../src/match/evidence.ts'
import { ackText, makeSigner, type Signer, sealStep, signStep } from '../../src/match/signing.ts'
import type { Body } from '../../src/rules/body.ts'
import { drawAsked } from '../../src/rules/draws.ts'
import type { Seat, Typed } from '../../src/rules/game.ts'
import { type Journal, lastOf, tableOf } from '../../src/rules/journal.ts'
import { beginJournal, extend, setupOf } from '../../src/rules/replay.ts'
import { authorKeyOf } from '../../src/rules/tableState.ts'
import { hex32Of, setupFor, sound } from '../journals.ts'
import { tiny } from '../tiny/tiny.ts'
import { cheapSignatures } from './cheapSignatures.ts'

const setup = { ...setupFor(tiny, 3, { wagons: 30 }), chance: 'together' } as const

/** The devices of three people, by seat. */
export const devices = ['blue', 'green', 'red'].map((name) => makeSigner(cheapSignatures, hex32Of(name), setup.match))

/** The device in a seat. */
export const device = (seat: Seat): Signer => need(devices[seat], 'a device')

const holderOf = (key: string | undefined) => devices.find((one) => one.key === key)

/** The journal with one more entry, signed by its author and sealed by its host. */
export function write(journal: Journal, by: Seat | 'host', body: Body<Typed>): Journal {
  const step = sound(extend(tiny, journal, by, body))
  const author = holderOf(authorKeyOf(tableOf(journal).roster, lastOf(step.journal)))
  const host = need(holderOf(tableOf(step.journal).roster.host), 'a host')
  return sealStep(author ? signStep(step, author) : step, host).journal
}

/** A new match of the three, hosted by the first, up to its first draw. */
export function begun(): Journal {
  let { journal }: { journal: Journal } = sealStep(
    sound(beginJournal(tiny, { ...setup, key: device(0).key })),
    device(0),
  )
  for (const [seat, { key }] of devices.entries())
    journal = write(journal, 'host', { type: 'seat', seat, kind: 'person', key })
  for (const one of devices) {
    const { by, body } = need(drawKeyDue(journal, one), 'a key')
    journal = write(journal, by, body)
  }
  return journal
}

/** The journal with its next draw, or the next move, which leads to a draw where it can. */
export function goOn(journal: Journal): Journal {
  const { ask } = journal
  if (ask.type === 'choose') {
    const move = ask.moves.find(({ type }) => type === 'push') ?? ask.moves[0]
    return write(journal, ask.seat, { type: 'move', move: need(move, 'a move') })
  }
  const { holders } = drawAsked(journal.entries, tableOf(journal))
  const proofs = holders.map((key) => need(ownAnswer(journal, need(holderOf(key), 'a holder')), 'a part').proof)
  return write(journal, 'host', { type: 'chance', proofs })
}

/** The journal after this many more moves and draws. */
export const playOn = (journal: Journal, steps: number): Journal =>
  steps === 0 ? journal : playOn(goOn(journal), steps - 1)

/** The journal played on until something holds of it. */
export const playUntil = (journal: Journal, holds: (journal: Journal) => boolean): Journal =>
  holds(journal) ? journal : playUntil(goOn(journal), holds)

/** The journal with a takeover by the device in a seat. */
export const takenOver = (journal: Journal, seat: Seat, epoch?: number): Journal =>
  write(journal, 'host', { type: 'host', seat, ...(epoch === undefined ? {} : { epoch }) })

/** The acknowledgement of a journal's end by the device in a seat. */
export function ackOf(journal: Journal, seat: Seat): Ack {
  const { key, sign } = device(seat)
  const head = need(headOf(lastOf(journal)), 'a sealed end')
  return { key, ...head, sig: sign(ackText(setupOf(journal).match, head)) }
}

/** Acknowledgements by key. */
export const acksBy = (...acks: readonly Ack[]): ReadonlyMap<string, Ack> => new Map(acks.map((ack) => [ack.key, ack]))
