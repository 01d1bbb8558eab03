import { describe, expect, it } from 'vitest'
import { digest64 } from '../../src/kit/hash.ts'
import type { Entry } from '../../src/rules/body.ts'
import { positionOf } from '../../src/rules/journal.ts'
import { beginJournal, cut, extend, openJournal } from '../../src/rules/replay.ts'
import { freeUndo, hex32Of, randomJournal, setupFor, sound } from '../journals.ts'
import { playedEntries } from '../playedEntries.ts'
import { type Move, type Tiny, tiny } from '../tiny/tiny.ts'

const options = { wagons: 14 }
const oddities = { undo: 4, aside: 6 }
const seeds = Array.from({ length: 40 }, (_, seed) => seed)

/** A game of two that waits for its first move. */
function opened() {
  const { journal } = sound(beginJournal(tiny, setupFor(tiny, 2, options)))
  const seed = hex32Of('opened')
  return sound(extend(tiny, journal, 'host', { type: 'chance', seed })).journal
}

describe('a journal', () => {
  it('replays to the same positions after a round trip through JSON, undos included', () => {
    for (const seed of seeds) {
      const live = randomJournal(tiny, 1 + (seed % 6), options, seed, oddities)
      const again = sound(openJournal(tiny, JSON.parse(JSON.stringify(live.entries))))
      expect(again.journal.positions).toEqual(live.positions)
      expect(again.journal.ask).toEqual(live.ask)
    }
  })

  it('names the position after each entry', () => {
    const { entries, positions } = randomJournal(tiny, 3, options, 5, oddities)
    expect(entries.map((entry) => entry.position)).toEqual(positions.map(digest64))
  })

  it('returns to the position before a move that is undone', () => {
    const before = opened()
    const seat = positionOf(before).seat
    const move = { type: 'take', wagons: 2 } as const
    const moved = sound(extend(tiny, before, seat, { type: 'move', move })).journal
    expect(positionOf(moved)).not.toEqual(positionOf(before))
    const back = sound(extend(tiny, moved, seat, { type: 'undo', to: 1 })).journal
    expect(positionOf(back)).toEqual(positionOf(before))
    expect(back.ask).toEqual(before.ask)
    expect(back.entries).toHaveLength(4)
  })

  it('can be cut short, and is then where it was', () => {
    const live = randomJournal(tiny, 2, options, 3, oddities)
    for (let count = 1; count <= live.entries.length; count++) {
      const short = cut(tiny, live, count)
      const replayed = sound(openJournal(tiny, live.entries.slice(0, count))).journal
      expect(short).toEqual(replayed)
    }
  })
})

describe('a journal refuses', () => {
  const journal = opened()
  const seat = positionOf(journal).seat
  const stop = { type: 'stop' } as const
  const take = { type: 'take', wagons: 1 } as const

  it.each([
    ['an illegal move', seat, { type: 'move', move: stop }, 'illegalMove', 'body.move'],
    ['a move of another seat', 1 - seat, { type: 'move', move: take }, 'illegalMove', 'body.move'],
    ['a draw no one asked for', 'host', { type: 'chance', seed: hex32Of('x') }, 'noChanceAsked', 'body.type'],
    ['an undo of chance', seat, { type: 'undo', to: 0 }, 'undoNotFree', 'body.to'],
    ['a second setup', 'host', setupFor(tiny, 2, options), 'secondSetup', 'body.type'],
    ...[66, 1e9].map(
      (epoch) =>
        [
          'a host further on than takeovers can have led',
          'host',
          { type: 'host', seat: 0, epoch },
          'farEpoch',
          'body.epoch',
        ] as const,
    ),
    ['a seat that is not at the table', 'host', { type: 'seat', seat: 2, kind: 'bot' }, 'badSeats', 'body.seat'],
  ] as const)('%s', (_, by, body, reason, field) => {
    expect(extend(tiny, journal, by, body)).toEqual({ problem: { reason, field, entry: 2 } })
  })

  it.each<[string, Tiny, string]>([
    ['another game', { ...tiny, id: 'chess' }, 'otherGame'],
    ['another ruleset', { ...tiny, ruleset: 2 }, 'otherRuleset'],
    ['other component values', { ...tiny, edition: { name: 'Plain', hash: 'f' } }, 'otherEdition'],
    ['too few seats', { ...tiny, seats: { min: 3, max: 4 } }, 'badSeats'],
    [
      'unreadable options',
      { ...tiny, readOptions: () => ({ flaw: { reason: 'no', at: 'wagons', amounts: {} } }) },
      'badOptions',
    ],
  ])('to open by %s', (_, game, reason) => {
    expect(openJournal(game, journal.entries)).toMatchObject({ problem: { reason, entry: 0 } })
  })

  const spoilt: readonly [string, (entry: Entry<Move>) => unknown, string, string | undefined][] = [
    ['of the wrong shape', () => 7, 'badField', undefined],
    ['with an unknown field', (entry) => ({ ...entry, x: 1 }), 'badField', 'x'],
    ['with a broken hash', (entry) => ({ ...entry, prev: 'zz' }), 'badField', 'prev'],
    ['with an invalid move', (entry) => ({ ...entry, body: { type: 'move', move: 3 } }), 'badField', 'body.move'],
    ['out of the chain', (entry) => ({ ...entry, prev: 'a'.repeat(64) }), 'wrongPrev', 'prev'],
    [
      'that leads to a different position than it says',
      (entry) => ({ ...entry, position: 'a'.repeat(16) }),
      'wrongPosition',
      'position',
    ],
  ]
  it.each(spoilt)('an entry %s, and keeps those before it', (_, spoil, reason, field) => {
    const live = randomJournal(tiny, 2, options, 8)
    const at = 6
    const entries = live.entries.map((entry, seq) => (seq === at ? spoil(entry) : entry))
    const answer = openJournal(tiny, entries)
    expect(answer).toMatchObject({ problem: { reason, entry: at, ...(field ? { field } : {}) } })
    expect('good' in answer && answer.good?.entries).toEqual(live.entries.slice(0, at))
  })
})

describe('the story of a journal', () => {
  it('tells each setup, move and draw with its effects', () => {
    for (const seed of seeds.slice(0, 10)) {
      const journal = randomJournal(tiny, 2, options, seed, oddities)
      const story = playedEntries(tiny, journal)
      const scored = story.filter((told) => told.stands).flatMap((told) => told.effects)
      const points = [0, 0]
      for (const effect of scored)
        if (effect.type === 'scored') points[effect.seat] = (points[effect.seat] ?? 0) + effect.wagons
      expect(points).toEqual(positionOf(journal).points)
    }
  })

  it('marks what was undone', () => {
    const seeded = seeds.map((seed) => randomJournal(tiny, 2, options, seed, oddities))
    const fallen = seeded.flatMap((journal) => playedEntries(tiny, journal)).filter((told) => !told.stands)
    expect(fallen.length).toBeGreaterThan(10)
    expect(fallen.every((told) => told.entry.body.type === 'move')).toBe(true)
  })
})

describe('randomJournal', () => {
  it('contains undos, so the tests above mean something', () => {
    const journals = seeds.map((seed) => randomJournal(tiny, 2, options, seed, oddities))
    const types = new Set(journals.flatMap((one) => one.entries.map(({ body }) => body.type)))
    expect([...types].sort()).toEqual(['chance', 'host', 'mark', 'move', 'seat', 'setup', 'undo'])
    expect(journals.some((journal) => freeUndo(journal) !== undefined)).toBe(true)
  })
})
