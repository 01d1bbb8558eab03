import { describe, expect, it } from 'vitest'
import { agoText, matchName, matchState, resumeText } from '../../src/overlay/screens/matchText.ts'
import { bestAlone, leadsOn, type RecentMatch, type RecentSeat } from '../../src/overlay/screens/recentMatch.ts'
import { since } from '../../src/overlay/screens/since.ts'
import { matches as welsh } from '../../src/overlay/words/cy/index.ts'
import { matches as german } from '../../src/overlay/words/de/index.ts'
import { matches } from '../../src/overlay/words/en/index.ts'

const minute = 60_000
const hour = 60 * minute

describe('when a match last changed', () => {
  it.each([
    [0, 'just now', 'gerade eben', 'y funud hon'],
    [minute - 1, 'just now', 'gerade eben', 'y funud hon'],
    [-5 * minute, 'just now', 'gerade eben', 'y funud hon'],
    [minute, '1 minute ago', 'vor 1 Minute', '1 funud yn ôl'],
    [59 * minute, '59 minutes ago', 'vor 59 Minuten', '59 munud yn ôl'],
    [hour, '1 hour ago', 'vor 1 Stunde', '1 awr yn ôl'],
    [25 * hour, 'yesterday', 'gestern', 'ddoe'],
    [50 * hour, '2 days ago', 'vorgestern', '2 ddiwrnod yn ôl'],
    [80 * hour, '3 days ago', 'vor 3 Tagen', '3 diwrnod yn ôl'],
  ])('is given in the largest unit that fits: %d ms', (ms, ...told) => {
    const passed = since(1e12 - ms, 1e12)
    expect([matches, german, welsh].map((texts) => agoText(passed, texts))).toEqual(told)
  })
})

const seat = (name: string, who: RecentSeat['who'], isMine: boolean): RecentSeat => ({
  seat: 0,
  name,
  letter: name.slice(0, 1),
  colour: 'blue',
  pattern: 0,
  who,
  mine: isMine,
})
const match = (change: Partial<RecentMatch>): RecentMatch => ({
  id: 'A',
  code: 'C4H7KM',
  role: 'host',
  game: 'foothills',
  title: 'Foothills',
  seq: 9,
  asked: 0,
  seats: [seat('Blue', 'person', true), seat('Green', 'person', false)],
  far: '',
  at: 0,
  outcome: undefined,
  test: false,
  gathering: false,
  ...change,
})
const both = [seat('Blue', 'person', true), seat('Green', 'person', true)]

describe('a match in the list', () => {
  it('says whose turn it is', () => {
    expect(matchState(match({}))).toBe('Your turn.')
    expect(matchState(match({ asked: 1 }))).toBe('Green to move.')
    expect(matchState(match({ role: 'local', seats: both }))).toBe('Blue to move.')
    expect(matchState(match({ role: 'local', seats: both.slice(0, 1) }))).toBe('Your turn.')
  })

  it('says when a seat is empty, and how it ended', () => {
    const open = [seat('Blue', 'person', true), seat('Green', 'open', false)]
    expect(matchState(match({ seats: open }))).toBe(matches.waiting)
    expect(matchState(match({ gathering: true, seats: [] }))).toBe(matches.waiting)
    expect(matchState(match({ outcome: 'Blue wins with 40 VP.' }))).toBe('Blue wins with 40 VP.')
  })

  it('is named by how it is played', () => {
    const bot = [seat('Blue', 'person', true), seat('Green', 'bot', false)]
    const names = [
      match({}),
      match({ role: 'guest' }),
      match({ role: 'local', seats: both }),
      match({ role: 'local', seats: bot }),
    ].map(matchName)
    expect(new Set(names).size).toBe(4)
    for (const name of names) expect(name).toContain('Foothills')
  })

  it('says on its button what pressing it does, and a screen reader hears the same word first', () => {
    for (const [change, button] of [
      [{}, 'Resume'],
      [{ role: 'guest' }, 'Rejoin'],
      [{ outcome: 'A draw.' }, 'Replay'],
    ] as const) {
      expect(resumeText(match(change))).toBe(button)
      expect(matches.resumeLabel({ resume: button, name: 'Foothills' })).toBe(`${button}: Foothills`)
    }
  })
})

describe('a match of a series that someone plays alone', () => {
  const over = (id: string, code: string, change: Partial<RecentMatch> = {}) =>
    match({ id, code, role: 'local', outcome: '40 points.', points: 40, ...change })

  it('leads to the next one while that hasn’t begun', () => {
    const all = [
      match({ id: 'A', code: 'A' }),
      over('A-1', 'A'),
      over('B-2', 'B'),
      over('B-1', 'B'),
      match({ id: 'C-1', code: 'C', outcome: 'Blue wins.' }),
    ]
    expect(all.filter((one) => leadsOn(all, one)).map(({ id }) => id)).toEqual(['B-2'])
  })
})

describe('the record of someone who plays alone', () => {
  it('is their best matches of a title, and no test', () => {
    const alone = (id: string, points: number, change: Partial<RecentMatch> = {}) =>
      match({ id, game: 'snowdonia', points, outcome: `${points} points.`, ...change })
    const all = [
      alone('A', 40),
      alone('B', 90),
      alone('C', 99, { test: true }),
      alone('D', 98, { game: 'other' }),
      match({ id: 'E', game: 'snowdonia', outcome: 'Won.' }),
    ]
    expect(bestAlone(all, 'snowdonia').map(({ id }) => id)).toEqual(['B', 'A'])
    const many = Array.from({ length: 9 }, (_, n) => alone(`${n}`, n))
    expect(bestAlone(many, 'snowdonia')).toHaveLength(7)
  })
})
