import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { coverHand, photograph } from '../../../src/debug/report/collect.ts'
import { pageText } from '../../../src/debug/text/page.ts'

const text = pageText.report

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The remark on a table that is asked for a frame and draws none. */
async function ofNoFrame(hidden: boolean) {
  vi.stubGlobal('document', { hidden })
  const photo = photograph({ stage: { value: { afterFrame: () => {} } } })
  await vi.runAllTimersAsync()
  return photo
}

describe('without a picture, a report says', () => {
  it('that the table was shown in words', async () => {
    expect(await photograph({ stage: { value: undefined } })).toEqual({ noPicture: text.words })
  })

  it('that the page was hidden', async () => {
    expect(await ofNoFrame(true)).toEqual({ noPicture: text.hidden })
  })

  it('that no frame came in time on a visible page', async () => {
    expect(await ofNoFrame(false)).toEqual({ noPicture: text.late })
  })
})

describe('a report made with a hand in sight', () => {
  const own = (token: number) => (token === 3 ? 'iron' : undefined)
  const tableWith = (hidden: object | undefined, hand: number | undefined) => {
    const faces: (string | undefined)[] = []
    const know = (known: typeof own) => void faces.push(known(3))
    const now = { value: { hand, known: () => own } }
    const stage = { value: { know, skip: () => {} } }
    return { faces, live: { now, shown: { table: { game: { hidden } }, stage } } }
  }

  it('covers it for the picture, and shows it again', () => {
    const { faces, live } = tableWith({}, 0)
    coverHand(live)?.show()
    expect(faces).toEqual([undefined, 'iron'])
  })

  it('covers nothing where nobody’s hand is shown', () => {
    expect(coverHand(tableWith({}, undefined).live)).toBeUndefined()
    expect(coverHand(tableWith(undefined, 0).live)).toBeUndefined()
  })
})
