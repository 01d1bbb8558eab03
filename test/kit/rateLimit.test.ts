import { expect, it } from 'vitest'
import { limitEach } from '../../src/kit/rateLimit.ts'
import { manualClock } from '../kit/manualClock.ts'

it('a rate for each person forgets those who said nothing for longest, however many come', () => {
  const may = limitEach(manualClock(), { burst: 1, perSecond: 0 })
  expect([may('ann'), may('ann')]).toEqual([true, false])
  for (let stranger = 0; stranger < 150; stranger++) may(`stranger ${stranger}`)
  expect(may('ann')).toBe(false)
  for (let stranger = 0; stranger < 250; stranger++) may(`another ${stranger}`)
  expect(may('ann')).toBe(true)
})
