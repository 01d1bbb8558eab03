import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { foothills, builtIn, readEdition } from '../../src/games/foothills/index.ts'
import type { Game, GameTypes } from '../../src/rules/game.ts'
import { openRecord, readRecord, writeRecord } from '../../src/rules/record.ts'
import type { Journal } from '../../src/rules/replay.ts'
import { sound } from '../journals.ts'
import { tiny } from '../tiny/tiny.ts'

/**
 * Every match file in this folder is a test: it must replay, entry by entry, to the hashes written
 * in it, whether it was played to its end or not. Copy a match from the table, drop it here.
 */
const folder = new URL('.', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.json'))


function editionOf(data: unknown) {
  const read = readEdition(data)
  if ('flaw' in read) throw new Error(`an unreadable edition: ${JSON.stringify(read.flaw)}`)
  return read.edition
}

/** Replays a text with the game it was played by, and writes it again. */
function replayed(text: string): string {
  const { setup, edition } = sound(readRecord(text)).record
  if (setup.game === tiny.id) return replayedBy(tiny, text)
  const values = edition === undefined ? builtIn : editionOf(edition)
  return replayedBy(foothills(values), text)
}

function replayedBy<G extends GameTypes>(
  game: Game<G>,
  text: string,
): string {
  const { record } = sound(readRecord(text))
  const { journal }: { journal: Journal<G> } = sound(openRecord(game, record))
  return writeRecord(journal, record.edition)
}

/** A file without the authors of its moves, which older builds left out. */
const unnamed = (text: string) => text.replaceAll(/^(\{"move":.*),"by":\d+\}/gm, '$1}')

describe('the recorded match', () => {
  it('is there', () => {
    expect(files.length).toBeGreaterThan(0)
  })

  it.each(files)('%s replays to its hashes', (name) => {
    const text = readFileSync(new URL(name, folder), 'utf8')
    expect(unnamed(replayed(text))).toBe(unnamed(text))
  })
})
