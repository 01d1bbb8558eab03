import { signal } from '@preact/signals'
import { describe, expect, it } from 'vitest'
import { makeScope } from '../../src/app/scope.ts'
import { joinSound, makeCaptions } from '../../src/app/table/sound.ts'
import { levelsOf, type Speakers } from '../../src/app/table/speakers.ts'
import { usual } from '../../src/overlay/settings/settings.ts'
import { iconWith } from '../../src/overlay/table/table.tsx'
import { captions as soundCaptions } from '../../src/overlay/words/en/index.ts'
import { hear, type Mixer } from '../../src/stage/sound/index.ts'
import type { StageNews } from '../../src/stage/stage.ts'
import { manualClock } from '../kit/manualClock.ts'
import { stubTable } from '../overlay/stubTable.ts'
import { tiny } from '../tiny/tiny.ts'

/** A table at which every effect sounds like a card and, later, like a coin. */
async function set(wished = true) {
  const clock = manualClock()
  const settings = signal({ ...usual, captions: wished })
  const played: [string, number][] = []
  const places: boolean[] = []
  const mixer: Mixer = {
    unlock: () => {},
    settled: () => true,
    setLevels: () => {},
    setHidden: () => {},
    setTitle: (sounds) => void places.push(sounds !== undefined),
    play: (name, { after = 0 } = {}) => void played.push([name, after]),
  }
  const speakers: Speakers = { mixer, hear, on: () => () => {} }
  const table = stubTable(tiny, { wagons: 9 })
  const scope = makeScope()
  const cues = [
    { sound: 'flip', at: 0 },
    { sound: 'coin', at: 400 },
  ] as const
  const sounds = async () => ({ cues: () => cues })
  const world = { clock, settings, sound: async () => speakers }
  const hearing = joinSound(world, { sounds }, table, scope)
  await new Promise<void>((resolve) => setImmediate(resolve))
  return { clock, played, places, table, scope, hearing }
}

type Tiny = Parameters<Awaited<ReturnType<typeof set>>['hearing']['follow']>[0]
type Effect = Extract<Parameters<Parameters<Tiny['on']>[0]>[0], { type: 'shown' }>['effect']

/** A stage that emits what the test tells it to. */
function fakeStage() {
  const listeners = new Set<(news: StageNews<Effect>) => void>()
  const stage: Tiny = {
    on: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const say = (news: StageNews<Effect>) => {
    for (const listener of listeners) listener(news)
  }
  return { stage, say, listeners }
}

const effect: Effect = { type: 'stocked' }

describe('the sounds of a table', () => {
  it('play in time with the picture, as fast as the picture, and only once', async () => {
    const { hearing, played } = await set()
    const { stage, say } = fakeStage()
    hearing.follow(stage)
    say({ type: 'begun', effect, rate: 2, also: [] })
    say({ type: 'shown', effect })
    expect(played).toEqual([
      ['flip', 0],
      ['coin', 200],
    ])
  })

  it('play one after another for effects shown at the same moment', async () => {
    const { hearing, played } = await set()
    const { stage, say } = fakeStage()
    hearing.follow(stage)
    for (let i = 0; i < 20; i++) say({ type: 'shown', effect })
    expect(played.slice(0, 3)).toEqual([
      ['flip', 0],
      ['flip', 130],
      ['flip', 260],
    ])
    expect(played.length).toBeLessThan(9)
  })

  it('play as soon as things happen while there is no picture', async () => {
    const { table, played, hearing } = await set()
    table.draw()
    expect(played.length).toBeGreaterThan(0)
    expect(hearing.captions.value).toEqual([soundCaptions.flip])
  })

  it('end with the scope', async () => {
    const { hearing, scope, places, table, played } = await set()
    const { stage, listeners } = fakeStage()
    hearing.follow(stage)
    scope.end()
    table.draw()
    expect([listeners.size, played.length]).toEqual([0, 0])
    expect(places).toEqual([true, false])
  })

  it('have captions only if wanted', async () => {
    const { table, played, hearing } = await set(false)
    table.draw()
    expect(played.length).toBeGreaterThan(0)
    expect(hearing.captions.value).toEqual([])
  })
})

describe('captions', () => {
  it('stay for some seconds, at most three at a time, none of them twice', () => {
    const clock = manualClock()
    const { lines, say } = makeCaptions({ clock, settings: signal({ ...usual, captions: true }) })
    say(['one', 'two'])
    clock.advance(1000)
    say(['three', 'two', 'four'])
    expect(lines.value).toEqual(['three', 'two', 'four'])
    clock.advance(2000)
    expect(lines.value).toEqual(['three', 'two', 'four'])
    clock.advance(1000)
    expect(lines.value).toEqual([])
    expect(clock.pending).toBe(0)
  })
})

describe('loudness', () => {
  it('goes from silence to full volume', () => {
    const of = (effects: number) => levelsOf({ ...usual, effects }).effects
    expect([of(0), of(5), of(10)]).toEqual([0, 0.25, 1])
  })
})

describe('the icon of the tab', () => {
  it('has a dot on my turn only', () => {
    const plain = "data:image/svg+xml,%3Csvg%3E%3Cpath d='M0 0'/%3E%3C/svg%3E"
    const dotted = iconWith(plain, true)
    expect(dotted).toContain('circle')
    expect(iconWith(dotted, true)).toBe(dotted)
    expect(iconWith(dotted, false)).toBe(plain)
  })
})
