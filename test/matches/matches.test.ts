import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { BasePosition, Game, Typed } from '../../src/rules/game.ts'
import { openRecord, readRecord, writeRecord } from '../../src/rules/record.ts'
import { type Journal, positionOf } from '../../src/rules/replay.ts'
import { sound } from '../journals.ts'
import { tiny } from '../tiny/tiny.ts'

/**
 * Every match file in this folder is a test: it must replay, entry by entry, to the hashes written
 * in it. Copy a match from the table, drop it here.
 */
const folder = new URL('.', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.json'))

/** Replays a text with a game, and writes it again. */
function replayed<P extends BasePosition, M extends Typed, E extends Typed, I>(
  game: Game<P, M, E, I>,
  text: string,
): { readonly journal: Journal<P, M>; readonly again: string; readonly over: boolean } {
  const { record } = sound(readRecord(text))
  const { journal } = sound(openRecord(game, record))
  const over = game.outcome(positionOf(journal)) !== undefined
  return { journal, again: writeRecord(journal, record.edition), over }
}

describe('the recorded match', () => {
  it('is there', () => {
    expect(files.length).toBeGreaterThan(0)
  })

  it.each(files)('%s replays to its hashes', (name) => {
    const text = readFileSync(new URL(name, folder), 'utf8')
    const { again, over } = replayed(tiny, text)
    expect(again).toBe(text)
    expect(over).toBe(true)
  })
})
