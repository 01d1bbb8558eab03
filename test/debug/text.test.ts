import { describe, expect, it } from 'vitest'
import { count } from '../../src/debug/text/count.ts'
import { editionText } from '../../src/debug/text/edition.ts'
import { matchText } from '../../src/debug/text/match.ts'
import { pageText } from '../../src/debug/text/page.ts'

describe('the text of the overlay', () => {
  it('uses the singular for one, and the plural for any other number', () => {
    expect([0, 1, 2, 1234].map((n) => count(n, 'thing'))).toEqual(['0 things', '1 thing', '2 things', '1,234 things'])
    const { choice, notes, position, scenario } = matchText
    const { stage, network } = pageText
    const told: readonly (readonly [string, (n: number) => string])[] = [
      ['thing', choice.rulesOut],
      ['legal move', (n) => choice.legal('Blue', n)],
      ['thing', (n) => choice.forbidden('Blue', n)],
      ['value', (n) => position.changed(7, n)],
      ['legal move', (n) => scenario.asked('Blue', n)],
      ['note', notes.title],
      ['character', notes.left],
      ['effect', (n) => stage.queue(n, 2)],
      ['piece', (n) => stage.touches(0, n)],
      ['piece', stage.pieces],
      ['link', network.more],
      ['time', network.resyncs],
      ['message', (n) => network.dropped(n, 0)],
      ['unreadable message', network.unreadable],
      ['message', (n) => network.flow(n, 0, undefined)],
      ['byte', (n) => network.flow(0, n, undefined)],
      ['change', editionText.changed],
      ['change', (n) => editionText.named('Mine', n)],
      ['value', (n) => editionText.lead('Mine', n)],
      ['takeover', (n) => network.epoch(n + 1)],
      ['move', (n) => network.troubles(n, 0)],
    ]
    for (const [what, say] of told) {
      expect(say(1)).toMatch(new RegExp(`\\b1 ${what}\\b`))
      expect(say(2)).toMatch(new RegExp(`\\b2 ${what}s\\b`))
    }
  })

  it('distinguishes the round trips of connection and match, and says which includes a delay', () => {
    const { network: text } = pageText
    expect(text.labels.ice).not.toBe(text.labels.answer)
    expect(text.ice(3.14)).toContain('ICE')
    expect(text.trips([0, 0])).not.toContain('adds')
    expect(text.trips([200, 300])).toMatch(/adds 200–300 ms .* Only the match’s round trip/)
    expect(text.trips([200, 200])).toContain('adds 200 ms')
  })
})
