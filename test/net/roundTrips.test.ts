import { describe, expect, it } from 'vitest'
import { dwarven } from '../../src/games/dwarven/title.ts'
import { foothills } from '../../src/games/foothills/title.ts'
import { settingsOf } from '../../src/games/metro/options.ts'
import { metro } from '../../src/games/metro/title.ts'
import { snowdonia } from '../../src/games/snowdonia/title.ts'
import type { Title as GameTitle } from '../../src/games/title.ts'
import { need } from '../../src/kit/assert.ts'
import type { Body, Entry } from '../../src/rules/body.ts'
import { dealtQuickly } from '../rules/quickly.ts'
import { tiny } from '../tiny/tiny.ts'
import { openRoom, type Title } from './browser.ts'
import { makeWorld, options, until } from './world.ts'

/** Time any message takes, ms, and how much longer than that its reader may take. */
const [hop, slack] = [1000, 20]

const opened = async (title: GameTitle, settings = {}): Promise<Title> => {
  const open = await title.open()
  if ('problem' in open) throw new Error(open.problem)
  return { game: dealtQuickly(open.game), options: settings }
}
const sidings: Title = { game: tiny, options }
const tiles = () => opened(metro, settingsOf({ hand: 1 }))

/** An entry, and how many round trips it was committed after the one before. */
interface Timed {
  readonly entry: Entry<unknown>
  readonly trips: number
}

/** The entries of a match, timed; its people think for `thinking` round trips about each move. */
async function timed(people: number, title: Title, entries: number, thinking = 10): Promise<readonly Timed[]> {
  const world = makeWorld(people)
  const browsers = await openRoom(world, people - 1, title)
  const { now, on, journal } = need(browsers[0], 'a host').table()
  const times = new Map<number, number>()
  on(() => times.set(now().seq, times.get(now().seq) ?? world.clock.now()))
  const first = now().seq
  world.wire = { ...world.wire, delay: [hop, hop] }
  for (const one of browsers) one.play(2 * thinking * hop)
  await until(world, () => now().seq > first + entries || now().standing === 'over', 3_000_000)
  const at = (seq: number) => need(times.get(seq), 'a time')
  return journal()
    .slice(first + 2)
    .flatMap((entry) => {
      const isTimed = times.has(entry.seq) && times.has(entry.seq - 1)
      const ms = isTimed ? Math.max(0, at(entry.seq) - at(entry.seq - 1) - slack) : undefined
      return ms === undefined ? [] : [{ entry, trips: ms / (2 * hop) }]
    })
}

const isOf = (type: Body<unknown>['type'], one: Timed | undefined) => one?.entry.body.type === type

/** The draws of a match, each with the seat whose move led to it. */
const drawsIn = (all: readonly Timed[]) =>
  all.flatMap((one, at) => {
    const before = all[at - 1]
    return isOf('chance', one) && isOf('move', before) ? [{ ...one, by: before?.entry.by }] : []
  })

describe('a draw', () => {
  it.each([
    ['Sidings', 2, () => sidings],
    ['Sidings', 6, () => sidings],
    ['Foothills', 2, () => opened(foothills)],
    ['Snowdonia', 4, () => opened(snowdonia)],
    ['Dwarven Rails', 4, () => opened(dwarven)],
  ] as const)('of %s among %i takes a round trip with two, and two with more', async (_, people, title) => {
    const draws = drawsIn(await timed(people, await title(), 60, 4))
    expect(draws.length).toBeGreaterThan(1)
    for (const { trips } of draws) expect(trips).toBeLessThanOrEqual(people === 2 ? 1 : 2)
  })
})

describe('a hidden tile', () => {
  it.each([2, 6])(
    'among %i takes a round trip to confirm the draw, and one for each guest who doesn’t draw it',
    async (people) => {
      const all = await timed(people, await tiles(), 30)
      const shares = all.filter((one) => isOf('share', one))
      expect(shares.length).toBeGreaterThan(people * 2)
      for (const { entry, trips } of shares) expect(trips).toBeLessThanOrEqual(entry.by === 0 ? 1 : 2)
    },
  )

  it('holds up a move that comes at once by no more than that', async () => {
    const [thinking, people] = [2, 6]
    const all = await timed(people, await tiles(), 40, thinking)
    const gaps: number[] = []
    let gap = 0
    for (const one of all) {
      gap += one.trips
      if (isOf('move', one)) gaps.push(gap)
      if (isOf('move', one)) gap = 0
    }
    // There and back, and again after each number that comes first.
    expect(Math.max(...gaps.slice(1))).toBeLessThanOrEqual(thinking + people + 1)
    expect(gaps.length).toBeGreaterThan(5)
  })
})
