import { beforeAll, describe, expect, it } from 'vitest'
import { cheapSignatures } from '../match/cheapSignatures.ts'
import { makeTraffic } from './corpus.ts'
import { watchEscapes } from './escapes.ts'
import { besiegeLobby, besiegeVisitors } from './lobbies.ts'
import { foothillsTitle, playDuel, recordedWorld, recordTraffic, waybillsTitle } from './record.ts'
import { besiegeGuests, besiegeHost } from './sieges.ts'
import { guestTypes, hostTypes } from './types.ts'
import { besiegeViewers } from './viewers.ts'

/*
 * Messages that were really sent, with mistakes in them: over two thousand messages to hosts, and as many to guests. The soak
 * sends a hundred thousand.
 */
const traffic = makeTraffic()

beforeAll(() => recordTraffic(traffic))

describe('the traffic that is mutated', () => {
  it('has every type of message', () => {
    const typesIn = (types: readonly string[]) => new Set(types.map((type) => type.split(' ')[0]))
    expect([...typesIn(traffic.toHost.types())].sort()).toEqual(guestTypes)
    expect([...typesIn(traffic.toGuest.types())].sort()).toEqual(hostTypes)
  })
})

describe('a host that is sent thousands of wrong messages', () => {
  it.each([
    { title: foothillsTitle, seed: 11, messages: 700 },
    { title: waybillsTitle, seed: 12, messages: 1200 },
  ])('plays on soundly ($seed)', async (siege) => {
    expect(await besiegeHost({ ...siege, traffic })).toEqual([])
  })

  it('begins the match of its lobby', async () => {
    expect(await besiegeLobby({ seed: 13, messages: 500, traffic })).toEqual([])
  })
})

describe('a guest that is sent thousands of wrong messages', () => {
  it.each([
    { title: foothillsTitle, seed: 14, messages: 700 },
    { title: waybillsTitle, seed: 15, messages: 1200 },
  ])('plays on soundly ($seed)', async (siege) => {
    expect(await besiegeGuests({ ...siege, traffic })).toEqual([])
  })

  it('comes to another table from one that was none', async () => {
    expect(await besiegeVisitors({ seed: 16, messages: 500, traffic })).toEqual([])
  })
})

describe('those who watch, and those who show a match, sent wrong messages', () => {
  it.each(['relay', 'viewer'] as const)('go on (%s)', async (side) => {
    expect(await besiegeViewers(side, 31, 500)).toEqual([])
  })
})

describe('the fuzzer itself', () => {
  /** Moves alone, and few of them, since each of these faults is about moves. */
  const moves = makeTraffic()
  const small = { seed: 18, messages: 400, traffic: { ...moves, add() {} } }

  beforeAll(async () => {
    const heard = { ...moves, add: (text: string) => text.includes('"move"') && moves.add(text) }
    await playDuel(recordedWorld(2, heard))
  })

  it.each([besiegeHost, besiegeGuests])('finds a reader that throws (%o)', async (besiege) => {
    const { game } = foothillsTitle
    const readMove = (data: unknown) => {
      const move = game.readMove(data)
      if (move) return move
      throw new Error('planted')
    }
    const damage = await besiege({ ...small, title: { ...foothillsTitle, game: { ...game, readMove } } })
    expect(damage.join()).toContain('planted')
  })

  it('finds a host that believes every signature', async () => {
    const signatures = { ...cheapSignatures, verify: async () => true }
    // A note is always welcome, if only it is signed.
    const body = { type: 'mark', note: 'a note', on: { entry: 1 } }
    const notes = makeTraffic()
    notes.toHost.add(JSON.stringify({ type: 'submit', id: 1, entry: { body } }))
    const traffic = { ...notes, add() {} }
    const damage = await besiegeHost({ ...small, traffic, title: waybillsTitle, signatures })
    expect(damage.join()).toContain('forged')
  })

  it('finds an error that nobody catches', async () => {
    const escapes = watchEscapes()
    void Promise.reject(new Error('planted'))
    await new Promise((resolve) => setImmediate(resolve))
    escapes.stop()
    expect(escapes.all().join()).toContain('planted')
  })
})
