import { describe, expect, it } from 'vitest'
import { loadSettings } from '../../src/app/storage/settings.ts'
import { makeStore } from '../../src/app/storage/store.ts'
import { usual } from '../../src/overlay/settings/settings.ts'
import { manualClock } from '../kit/manualClock.ts'

const store = () => makeStore(() => undefined, manualClock())
const query = { test: false }

describe('the settings of a device', () => {
  it('have their defaults until something is chosen', async () => {
    expect((await loadSettings(store(), query)).settings.value).toEqual(usual)
  })

  it('are found by the next page', async () => {
    const kept = store()
    const first = await loadSettings(kept, query)
    await first.set({ textSize: 200, contrast: 'more' })
    const { settings } = await loadSettings(kept, query)
    expect(settings.value).toEqual({ ...usual, textSize: 200, contrast: 'more' })
  })

  it('are overridden by the address for one visit, whatever else is chosen in it', async () => {
    const kept = store()
    const visit = await loadSettings(kept, { ...query, tempo: 'instant', renderer: 'canvas' })
    await visit.set({ textSize: 200 })
    expect(visit.settings.value).toEqual({ ...usual, tempo: 'instant', renderer: 'canvas', textSize: 200 })
    const { settings } = await loadSettings(kept, query)
    expect(settings.value).toEqual({ ...usual, textSize: 200 })
  })

  it.each([
    { textSize: 999 },
    { textSize: 'large' },
    { contrast: 7 },
    { contrast: 'most' },
    { face: 'x'.repeat(21) },
    { name: 7 },
  ])('have their defaults where the stored value is invalid: %o', async (spoilt) => {
    const kept = store()
    await kept.set('settings', { ...usual, ...spoilt, muted: true })
    const { settings } = await loadSettings(kept, query)
    expect(settings.value).toEqual({ ...usual, muted: true })
  })
})
