import { signal } from '@preact/signals'
import { describe, expect, it } from 'vitest'
import { drapeTimes, hangDrape, rollTimes } from '../../src/app/visit/drape.ts'
import { drapeOver } from '../../src/app/visit/drapeOver.ts'
import { type LoadingPart, loadingParts } from '../../src/overlay/drape/curtain.ts'
import type { Picture, Screen } from '../../src/overlay/screen.ts'
import { manualClock } from '../kit/manualClock.ts'
import { tinyScreen } from './tinyScreen.ts'

function hung(motion: keyof typeof rollTimes = 'full') {
  const clock = manualClock()
  const drape = hangDrape({ clock, motion })
  const load = (...parts: readonly LoadingPart[]) => {
    for (const part of parts) drape.send({ type: 'loaded', part })
  }
  const state = () => drape.getSnapshot().value
  return { clock, load, state, loaded: () => drape.getSnapshot().context.loaded }
}

describe('the curtain over a loading table', () => {
  it('is never shown if the table is ready in time', () => {
    const { clock, load, state } = hung()
    load('rules', 'texts', 'stage')
    clock.advance(drapeTimes.patience - 1)
    load('frame')
    expect(state()).toBe('gone')
  })

  it('is shown once that takes longer, with the parts that came before', () => {
    const { clock, load, state, loaded } = hung()
    load('rules', 'rules')
    clock.advance(drapeTimes.patience)
    expect(state()).toBe('building')
    expect(loaded()).toEqual(['rules'])
  })

  it('rolls up with the first picture, waiting for nothing else, and is gone when it is up', () => {
    const { clock, load, state, loaded } = hung()
    clock.advance(drapeTimes.patience)
    load('stage', 'texts')
    expect(state()).toBe('building')
    load('frame')
    expect(state()).toBe('rolling')
    expect(loaded()).toEqual(loadingParts)
    clock.advance(rollTimes.full - 1)
    expect(state()).toBe('rolling')
    clock.advance(1)
    expect(state()).toBe('gone')
  })

  it.each(['reduced', 'none'] as const)('takes less time to open where motion is %s', (motion) => {
    const { clock, load, state } = hung(motion)
    clock.advance(drapeTimes.patience)
    load('frame')
    clock.advance(rollTimes[motion])
    expect(state()).toBe('gone')
  })

  it('stalls after eight seconds without a new part', () => {
    const { clock, load, state } = hung()
    clock.advance(drapeTimes.patience)
    clock.advance(drapeTimes.stall - 1)
    load('rules')
    clock.advance(drapeTimes.stall - 1)
    load('rules')
    expect(state()).toBe('building')
    clock.advance(1)
    expect(state()).toBe('stalled')
  })

  it('goes on building when a part comes after all, and rolls up with the picture', () => {
    const { clock, load, state } = hung()
    load('rules', 'texts')
    clock.advance(drapeTimes.patience)
    clock.advance(drapeTimes.stall)
    load('rules')
    expect(state()).toBe('stalled')
    load('stage')
    expect(state()).toBe('building')
    clock.advance(drapeTimes.stall)
    load('frame')
    expect(state()).toBe('rolling')
  })
})

function page() {
  const clock = manualClock()
  const screen = signal<Screen>({ type: 'home' })
  const loaded = signal<readonly LoadingPart[]>([])
  const curtain = drapeOver({ screen, loaded, clock, motion: () => 'full' })
  const open = () => (screen.value = { type: 'opening', what: 'table', gathers: false, game: 'tiny' })
  return { clock, screen, loaded, open, curtain: () => curtain.value }
}

const seat = (picture: Picture) => {
  const drawn = signal(picture)
  return { drawn, table: { ...tinyScreen, picture: drawn } }
}
const noPicture: Picture = { type: 'none' }

describe('the curtain of a page', () => {
  it('hangs from the press until the table has its picture', () => {
    const { clock, screen, loaded, open, curtain } = page()
    open()
    expect(curtain()).toEqual({ state: 'waiting', loaded: [] })
    loaded.value = ['code']
    clock.advance(drapeTimes.patience)
    expect(curtain()).toEqual({ state: 'building', loaded: ['code'] })
    const { table, drawn } = seat({ type: 'loading' })
    screen.value = table
    loaded.value = ['code', 'rules']
    expect(curtain()).toEqual({ state: 'building', loaded: ['code', 'rules'] })
    drawn.value = noPicture
    expect(curtain()?.state).toBe('rolling')
    clock.advance(rollTimes.full)
    expect(curtain()).toBeUndefined()
  })

  it('opens for a table that turns out to have no picture', () => {
    const { clock, screen, open, curtain } = page()
    open()
    clock.advance(drapeTimes.patience)
    screen.value = seat(noPicture).table
    expect(curtain()?.state).toBe('rolling')
  })

  it.each(['home', 'check'] as const)('falls at once where the page shows something else: %s', (type) => {
    const { clock, screen, open, curtain } = page()
    open()
    clock.advance(drapeTimes.patience)
    screen.value = type === 'home' ? { type } : { type, code: undefined }
    expect(curtain()).toBeUndefined()
    clock.advance(drapeTimes.stall)
    expect(curtain()).toBeUndefined()
  })

  it('gives way to a problem when a part fails, even while it has stalled', () => {
    const { clock, screen, open, curtain } = page()
    open()
    clock.advance(drapeTimes.patience)
    clock.advance(drapeTimes.stall)
    expect(curtain()?.state).toBe('stalled')
    screen.value = { type: 'problem', problem: { type: 'load' }, retry: true, kept: undefined }
    expect(curtain()).toBeUndefined()
  })

  it('hangs again for the match after a waiting room, with the parts that are there already', () => {
    const { clock, screen, loaded, open, curtain } = page()
    open()
    loaded.value = ['code', 'texts']
    screen.value = { type: 'home' }
    screen.value = seat({ type: 'loading' }).table
    clock.advance(drapeTimes.patience)
    expect(curtain()).toEqual({ state: 'building', loaded: ['code', 'texts'] })
  })

  it('does not hang over a table that is there', () => {
    const { screen, curtain } = page()
    screen.value = seat(noPicture).table
    expect(curtain()).toBeUndefined()
  })
})
