import { describe, expect, it } from 'vitest'
import type { Lobby } from '../../src/match/lobby/lobby.ts'
import { ask, makeGatherer, openGathering } from './lobbyWorld.ts'
import { makeWorld, pass, until } from './world.ts'

/** A lobby in which two people are called by each other’s names. */
const swapped = (lobby: Lobby): Lobby => ({
  ...lobby,
  seats: lobby.seats.map((seat) => {
    if (seat.kind !== 'person' || seat.name === undefined) return seat
    return { ...seat, name: seat.name === 'Ann' ? 'Ben' : 'Ann' }
  }),
})

/** Tells everyone the names that they gave. */
const pretending = (text: string): string => {
  if (!text.startsWith('{"type":"lobby"')) return text
  return text.replace(/"(Ann|Ben)"/g, (_, name) => (name === 'Ann' ? '"Ben"' : '"Ann"'))
}

describe('a host that begins a match with people’s names swapped', () => {
  it.each([
    ['finds nobody who sits down, though its lobby looked right', true],
    ['does so in the open: people see it in the lobby', false],
  ])('%s', async (_, pretends) => {
    const world = makeWorld(pretends ? 1 : 2)
    let isLying = false
    const host = openGathering(world, undefined, 'ROOM', (text) => (isLying && pretends ? pretending(text) : text))
    const guests = [makeGatherer(world), makeGatherer(world)]
    for (const [at, guest] of guests.entries()) {
      await guest.come()
      const name = at === 0 ? 'Ann' : 'Ben'
      await ask(world, guest.lobby(), { type: 'rename', seat: at + 1, name })
      await ask(world, guest.lobby(), { type: 'style', seat: at + 1, style: at + 1 })
    }
    await ask(world, host.lobby(), { type: 'style', seat: 0, style: 0 })
    await pass(world, 2000)
    isLying = true
    host.reload(swapped)
    await until(world, () => guests.every((one) => one.lobby().now().linked))
    await pass(world, 20_000)
    const names = () =>
      guests.map((one) =>
        one
          .lobby()
          .now()
          .lobby.seats.map((seat) => 'name' in seat && seat.name),
      )
    const shown = pretends ? ['Ann', 'Ben'] : ['Ben', 'Ann']
    for (const one of names()) expect(one.slice(1, 3)).toEqual(shown)
    void host.lobby().start()
    await until(world, () => guests.every((one) => (one.table() ?? one.problem()) !== undefined))
    for (const one of guests)
      expect(one.problem()).toEqual(pretends ? { type: 'unreadable', problem: { reason: 'otherName' } } : undefined)
  })
})
