import { describe, expect, it } from 'vitest'
import type { Journal } from '../../src/rules/journal.ts'
import type { MomentKind } from '../../src/stage/face.ts'
import { type ChosenMoment, momentIn } from '../../src/stage/moments/choice.ts'
import { filesOf, replayed } from '../matches/recorded.ts'
import { type PlayedEntry, playedEntries } from '../playedEntries.ts'
import { type Opened, openTitles } from './opened.ts'

/** The kinds of moments that each title has. */
const kinds: Readonly<Record<string, readonly MomentKind[]>> = {
  foothills: ['last', 'lead', 'line', 'station'],
  metro: ['last', 'lead', 'line', 'station'],
  snowdonia: ['last', 'lead', 'station', 'weather'],
  dwarven: ['last', 'lead', 'line'],
}

/** Recorded matches that are read: enough for every kind. */
const enough = 12

/** The positions before some effects and after each. */
function positionsOf({ open: { game } }: Opened, { effects, before, after }: PlayedEntry) {
  const positions = [before]
  for (const effect of effects.slice(0, -1)) {
    const position = game.clone(positions.at(-1) ?? before)
    game.apply(position, effect)
    positions.push(position)
  }
  return [...positions, after]
}

async function momentsIn(one: Opened, journal: Journal): Promise<readonly ChosenMoment[]> {
  const face = await one.open.face()
  const played = playedEntries(one.open.game, journal).filter(({ effects }) => effects.length > 0)
  return played.flatMap((entry) => momentIn(face, entry.effects, positionsOf(one, entry)) ?? [])
}

it('kinds of moments are listed for each title that tells any', async () => {
  const faces = await Promise.all(openTitles.map(async ({ id, open }) => ({ id, face: await open.face() })))
  const telling = faces.filter(({ face }) => face.moment).map(({ id }) => id)
  expect(telling).toEqual(Object.keys(kinds))
})

describe.each(openTitles.filter(({ id }) => kinds[id]))('moments of the recorded matches of $id', async (one) => {
  const journals = await Promise.all(
    filesOf(one.id)
      .slice(0, enough)
      .map((file) => replayed(one.id, file)),
  )
  const matches = await Promise.all(journals.map((journal) => momentsIn(one, journal)))
  const all = matches.flat().map(({ moment }) => moment)

  it('are of every kind that the title has, and of no other', () => {
    expect([...new Set(all.map(({ kind }) => kind))].sort()).toEqual(kinds[one.id])
  })

  it('are in most matches, and rare enough to be moments', () => {
    expect(matches.filter(({ length }) => length > 0).length).toBeGreaterThan(enough / 2)
    for (const [nth, { length }] of matches.entries())
      expect(length).toBeLessThan((journals[nth]?.entries.length ?? 0) / 3)
  })

  it('have a name to print, and a sentence of their own or none', () => {
    for (const { name, note } of all) {
      expect(name).toMatch(/\S/)
      expect(note).not.toBe('')
    }
  })

  it('say that the last round has come once a match at the most', () => {
    for (const moments of matches)
      expect(moments.filter(({ moment }) => moment.kind === 'last').length).toBeLessThanOrEqual(1)
  })
})
