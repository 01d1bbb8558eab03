import { describe, expect, it } from 'vitest'
import { played } from '../../../src/debug/time/past.ts'
import { endsOf } from '../../../src/stage/scrubber.ts'

describe('automatic playback', () => {
  const moment = { seq: 4, ms: 0, ends: [300, 500], last: 5 }

  it('finishes an entry, and pauses', () => {
    expect(played(moment, 200)).toEqual({ seq: 4, ms: 200 })
    expect(played({ ...moment, ms: 499 }, 2)).toEqual({ seq: 4, ms: 501 })
    expect(played({ ...moment, ms: 700 }, 100)).toEqual({ seq: 5, ms: 0 })
  })

  it('leaves an entry already shown to its end right away', () => {
    expect(played({ ...moment, ms: undefined }, 1)).toEqual({ seq: 5, ms: 0 })
  })

  it('pauses after an entry without effects, too', () => {
    expect(played({ seq: 2, ms: 0, ends: [], last: 5 }, 16)).toEqual({ seq: 2, ms: 16 })
  })

  it('ends with the last entry', () => {
    expect(played({ ...moment, seq: 5, ms: 700 }, 100)).toBeUndefined()
  })
})

describe('the effects of an entry', () => {
  it('end one after another', () => {
    expect(endsOf([100, 0, 250])).toEqual([100, 100, 350])
    expect(endsOf([])).toEqual([])
  })
})
