import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { need } from '../../../src/kit/assert.ts'
import { hear, openSound, type TitleSounds } from '../../../src/stage/sound/index.ts'
import { recipes } from '../../../src/stage/sound/recipes.ts'
import { type ManualClock, manualClock } from '../../kit/manualClock.ts'
import { FakeAudioContext } from './fakeAudio.ts'

const levels = { effects: 0.5, ambience: 0, alerts: 0.8, muted: false }
/** A title with a sound and an ambience of its own. */
const moor: TitleSounds = {
  recipes: { sheep: recipes.knock.slice(0, 1) },
  ambience: {
    beds: [{ filter: 'lowpass', hz: 330, q: 0.5, low: 0.03, high: 0.09, swells: 0.07, rate: 0.8 }],
    call: { sounds: ['sheep'], pitches: [1.1, 1], gaps: [34_000, 71_000] },
  },
}
const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

let clock: ManualClock
const context = () => need(FakeAudioContext.made[0], 'a context')
const started = () => FakeAudioContext.made.flatMap((one) => one.started).length

async function unlocked(chosen = levels, heard: (name: string) => void = () => {}) {
  const mixer = openSound(clock, chosen, heard)
  mixer.unlock()
  await settle()
  return mixer
}

beforeEach(() => {
  clock = manualClock()
  FakeAudioContext.made = []
  vi.stubGlobal('AudioContext', FakeAudioContext)
})
afterEach(() => vi.unstubAllGlobals())

describe('the mixer', () => {
  it('creates no audio context before the first gesture', async () => {
    const mixer = openSound(clock, { ...levels, ambience: 1 }, () => {})
    mixer.setTitle(moor)
    mixer.play('knock')
    mixer.play('bell', { bus: 'alerts' })
    await settle()
    expect(FakeAudioContext.made).toEqual([])
    expect(mixer.settled()).toBe(false)
  })

  it('plays every part of a sound after a gesture', async () => {
    const mixer = await unlocked()
    expect(mixer.settled()).toBe(true)
    mixer.play('knock')
    expect(started()).toBe(recipes.knock.length)
  })

  it('starts nothing that is muted or at volume 0', async () => {
    const mixer = await unlocked({ ...levels, muted: true })
    mixer.play('knock')
    mixer.setLevels({ ...levels, effects: 0 })
    mixer.play('rail')
    expect(started()).toBe(0)
  })

  it('gives each kind of sound its own volume and applies changes right away', async () => {
    const mixer = await unlocked()
    const loud = () =>
      context()
        .gains.slice(0, 3)
        .map(({ gain }) => gain.value)
    expect(loud()).toEqual([0.5, 0, 0.8])
    mixer.setLevels({ effects: 0.1, ambience: 0.2, alerts: 0.3, muted: false })
    expect(loud()).toEqual([0.1, 0.2, 0.3])
    mixer.setLevels({ ...levels, muted: true })
    expect(loud()).toEqual([0, 0, 0])
  })

  it('starts the same sound once if asked twice at one moment', async () => {
    const mixer = await unlocked()
    hear(
      mixer,
      [
        { sound: 'knock', at: 0 },
        { sound: 'knock', at: 10 },
      ],
      1,
    )
    expect(started()).toBe(recipes.knock.length)
    hear(mixer, [{ sound: 'knock', at: 100 }], 1)
    expect(started()).toBe(2 * recipes.knock.length)
  })

  it('limits how many sounds overlap', async () => {
    const mixer = await unlocked()
    for (let i = 0; i < 50; i++) mixer.play('knock', { after: i * 100 })
    expect(started()).toBe(12 * recipes.knock.length)
    clock.advance(6000)
    await settle()
    mixer.play('knock')
    await settle()
    expect(started()).toBe(13 * recipes.knock.length)
  })

  it('releases the audio device when all is quiet and resumes it for the next sound', async () => {
    const mixer = await unlocked()
    mixer.play('knock')
    clock.advance(5000)
    expect(context().state).toBe('suspended')
    mixer.play('rail')
    await settle()
    expect(context().state).toBe('running')
    expect(started()).toBe(recipes.knock.length + recipes.rail.length)
  })

  it('plays only alerts on a hidden page', async () => {
    const mixer = await unlocked()
    mixer.setHidden(true)
    clock.advance(2000)
    mixer.play('knock')
    await settle()
    expect([started(), context().state]).toEqual([0, 'suspended'])
    mixer.play('bell', { bus: 'alerts' })
    await settle()
    expect(started()).toBe(recipes.bell.length)
  })

  it('plays wind and sheep while the ambience is on, but not on a hidden page', async () => {
    const heard: string[] = []
    const mixer = await unlocked({ ...levels, ambience: 0.3 }, (name) => heard.push(name))
    mixer.setTitle(moor)
    await settle()
    const beds = started()
    expect(beds).toBeGreaterThan(0)
    clock.advance(40_000)
    expect(heard).toEqual(['sheep'])
    mixer.setHidden(true)
    expect(context().stopped).toBeGreaterThanOrEqual(beds)
    clock.advance(200_000)
    expect(heard).toEqual(['sheep'])
    expect(context().state).toBe('suspended')
    mixer.setHidden(false)
    await settle()
    expect(context().state).toBe('running')
  })

  it('plays a title’s own sounds at its table alone, and nothing by an unknown name', async () => {
    const mixer = await unlocked()
    mixer.play('sheep')
    mixer.setTitle(moor)
    mixer.play('sheep')
    mixer.play('cow')
    expect(started()).toBe(1)
    clock.advance(5000)
    mixer.setTitle(undefined)
    mixer.play('sheep')
    expect(started()).toBe(1)
  })

  it('calls by each of its sounds in turn', async () => {
    const heard: string[] = []
    const mixer = await unlocked({ ...levels, ambience: 0.3 }, (name) => heard.push(name))
    const cow = recipes.step.slice(0, 1)
    const call = { sounds: ['sheep', 'cow'], pitches: [1], gaps: [10_000] }
    const ambience = { beds: moor.ambience?.beds ?? [], call }
    mixer.setTitle({ recipes: { ...moor.recipes, cow }, ambience })
    await settle()
    clock.advance(35_000)
    expect(heard).toEqual(['sheep', 'cow', 'sheep'])
  })

  it('starts no wind at volume 0', async () => {
    const mixer = await unlocked()
    mixer.setTitle(moor)
    await settle()
    expect(started()).toBe(0)
  })
})

describe('a browser without working audio', () => {
  const play = async () => {
    const mixer = await unlocked({ ...levels, ambience: 1 })
    mixer.setTitle(moor)
    mixer.play('knock')
    mixer.setLevels(levels)
    mixer.setHidden(true)
    await settle()
    clock.advance(10_000)
    return mixer
  }

  it('is left alone when it has no AudioContext', async () => {
    vi.stubGlobal('AudioContext', undefined)
    expect((await play()).settled()).toBe(true)
  })

  it('is left alone when creating one throws', async () => {
    vi.stubGlobal(
      'AudioContext',
      class {
        constructor() {
          throw new Error('no device')
        }
      },
    )
    expect((await play()).settled()).toBe(true)
  })

  it('is left alone when its device never resumes', async () => {
    vi.stubGlobal(
      'AudioContext',
      class extends FakeAudioContext {
        override resume = () => Promise.reject(new Error('no device'))
      },
    )
    await play()
    expect(started()).toBe(0)
  })

  it('is not asked again after a sound has thrown', async () => {
    let asked = 0
    vi.stubGlobal(
      'AudioContext',
      class extends FakeAudioContext {
        override createOscillator = () => {
          asked++
          throw new Error('no more voices')
        }
      },
    )
    const mixer = await unlocked()
    mixer.play('knock')
    mixer.play('bell', { bus: 'alerts' })
    expect(asked).toBe(1)
  })
})
