import { describe, expect, it } from 'vitest'
import { shortest, waitFor } from '../../src/overlay/stream/held.ts'
import { captionOf } from '../../src/overlay/stream/widgets.tsx'
import type { LogLine } from '../../src/overlay/table/log.ts'

const line = (seq: number, at: number, text: string, played = true): LogLine => ({
  key: `${seq}/${at}`,
  seq,
  seat: 1,
  text,
  played,
})

const said = (...log: readonly LogLine[]) => captionOf({ log, reckoning: undefined })

describe('the caption of a stream', () => {
  it('says what the last entry did, in two sentences', () => {
    const [built, gained, flipped] = [
      line(7, 0, 'Green built a station.'),
      line(7, 1, 'Green gained 3 VP.'),
      line(7, 2, 'Green flipped Mason.'),
    ]
    const talk = line(8, 0, 'Blue asked to undo.', false)
    expect(said(line(6, 0, 'Blue dug.'), built, gained, flipped, talk)).toMatchObject({
      sentences: ['Green built a station.', 'Green gained 3 VP.'],
      seat: 1,
    })
  })

  it('says as many sentences in a language that takes more words', () => {
    const long = [7, 7].map((seq, at) => line(seq, at, `Lila ${'sehr '.repeat(20)}viel ${at}.`))
    expect(said(...long)?.sentences).toHaveLength(2)
  })

  it('says in whole sentences how the match ended', () => {
    const sentence = 'Green won with 81.5 VP. It was the first of 7 matches.'
    const reckoning = { sentence, seats: [], rows: [], rematch: undefined }
    expect(captionOf({ log: [], reckoning })?.sentences).toEqual([
      'Green won with 81.5 VP.',
      'It was the first of 7 matches.',
    ])
  })

  it('says nothing before anything was played', () => {
    expect(said()).toBeUndefined()
    expect(said(line(3, 0, 'Anna sat down.', false))).toBeUndefined()
  })

  it('stays for two and a half seconds at least, and until what it tells of has been shown', () => {
    expect(shortest).toBe(2500)
    const still = { moves: false }
    expect(waitFor(0, still)).toBe(shortest)
    expect(waitFor(10_000, still)).toBe(0)
    expect(waitFor(shortest, { moves: true })).toBeGreaterThan(0)
    expect(waitFor(10_000, { moves: true })).toBe(0)
  })

  it('tells how a match ended only once all of it has been shown', () => {
    expect(waitFor(60_000, { moves: true, isLast: true })).toBeUndefined()
    expect(waitFor(0, { moves: false, isLast: true })).toBe(shortest)
  })
})
