import { describe, expect, it } from 'vitest'
import { onTable } from '../../../src/app/film/clipCamera.ts'
import { readable } from '../../../src/app/film/cues.ts'
import { vttOf } from '../../../src/app/film/vtt.ts'
import { speedOf } from '../../../src/overlay/film/clip.ts'
import { dragged, markedAt, partAround, turnAround } from '../../../src/overlay/film/marked.ts'

describe('captions beside a clip', () => {
  it('are a WebVTT file', () => {
    const cues = [
      { from: 0, to: 490.4, lines: ['Blue played Tea Break.'] },
      { from: 490.4, to: 3_723_004, lines: ['Iron & <stone>', 'Eisen'] },
    ]
    expect(vttOf(cues)).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:00.490\nBlue played Tea Break.\n\n' +
        '00:00:00.490 --> 01:02:03.004\nIron &amp; &lt;stone>\nEisen\n',
    )
  })
})

describe('the captions of a clip', () => {
  it('last long enough to be read: what is told too soon is joined, or left out', () => {
    const told = [0, 400, 900, 1600, 4000].map((from) => ({ from, lines: [`At ${from}.`, `Um ${from}.`] }))
    expect(readable(told)).toEqual([
      { from: 0, lines: ['At 0. At 400.', 'Um 0. Um 400.'] },
      { from: 1600, lines: ['At 1600.', 'Um 1600.'] },
      { from: 4000, lines: ['At 4000.', 'Um 4000.'] },
    ])
  })

  it('say the same only once', () => {
    const told = [0, 400].map((from) => ({ from, lines: ['Blue took iron ore.'] }))
    expect(readable(told)).toEqual([told[0]])
  })
})

describe('the stretch of a clip', () => {
  it('begins where it is marked, for a few entries', () => {
    expect(markedAt(undefined, 'from', 10, 100)).toEqual({ from: 10, to: 16 })
    expect(markedAt(undefined, 'from', 98, 100)).toEqual({ from: 98, to: 100 })
    expect(markedAt(undefined, 'to', 3, 100)).toEqual({ from: 0, to: 3 })
  })

  it('is the last few entries where it is begun at the end', () => {
    expect(markedAt(undefined, 'from', 100, 100)).toEqual({ from: 94, to: 100 })
  })

  it('keeps its other end, unless that would be on the wrong side', () => {
    expect(markedAt({ from: 10, to: 40 }, 'from', 20, 100)).toEqual({ from: 20, to: 40 })
    expect(markedAt({ from: 10, to: 40 }, 'to', 30, 100)).toEqual({ from: 10, to: 30 })
    expect(markedAt({ from: 10, to: 40 }, 'from', 50, 100)).toEqual({ from: 50, to: 56 })
    expect(markedAt({ from: 50, to: 60 }, 'to', 30, 100)).toEqual({ from: 24, to: 30 })
  })
})

describe('a clip that is begun without marks', () => {
  const stops = { turn: [4, 9, 15], move: [5, 8, 10, 14, 16, 19], round: [], scores: [] }
  const at = (seq: number) => turnAround(stops, seq, 22)

  it('is of the turn that goes on at the moment shown', () => {
    expect(at(9)).toEqual({ from: 9, to: 15 })
    expect(at(14)).toEqual({ from: 9, to: 15 })
    expect(at(0)).toEqual({ from: 4, to: 9 })
  })

  it('is of the last turn once the match is over', () => {
    expect(at(22)).toEqual({ from: 15, to: 22 })
    expect(turnAround({ ...stops, turn: [4, 9, 15, 21] }, 22, 22)).toEqual({ from: 15, to: 21 })
  })

  it('is of the whole of a match without turns', () => {
    expect(turnAround({ ...stops, turn: [], move: [] }, 3, 7)).toEqual({ from: 0, to: 7 })
  })
})

describe('a dragged end of a stretch', () => {
  it('is marked on a small screen in a part of the match that it fits in', () => {
    const part = partAround(undefined, { from: 100, to: 106 }, 277)
    expect(part).toEqual({ from: 83, to: 123 })
    expect(partAround(part, { from: 90, to: 123 }, 277)).toBe(part)
    expect(partAround(part, { from: 90, to: 124 }, 277)).toEqual({ from: 83, to: 131 })
    expect(partAround(undefined, { from: 0, to: 6 }, 277)).toEqual({ from: 0, to: 40 })
    expect(partAround(undefined, { from: 270, to: 277 }, 277)).toEqual({ from: 237, to: 277 })
    expect(partAround(undefined, { from: 0, to: 277 }, 277)).toEqual({ from: 0, to: 277 })
    expect(partAround(undefined, { from: 3, to: 9 }, 12)).toEqual({ from: 0, to: 12 })
  })

  it('stays within the match and never passes the other end', () => {
    expect(dragged({ from: 10, to: 20 }, 'from', 15, 100)).toEqual({ from: 15, to: 20 })
    expect(dragged({ from: 10, to: 20 }, 'from', 50, 100)).toEqual({ from: 19, to: 20 })
    expect(dragged({ from: 10, to: 20 }, 'from', -3, 100)).toEqual({ from: 0, to: 20 })
    expect(dragged({ from: 10, to: 20 }, 'to', 5, 100)).toEqual({ from: 10, to: 11 })
    expect(dragged({ from: 10, to: 20 }, 'to', 500, 100)).toEqual({ from: 10, to: 100 })
  })
})

describe('the camera of a clip', () => {
  const size = { w: 1000, h: 600 }

  it('shows nothing beyond the edges of the table', () => {
    expect(onTable({ x: -50, y: 400, zoom: 2 }, size)).toEqual({ x: 0, y: 300, zoom: 2 })
    expect(onTable({ x: 700, y: 20, zoom: 2 }, size)).toEqual({ x: 500, y: 20, zoom: 2 })
    expect(onTable({ x: 0, y: 0, zoom: 1 }, size)).toEqual({ x: 0, y: 0, zoom: 1 })
  })
})

describe('the pace of a clip', () => {
  it('is a multiple of the designed speed, or what ends in time but is never slower', () => {
    expect(speedOf('x0.5', 60)).toBe(0.5)
    expect(speedOf('x4', 60)).toBe(4)
    expect(speedOf('s120', 360)).toBe(3)
    expect(speedOf('s120', 60)).toBe(1)
  })
})
