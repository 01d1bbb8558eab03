import { describe, expect, it } from 'vitest'
import { toBase64, utf8 } from '../../src/kit/bytes.ts'
import { sha256Bytes } from '../../src/kit/hash.ts'
import { writeRow } from '../../src/kit/packedRow.ts'
import { readBrief, wantedByBrief, writeBrief } from '../../src/rules/brief.ts'
import { codeSetup } from '../../src/rules/briefCodec.ts'
import { beginJournal, cut, extend, setupOf } from '../../src/rules/replay.ts'
import { hex32Of, randomJournal, setupFor, sound } from '../journals.ts'
import { tiny } from '../tiny/tiny.ts'

const options = { wagons: 30 }
const oddities = { undo: 4, aside: 6 }
const key = (text: string) => toBase64(sha256Bytes(new TextEncoder().encode(text)))

describe('a brief', () => {
  it('gives back the journal it was written from', () => {
    for (let seed = 0; seed < 40; seed++) {
      const odd = { ...oddities, wish: seed % 2 === 0 ? 12 : 0, resign: 80, seated: true }
      const one = randomJournal(tiny, 1 + (seed % 6), options, seed, odd)
      expect(sound(readBrief(tiny, writeBrief(tiny, one))).journal).toEqual(one)
    }
  })

  it('holds a match that has only begun', () => {
    const whole = randomJournal(tiny, 2, options, 1)
    for (const count of [1, 2, 5]) {
      const short = cut(tiny, whole, count)
      expect(sound(readBrief(tiny, writeBrief(tiny, short))).journal).toEqual(short)
    }
  })

  it('keeps names, notes, keys and the match its people come from', () => {
    const setup = { ...setupFor(tiny, 2, options), key: key('one'), people: hex32Of('two'), epoch: 3 }
    let { journal } = sound(beginJournal(tiny, setup))
    for (const body of [
      { type: 'seat', seat: 0, kind: 'person', name: 'Tŷ Mawr', key: key('one') },
      { type: 'seat', seat: 1, kind: 'bot', key: key('other') },
      { type: 'mark', note: '«½»' },
      { type: 'host', seat: 1 },
    ] as const)
      journal = sound(extend(tiny, journal, 'host', body)).journal
    expect(sound(readBrief(tiny, writeBrief(tiny, journal))).journal).toEqual(journal)
  })

  it('leaves signatures out', () => {
    const one = randomJournal(tiny, 2, options, 4)
    const entries = one.entries.map((entry) => ({ ...entry, sig: 'x'.repeat(86) }))
    const brief = writeBrief(tiny, { ...one, entries })
    expect(brief).toBe(writeBrief(tiny, one))
  })

  it('names its game first, in URL-safe characters', () => {
    const brief = writeBrief(tiny, randomJournal(tiny, 2, options, 1, oddities))
    expect(wantedByBrief(brief)).toEqual({ game: tiny.id, hash: tiny.edition.hash.slice(0, 6) })
    expect(brief).toMatch(/^[\w-]+\.[\w-]+$/)
    for (const other of ['', 'AAAA', '.x', '{"a":1}']) expect(wantedByBrief(other)).toBeUndefined()
  })
})

describe('a brief is refused', () => {
  const journal = randomJournal(tiny, 2, options, 2, oddities)
  const brief = writeBrief(tiny, journal)

  it('when any character has changed or is missing', () => {
    const damaged = { problem: { reason: 'damaged' } }
    for (let at = tiny.id.length + 1; at < brief.length - 1; at++) {
      const other = brief[at] === 'A' ? 'B' : 'A'
      expect(readBrief(tiny, brief.slice(0, at) + other + brief.slice(at + 1))).toEqual(damaged)
      expect(readBrief(tiny, brief.slice(0, at) + brief.slice(at + 1))).toEqual(damaged)
    }
    for (const text of [`${tiny.id}.`, `${tiny.id}.!!`, tiny.id]) expect(readBrief(tiny, text)).toEqual(damaged)
  })

  it('when it says that its format is another one', () => {
    const later = brief.replace('.', '.2.')
    expect(readBrief(tiny, later)).toEqual({ problem: { reason: 'otherVersion' } })
  })

  it('when it is longer than any match', () => {
    expect(readBrief(tiny, `${tiny.id}.${'A'.repeat(100_001)}`)).toEqual({ problem: { reason: 'tooLong' } })
  })

  it('when it says that it has more entries than anyone would wait for', () => {
    const setup = setupOf(randomJournal(tiny, 2, options, 1))
    const row = writeRow((to) => {
      codeSetup(to, tiny, setup)
      to.pick(20_000, 19_999)
    })
    const sum = sha256Bytes(Uint8Array.from([...utf8(`${tiny.id}/`), ...row])).slice(0, 4)
    const text = `${tiny.id}.${toBase64(Uint8Array.from([...sum, ...row]))}`
    expect(readBrief(tiny, text)).toEqual({ problem: { reason: 'tooLong' } })
  })

  it('by other rules, values and moves, with a reason for each', () => {
    const ruled = { ...tiny, ruleset: tiny.ruleset + 1 }
    const valued = { ...tiny, edition: { name: 'Mine', hash: 'ab'.repeat(32) } }
    const reversed: typeof tiny = {
      ...tiny,
      ask(p) {
        const ask = tiny.ask(p)
        return ask?.type === 'choose' ? { ...ask, moves: [...ask.moves].reverse() } : ask
      },
    }
    expect(readBrief(ruled, brief)).toMatchObject({ problem: { reason: 'otherRuleset' } })
    expect(readBrief(valued, brief)).toMatchObject({ problem: { reason: 'otherEdition' } })
    expect(readBrief(reversed, brief)).toHaveProperty('problem')
  })
})
