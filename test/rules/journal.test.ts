import { describe, expect, it } from 'vitest'
import { digest64 } from '../../src/kit/hash.ts'
import { foldTable } from '../../src/rules/applyEntry.ts'
import type { Body, Entry } from '../../src/rules/body.ts'
import { checkEntry } from '../../src/rules/check.ts'
import { readEntry } from '../../src/rules/entry.ts'
import type { Seat } from '../../src/rules/game.ts'
import { entryHash, lineOf, makeEntry, mayUndo, noPrev, undoTarget } from '../../src/rules/journal.ts'
import { setupFor } from '../journals.ts'
import { type Move, tiny } from '../tiny/tiny.ts'

const setup = setupFor(tiny, 2, { wagons: 9 })
const move: Body<Move> = { type: 'move', move: { type: 'stop' } }
const chance: Body<Move> = { type: 'chance', seed: '0'.repeat(32) }

type Line = readonly (readonly [by: Seat | 'host', body: Body<Move>])[]

/** Chained entries with made-up positions. */
function chain(line: Line): readonly Entry<Move>[] {
  const entries: Entry<Move>[] = []
  for (const [by, body] of [['host', setup] as const, ...line])
    entries.push(makeEntry(entries.at(-1), by, body, digest64(entries.length)))
  return entries
}

describe('an entry', () => {
  const entries = chain([
    ['host', chance],
    [0, move],
  ])

  it('names the hash of the one before it, zeros in the first', () => {
    const [first, second, third] = entries
    expect(first?.prev).toBe(noPrev)
    expect(second?.prev).toBe(first && entryHash(first))
    expect(third?.prev).toBe(second && entryHash(second))
  })

  it('hashes the same with its keys in any order, signed or not', () => {
    const [first] = entries
    if (!first) throw new Error('no entry')
    const turned = Object.fromEntries(Object.entries(first).reverse())
    expect(entryHash({ ...first, ...turned, sig: 'ab' })).toBe(entryHash(first))
    expect(entryHash({ ...first, by: 1 })).not.toBe(entryHash(first))
  })

  const good = makeEntry(entries.at(-1), 0, move, digest64('next'))
  it.each([
    ['wrongNumber', 'seq', { seq: 2 }],
    ['wrongNumber', 'seq', { seq: 4 }],
    ['wrongEpoch', 'epoch', { epoch: 2 }],
    ['wrongPrev', 'prev', { prev: noPrev }],
    ['wrongBy', 'by', { by: 'host' as const }],
    ['wrongBy', 'by', { body: chance }],
  ] as const)('is refused as %s when its %s does not continue the journal', (reason, field, change) => {
    expect(checkEntry(entries.at(-1), foldTable(entries), good)).toBeUndefined()
    expect(checkEntry(entries.at(-1), foldTable(entries), { ...good, ...change })).toMatchObject({
      reason,
      field,
      entry: 3,
    })
  })

  it.each([
    ['turns the direction of writing', '\u202eannA'],
    ['hides a joiner', 'An\u200dna'],
    ['shows nothing', '\u3164'],
  ])('is malformed with a name that %s', (_, name) => {
    const body = { type: 'seat', seat: 0, kind: 'person', name } as const
    const seated = makeEntry(entries.at(-1), 'host', body, digest64('next'))
    const problem = { reason: 'badField', entry: 3, field: 'body.name' }
    expect(readEntry(seated, 3, () => undefined)).toMatchObject({ problem })
  })

  it('for a takeover opens the next epoch', () => {
    const taken = chain([
      ['host', { type: 'host', seat: 1 }],
      ['host', chance],
    ])
    expect(taken.map((entry) => entry.epoch)).toEqual([1, 2, 2])
    const { epoch: _, ...rest } = makeEntry(taken.at(-1), 'host', { type: 'host', seat: 0 }, '')
    const check = (entry: Entry<unknown>) => checkEntry(taken.at(-1), foldTable(taken), entry)
    expect(check({ ...rest, epoch: 2 })?.reason).toBe('wrongEpoch')
    expect(check({ ...rest, epoch: 3 })).toBeUndefined()
  })
})

describe('free undo', () => {
  const seated: Body<Move> = { type: 'seat', seat: 1, kind: 'person' }
  it.each<[string, Line, Seat, number | undefined]>([
    [
      'stops at the last chance',
      [
        ['host', chance],
        [0, move],
        [0, move],
      ],
      0,
      1,
    ],
    [
      'stops at the last move of another seat',
      [
        [1, move],
        [0, move],
        [0, move],
      ],
      0,
      1,
    ],
    [
      'reaches the setup if nothing else comes before',
      [
        [0, move],
        [0, move],
      ],
      0,
      0,
    ],
    [
      'is refused to a seat that did not move last',
      [
        [1, move],
        [0, move],
      ],
      1,
      undefined,
    ],
    [
      'is not possible after chance',
      [
        [0, move],
        ['host', chance],
      ],
      0,
      undefined,
    ],
    ['is not possible before the first move', [], 0, undefined],
    [
      'skips seats, hosts and marks',
      [
        [1, move],
        ['host', seated],
        [0, move],
        ['host', { type: 'mark', note: 'n' }],
        ['host', { type: 'host', seat: 1 }],
      ],
      0,
      1,
    ],
    [
      'finds nothing more once everything is undone',
      [
        [1, move],
        [0, move],
        [0, move],
        [0, { type: 'undo', to: 1 }],
      ],
      0,
      undefined,
    ],
    [
      'reaches past an earlier undo',
      [
        [1, move],
        [0, move],
        [0, move],
        [0, { type: 'undo', to: 2 }],
      ],
      0,
      1,
    ],
    [
      'lets the other seat undo again once the reply is undone',
      [
        [1, move],
        [0, move],
        [0, { type: 'undo', to: 1 }],
      ],
      1,
      0,
    ],
  ])('%s', (_, line, seat, target) => {
    const entries = chain(line)
    expect(undoTarget(entries, foldTable(entries), seat)).toBe(target)
  })

  it('reaches any entry on the way, and no other', () => {
    const entries = chain([
      [1, move],
      [0, move],
      ['host', seated],
      [0, move],
      [0, move],
    ])
    const allowed = entries.map((entry) => entry.seq).filter((to) => mayUndo(entries, foldTable(entries), 0, to))
    expect(allowed).toEqual([1, 2, 4])
    expect([0, 1, 2, 3, 4, 5].filter((to) => mayUndo(entries, foldTable(entries), 1, to))).toEqual([])
  })

  it('keeps what was undone in the journal but off the line', () => {
    const entries = chain([
      [0, move],
      [0, move],
      [0, { type: 'undo', to: 1 }],
      [0, move],
    ])
    expect(entries).toHaveLength(5)
    expect(lineOf(entries).map((entry) => entry.seq)).toEqual([0, 1, 4])
  })
})
