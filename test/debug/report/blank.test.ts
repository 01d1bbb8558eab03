import { describe, expect, it } from 'vitest'
import { blankJournal, blankText, browserKind, privatesOf } from '../../../src/debug/report/blank.ts'
import { builtIn, foothills } from '../../../src/games/foothills/index.ts'
import type { Body } from '../../../src/rules/body.ts'
import { writeBrief } from '../../../src/rules/brief.ts'
import { type Journal, lastOf, positionOf } from '../../../src/rules/journal.ts'
import { writeRecord } from '../../../src/rules/record.ts'
import { cut, extend } from '../../../src/rules/replay.ts'
import { randomJournal, sound } from '../../journals.ts'

const game = foothills(builtIn)
const keys = ['k1'.repeat(21), 'k2'.repeat(21)].map((key) => `${key.slice(1)}-_`)

type Match = ReturnType<typeof played>
const played = () => randomJournal(game, 2, {}, 8, { undo: 9, seated: keys })

/** The same match after people with names have taken over their seats. */
function named(journal: Match): Match {
  const bodies: readonly Body<never>[] = [
    { type: 'seat', seat: 0, kind: 'person', name: 'Gwen', key: keys[1] ?? '' },
    { type: 'host', seat: 0 },
    { type: 'mark', note: 'Gwen’s turn, not Owain’s' },
    { type: 'seat', seat: 1, kind: 'person', name: 'Owain', key: keys[0] ?? '' },
  ]
  const write = (before: Match, body: Body<never>) => sound(extend(game, before, 'host', body)).journal
  return bodies.reduce(write, journal)
}

const whole = named(played())
const privates = privatesOf(whole, [{ name: 'Gwen' }, { name: 'Ö. Pugh' }], '7XK9RP')
const blanked = blankJournal(game, whole, privates)
const hashes = ({ entries }: Pick<Journal, 'entries'>) => entries.map(({ position }) => position)

describe('a match without private data', () => {
  it('goes through the same positions, entry by entry', () => {
    expect(hashes(blanked)).toEqual(hashes(whole))
    expect(blanked.entries.map(({ body }) => body.type)).toEqual(whole.entries.map(({ body }) => body.type))
  })

  it('holds no names, keys or signatures', () => {
    const texts = [writeRecord(blanked), JSON.stringify(blanked.entries)]
    for (const text of texts) {
      expect(text).not.toMatch(/Gwen|Owain|Pugh|k1k1|k2k2|"sig"|"key"/)
      expect(text).toContain('(seat 1)’s turn, not (seat 2)’s')
    }
    const known = JSON.stringify(whole.entries)
    expect(known).toMatch(/Gwen.*Owain/)
    expect(writeBrief(game, blanked).length).toBeLessThan(writeBrief(game, whole).length)
  })

  it('has an id of its own, the same for equal matches', () => {
    const [first] = whole.entries
    const match = first?.body.type === 'setup' ? first.body.match : ''
    expect(match).toMatch(/^[0-9a-f]{32}$/)
    expect(writeRecord(blanked)).not.toContain(match)
    expect(blankJournal(game, whole, privates).entries).toEqual(blanked.entries)
  })
})

describe('a test match without private data', () => {
  it('keeps what everyone agreed to, without names', () => {
    const before = cut(game, whole, 30)
    const by = (journal: Match, seat: 0 | 1 | 'host', body: Body<never>) =>
      sound(extend(game, journal, seat, body)).journal
    const note = 'as Owain said'
    const position = positionOf(before)
    const wished = by(before, 0, { type: 'wish', wish: 'edit', note, position })
    const to = lastOf(wished).seq
    const agreed = by(wished, 1, { type: 'answer', to, yes: true })
    const edited = by(agreed, 'host', { type: 'mark', note, position })
    const again = blankJournal(game, edited, privates)
    expect(hashes(again)).toEqual(hashes(edited))
    expect(JSON.stringify(again.entries)).not.toContain('Owain')
    expect(lastOf(again).body).toMatchObject({ type: 'mark', note: 'as (seat 2) said' })
  })
})

describe('a text without private data', () => {
  it.each([
    ['Gwen builds; gwen waits.', '(seat 1) builds; (seat 1) waits.'],
    ['http://table.example/#/r/7XK9RP', 'http://table.example/#/r/(code)'],
    ['Ö. Pugh (away)', '(seat 2) (away)'],
    ['Gwendolyn is someone else.', 'Gwendolyn is someone else.'],
    [`sealed by ${keys[0]}`, 'sealed by (key)'],
    ['nobody', 'nobody'],
  ])('turns “%s” into “%s”', (text, without) => {
    expect(blankText(text, privates)).toBe(without)
  })

  it('stays as it is if nothing is private', () => {
    expect(blankText('Gwen', new Map())).toBe('Gwen')
  })
})

describe('a shortened user agent', () => {
  it.each([
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.6778.86 Safari/537.36',
      'Chrome 131 on Linux',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.2903.51',
      'Edg 131 on Windows',
    ],
    ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox 132 on Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Mobile/15E148 Safari/604.1',
      'Safari 17 on iPhone',
    ],
    ['a kettle', 'another browser'],
  ])('of %s is %s', (userAgent, kind) => {
    expect(browserKind(userAgent)).toBe(kind)
  })
})
