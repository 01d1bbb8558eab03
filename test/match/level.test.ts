import { describe, expect, it } from 'vitest'
import { weaknessesOf } from '../../src/match/level.ts'
import { extendSigned, makeSigner } from '../../src/match/signing.ts'
import type { Body } from '../../src/rules/body.ts'
import type { Game, Seat, Typed } from '../../src/rules/game.ts'
import { beginJournal } from '../../src/rules/replay.ts'
import { hex32Of, randomJournal, setupFor, sound } from '../journals.ts'
import { tiny } from '../tiny/tiny.ts'
import { quickWaybills } from '../waybills/waybills.ts'
import { cheapSignatures } from './cheapSignatures.ts'

const options = { wagons: 30, hand: 2 }
const signerOf = (name: string) => makeSigner(cheapSignatures, hex32Of(name), setupFor(tiny, 2, options).match)
const host = signerOf('host')
const guest = signerOf('guest')

type Line = readonly [Seat | 'host', Body<Typed>]

/** The weaknesses of a match whose setup says all that there is to say, after these entries. */
function lacks(game: Game, entries: readonly Line[]) {
  const { wagons, hand } = options
  const said = setupFor(game, 2, game === tiny ? { wagons } : { hand })
  const setup = { ...said, key: host.key, chance: 'together', dealer: 'table' } as const
  const { journal } = entries.reduce(
    (step, [by, body]) => sound(extendSigned(game, step.journal, by, body, host)),
    sound(beginJournal(game, setup)),
  )
  return weaknessesOf(game, journal)
}

const sits = (seat: Seat, key: string): Line => ['host', { type: 'seat', seat, kind: 'person', key }]
const both = [sits(0, host.key), sits(1, guest.key)]
const draws = ['more'] as const
const note = ''

describe('what a match says less than a new one', () => {
  it('is nothing at first, nor after a test that everyone agreed to', () => {
    expect(lacks(tiny, both)).toEqual([])
    const agreed: readonly Line[] = [
      [0, { type: 'wish', wish: 'draws', note, draws }],
      [1, { type: 'answer', to: 3, yes: true }],
      ['host', { type: 'mark', note, draws }],
      ['host', { type: 'chance', seed: hex32Of('more') }],
    ]
    expect(lacks(tiny, [...both, ...agreed])).toEqual([])
  })

  it('is a test that nobody was there to agree to', () => {
    expect(lacks(tiny, [['host', { type: 'mark', note, draws }], ...both])).toEqual([{ reason: 'setUp', count: 1 }])
  })

  it('is everything without keys', () => {
    const journal = randomJournal(tiny, 2, { wagons: 9 }, 4)
    expect(weaknessesOf(tiny, journal).map(({ reason }) => reason)).toEqual(
      expect.arrayContaining(['unsigned', 'hostDraws']),
    )
  })

  it('is a deal that was over before someone came', () => {
    const dealt: readonly Line[] = [
      sits(0, host.key),
      ['host', { type: 'seat', seat: 1, kind: 'bot', name: 'random' }],
      ['host', { type: 'deal', commits: [], dealers: [0] }],
    ]
    expect(lacks(quickWaybills, dealt)).toEqual([])
    const given: readonly Line[] = [[0, { type: 'wish', wish: 'give', seat: 1, key: guest.key }], sits(1, guest.key)]
    expect(lacks(quickWaybills, [...dealt, ...given])).toEqual([{ reason: 'dealtWithout', count: 1 }])
  })
})
