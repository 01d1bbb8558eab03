import { describe, expect, it } from 'vitest'
import { makePlayer } from '../../../src/app/film/player.ts'
import { openReplay } from '../../../src/match/replayTable.ts'
import { filmOf, snapshotEvery } from '../../../src/rules/film.ts'
import type { Frames } from '../../../src/stage/pageFrames.ts'
import { randomJournal } from '../../journals.ts'
import { counted } from '../../tiny/counted.ts'
import { tiny } from '../../tiny/tiny.ts'

const journal = randomJournal(tiny, 2, { wagons: 30 }, 3, { undo: 5, aside: 5 })
const { entries, positions } = journal
const last = entries.length - 1
const film = filmOf(tiny, entries)
const all = Number.POSITIVE_INFINITY

/** A film without a picture, whose frames come by hand. */
function playerAt(from: number, effects = all) {
  const table = openReplay(tiny, journal, from)
  let frame: ((ms: number) => void) | undefined
  const frames: Frames = (then) => {
    frame = then
    return () => {
      frame = undefined
    }
  }
  const player = makePlayer({
    game: tiny,
    entries: () => entries,
    from: { seq: from, effects },
    show: (seq, tells) => (tells ? table.go(seq) : table.show(seq)),
    frames,
  })
  return { player, table, pass: (ms: number) => frame?.(ms), runs: () => frame !== undefined }
}

describe('a film', () => {
  it('plays every entry that shows something, in order, to the end', () => {
    const { player, table, pass, runs } = playerAt(0)
    const seen: number[] = []
    table.on(() => seen.push(table.now().seq))
    player.play()
    expect(player.playing.value).toBe(true)
    for (let n = 0; n < 100 * entries.length && runs(); n++) pass(90)
    expect(player.playing.value).toBe(false)
    expect(player.shown.value.seq).toBe(last)
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    const told = entries.filter(({ seq }) => film.told(seq).effects.length > 0)
    expect(seen).toEqual(expect.arrayContaining(told.map(({ seq }) => seq)))
    expect(table.now().position).toEqual(positions[last])
  })

  it('takes half as many frames at twice the speed', () => {
    const count = (speed: number) => {
      const { player, pass, runs } = playerAt(0)
      player.speed.value = speed
      player.play()
      let n = 0
      for (; runs(); n++) pass(20)
      return n
    }
    const ratio = count(1) / count(2)
    expect(ratio).toBeGreaterThan(1.8)
    expect(ratio).toBeLessThan(2.2)
  })

  it('pauses where it is, and goes on from there', () => {
    const { player, pass, runs } = playerAt(3)
    player.play()
    pass(100)
    player.pause()
    expect(runs()).toBe(false)
    const held = player.shown.value
    player.play()
    expect(player.shown.value).toEqual(held)
  })

  it('starts over at the end', () => {
    const { player, pass } = playerAt(last)
    player.play()
    pass(10)
    expect(player.shown.value.seq).toBeLessThan(last)
  })

  it('steps by effects, forth and back', () => {
    const { player } = playerAt(0)
    const forth = [player.shown.value]
    while (player.shown.value.seq < last) {
      player.step('effect', 1)
      forth.push(player.shown.value)
    }
    const moves = entries.filter(({ body }) => body.type === 'move').length
    expect(forth.length).toBeGreaterThan(moves)
    for (const { seq, effects } of forth) expect(effects).toBeLessThanOrEqual(film.told(seq).effects.length)
    player.step('effect', -1)
    expect(player.shown.value.seq).toBeLessThanOrEqual(last)
  })

  it('steps by moves, turns and rounds to where these are', () => {
    for (const stride of ['move', 'turn', 'round'] as const) {
      const { player, table } = playerAt(0)
      const stops = player.stops()[stride]
      expect(stops.length, stride).toBeGreaterThan(1)
      for (const stop of stops.filter((seq) => seq > 0)) {
        player.step(stride, 1)
        expect(table.now().seq).toBe(stop)
      }
      player.step(stride, 1)
      expect(table.now().seq).toBe(last)
    }
  })

  it('begins in the middle of an entry where a link says so', () => {
    const seq = entries.findIndex(({ seq: n }) => film.told(n).effects.length > 1)
    expect(seq).toBeGreaterThan(0)
    const { player, table } = playerAt(seq, 1)
    expect(player.shown.value).toEqual({ seq, effects: 1 })
    expect(table.now().seq).toBe(seq)
  })

  it('plays no more than a snapshot’s stretch again to seek anywhere', () => {
    const count = counted(tiny)
    const costs = entries.map(({ seq }) => {
      const alone = filmOf(count.game, entries)
      alone.at(Math.max(0, seq - 1))
      count.steps = 0
      alone.at(seq)
      return count.steps
    })
    const table = openReplay(count.game, journal, last)
    const player = makePlayer({
      game: count.game,
      entries: () => entries,
      from: { seq: last, effects: all },
      show: (seq, tells) => (tells ? table.go(seq) : table.show(seq)),
      frames: () => () => {},
    })
    // The way to the furthest entry is played once.
    player.seek(last)
    player.seek(0)
    for (const { seq } of entries) {
      const to = (seq * 17) % entries.length
      count.steps = 0
      player.seek(to)
      const again = costs.slice(Math.max(0, to - snapshotEvery), to + 1)
      // The entry itself is played once more, to be told.
      const most = again.reduce((sum, cost) => sum + cost, 0) + (costs[to] ?? 0)
      expect(count.steps).toBeLessThanOrEqual(most)
    }
  })

  it('seeks to the nearest entry there is', () => {
    const { player, table } = playerAt(4)
    for (const [to, at] of [
      [-3, 0],
      [1e9, last],
      [7, 7],
    ] as const) {
      player.seek(to)
      expect(table.now().seq).toBe(at)
    }
  })
})
