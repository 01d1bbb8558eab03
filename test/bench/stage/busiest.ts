import type { Effect } from '../../../src/games/foothills/effects.ts'
import { openFace } from '../../../src/games/foothills/face/index.ts'
import { builtIn, foothills } from '../../../src/games/foothills/index.ts'
import type { Position } from '../../../src/games/foothills/position.ts'
import type { Types } from '../../../src/games/foothills/types.ts'
import type { Journal } from '../../../src/rules/journal.ts'
import { writeRecord } from '../../../src/rules/record.ts'
import { animationsOf } from '../../../src/stage/effectQueue.ts'
import { spriteAt, stirs, type Timeline } from '../../../src/stage/timeline.ts'
import { captions, words } from '../../games/foothills/texts.ts'
import { randomJournal } from '../../journals.ts'
import { type PlayedEntry, playedEntries } from '../../playedEntries.ts'

const game = foothills(builtIn)
const said = words(game.box)
const face = openFace(
  () => game.box,
  () => said,
  () => captions,
)
const options = { swapped: false, second: false, readings: {} }

/** A match with an entry that moves more than any other. */
export interface Busiest {
  /** The match as a file. */
  readonly text: string
  /** The number of the entry: a line is completed while six cubes are drawn. */
  readonly at: number
  /** Number of sprites that move at a time, averaged over the entry. */
  readonly sprites: number
}

/** Searches random matches for the first such entry. Throws after a hundred. */
export function findBusiest(): Busiest {
  for (let seed = 0; seed < 100; seed++) {
    const journal = randomJournal(game, 2, options, seed)
    const found = busyEntry(journal)
    if (found) return { text: writeRecord(journal), at: found.at, sprites: spritesOf(found.told) }
  }
  throw new Error('No line was completed while six cubes were drawn.')
}

function busyEntry(journal: Journal<Types>) {
  const told = playedEntries(game, journal).find(({ effects }) => isBusy(effects))
  return told && { at: told.entry.seq, told }
}

const isBusy = (effects: readonly Effect[]) =>
  effects.some((effect) => effect.type === 'drew' && effect.cubes.length === 6) &&
  effects.some(({ type }) => type === 'completed')

function spritesOf({ effects, before, after }: PlayedEntry<Types>): number {
  const size = { w: 1280, h: 720 }
  const lay = (p: Position) => face.layout(p, size, { seat: 0, picked: [], next: [] })
  const lines = animationsOf({ game, face }, lay, false, effects, before, after).map(({ timeline }) => timeline)
  const total = lines.reduce((sum, { ms }) => sum + ms, 0)
  return lines.reduce((sum, line) => sum + movingIn(line) * line.ms, 0) / total
}

/** Number of samples of a timeline. */
const looks = 100

/** Number of sprites that move at a time, averaged over a timeline. */
function movingIn({ ms, tracks }: Timeline): number {
  const moving = (share: number) =>
    tracks.filter((track) => stirs(track, share * ms, share * ms) && spriteAt(track, share * ms)).length
  const counts = Array.from({ length: looks }, (_, look) => moving((look + 0.5) / looks))
  return counts.reduce((sum, count) => sum + count, 0) / looks
}
