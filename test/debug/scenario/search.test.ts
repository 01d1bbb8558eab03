import { describe, expect, it } from 'vitest'
import { findScene } from '../../../src/debug/scenario/search.ts'
import { builtIn, foothills } from '../../../src/games/foothills/index.ts'
import { playtest } from '../../../src/games/foothills/playtest/index.ts'
import { positionOf } from '../../../src/rules/journal.ts'
import { openRecord, readRecord, writeRecord } from '../../../src/rules/record.ts'
import { sound } from '../../journals.ts'

const game = foothills(builtIn)
const { scenarios } = playtest(game.box)
const never = { id: 'never', name: 'never', is: () => false }

describe('searching for a scene', () => {
  it.each(scenarios)('finds “$name”', async (scene) => {
    const found = await findScene(game, scene, 400)
    if (!found) throw new Error(`${scene.id} in none of them`)
    const { journal } = found
    const moment = { position: positionOf(journal), ask: journal.ask }
    const tells = ['event', 'noAction', 'built', 'scored'].includes(scene.id)
    // Effects told are not kept in a journal; all else can be asked of the position again. A position made from a scene
    // is in the last entry.
    expect(journal.entries.at(-1)?.body.type === 'mark').toBe(scene.make !== undefined)
    const then = scene.make ? { position: journal.positions.at(-2) ?? moment.position } : {}
    expect(tells || scene.is({ ...moment, ...then, told: [] })).toBe(true)
  })

  it('yields between matches, and stops when told to', async () => {
    const tried: number[] = []
    const pause = async (seed: number) => tried.push(seed) < 4
    expect(await findScene(game, never, 400, pause)).toBeUndefined()
    expect(tried).toEqual([0, 1, 2, 3])
  })

  it('finds the same match again', async () => {
    const [scene = never] = scenarios
    const one = await findScene(game, scene, 3)
    expect(await findScene(game, scene, 3)).toEqual(one)
    expect(one?.journal.entries.length).toBeGreaterThan(3)
  })

  it('gives up after its number of tries', async () => {
    expect(await findScene(game, never, 2)).toBeUndefined()
  })

  it('finds matches that can be saved', async () => {
    const [scene = never] = scenarios
    const journal = (await findScene(game, scene, 3))?.journal
    const text = journal ? writeRecord(journal) : ''
    const again = sound(openRecord(game, sound(readRecord(text)).record)).journal
    expect(again.entries).toEqual(journal?.entries)
  })
})
