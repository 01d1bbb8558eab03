import { describe, expect, it } from 'vitest'
import { ago } from '../../src/overlay/screens/ago.ts'
import type { RecentMatch, RecentSeat } from '../../src/overlay/screens/recentMatch.ts'
import { matches } from '../../src/overlay/text/en/matches.ts'

const minute = 60_000
const hour = 60 * minute

describe('when a match last changed', () => {
  it.each([
    [0, 'just now'],
    [minute - 1, 'just now'],
    [-5 * minute, 'just now'],
    [minute, '1 minute ago'],
    [59 * minute, '59 minutes ago'],
    [hour, '1 hour ago'],
    [25 * hour, 'yesterday'],
    [80 * hour, '3 days ago'],
  ])('is given in the largest unit that fits: %d ms', (ms, text) => {
    expect(ago(1e12 - ms, 1e12)).toBe(text)
  })
})

const seat = (name: string, who: RecentSeat['who'], isMine: boolean): RecentSeat => ({
  ...{ seat: 0, name, letter: name.slice(0, 1), colour: 'blue', pattern: 0 },
  ...{ who, mine: isMine },
})
const match = (change: Partial<RecentMatch>): RecentMatch => ({
  ...{ id: 'A', code: 'C4H7KM', role: 'host', title: 'Foothills', seq: 9, asked: 0 },
  seats: [seat('Blue', 'person', true), seat('Green', 'person', false)],
  ...{ far: '', at: 0, outcome: undefined },
  ...{ test: false, gathering: false },
  ...change,
})
const both = [seat('Blue', 'person', true), seat('Green', 'person', true)]

describe('a match in the list', () => {
  it('says whose turn it is', () => {
    expect(matches.state(match({}))).toBe('Your turn.')
    expect(matches.state(match({ asked: 1 }))).toBe('Green to move.')
    expect(matches.state(match({ role: 'local', seats: both }))).toBe('Blue to move.')
    expect(matches.state(match({ role: 'local', seats: both.slice(0, 1) }))).toBe('Your turn.')
  })

  it('says when a seat is empty, and how it ended', () => {
    const open = [seat('Blue', 'person', true), seat('Green', 'open', false)]
    expect(matches.state(match({ seats: open }))).toBe(matches.waiting)
    expect(matches.state(match({ gathering: true, seats: [] }))).toBe(matches.waiting)
    expect(matches.state(match({ outcome: 'Blue wins with 40 VP.' }))).toBe('Blue wins with 40 VP.')
  })

  it('is named by how it is played', () => {
    const bot = [seat('Blue', 'person', true), seat('Green', 'bot', false)]
    const names = [
      match({}),
      match({ role: 'guest' }),
      match({ role: 'local', seats: both }),
      match({ role: 'local', seats: bot }),
    ].map(matches.name)
    expect(new Set(names).size).toBe(4)
    for (const name of names) expect(name).toContain('Foothills')
  })

  it('says on its button what pressing it does, and a screen reader hears the same word first', () => {
    for (const [change, button] of [
      [{}, 'Resume'],
      [{ role: 'guest' }, 'Rejoin'],
      [{ outcome: 'A draw.' }, 'Replay'],
    ] as const) {
      expect(matches.resume(match(change))).toBe(button)
      expect(matches.resumeLabel(match(change), 'Foothills')).toBe(`${button}: Foothills`)
    }
  })
})
