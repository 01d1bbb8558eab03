import { describe, expect, it } from 'vitest'
import { framesIn } from './stage/frames.ts'

const work = (name: string, ts: number, dur: number, tdur = dur, tid = 1) => ({
  name,
  pid: 7,
  tid,
  ts,
  dur,
  tts: ts,
  tdur,
})
const frame = (ts: number, dur: number, tid?: number) => work('FireAnimationFrame', ts, dur, dur, tid)

describe('the script time of frames in a trace', () => {
  it('is everything that ran from the start of a frame to the next', () => {
    const traceEvents = [
      work('FunctionCall', 0, 900),
      frame(1000, 300),
      work('TimerFire', 2000, 200),
      frame(17_000, 500),
      frame(34_000, 100),
    ]
    expect(framesIn({ traceEvents })).toEqual([0.5, 0.5])
  })

  it('counts nested script once, and processor time only', () => {
    const traceEvents = [
      frame(1000, 300),
      work('FunctionCall', 1100, 100),
      work('FunctionCall', 2000, 9000, 40),
      frame(17_000, 500),
    ]
    expect(framesIn({ traceEvents })).toEqual([0.34])
  })

  it('leaves out other threads and anything but script', () => {
    const traceEvents = [
      frame(1000, 300),
      frame(1500, 300, 2),
      work('FunctionCall', 1600, 100, 100, 2),
      work('Paint', 2000, 100),
      { name: 'marker' },
      frame(17_000, 500),
      frame(34_000, 100),
    ]
    expect(framesIn({ traceEvents })).toEqual([0.3, 0.5])
  })
})
