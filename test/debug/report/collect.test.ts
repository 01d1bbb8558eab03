import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { photograph } from '../../../src/debug/report/collect.ts'
import { pageText } from '../../../src/debug/text/page.ts'

const text = pageText.report

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What is said of a table that is asked for a frame and draws none. */
async function ofNoFrame(hidden: boolean) {
  vi.stubGlobal('document', { hidden })
  const photo = photograph({ stage: { value: { afterFrame: () => {} } } })
  await vi.runAllTimersAsync()
  return photo
}

describe('without a picture, a report says', () => {
  it('that the table was shown in words', async () => {
    expect(await photograph({ stage: { value: undefined } })).toEqual({
      noPicture: text.words,
    })
  })

  it('that the page was hidden', async () => {
    expect(await ofNoFrame(true)).toEqual({
      noPicture: text.hidden,
    })
  })

  it('that no frame came in time on a visible page', async () => {
    expect(await ofNoFrame(false)).toEqual({ noPicture: text.late })
  })
})
