import type { Browser, Page } from 'playwright-core'
import * as v from 'valibot'

/** Script of a page between the starts of two frames, in milliseconds of processor time. */
export type Frames = readonly number[]

/** One trace event of a thread; times in microseconds. */
const Work = v.object({
  name: v.string(),
  pid: v.number(),
  tid: v.number(),
  ts: v.number(),
  dur: v.number(),
  /** The same in processor time, which excludes other programs. */
  tts: v.number(),
  tdur: v.number(),
})
type Work = v.InferOutput<typeof Work>

const Trace = v.object({ traceEvents: v.array(v.unknown()) })

/** The trace events that mean running script; they may nest. */
const scripts: ReadonlySet<string> = new Set([
  'FunctionCall',
  'EvaluateScript',
  'FireAnimationFrame',
  'TimerFire',
  'EventDispatch',
  'RunMicrotasks',
  'v8.callFunction',
  'V8.GC_SCAVENGER',
  'MinorGC',
  'MajorGC',
])

/** Traces a page while something happens; returns the script of every frame drawn meanwhile. */
export async function traceFrames(browser: Browser, page: Page, during: () => Promise<void>): Promise<Frames> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'v8'] })
  await during()
  const trace = await browser.stopTracing()
  return framesIn(JSON.parse(trace.toString()))
}

/** The script of every frame of the thread that drew most of them: all that ran until the next frame. */
export function framesIn(trace: unknown): Frames {
  const all = v.parse(Trace, trace).traceEvents.flatMap((event) => {
    const read = v.safeParse(Work, event)
    return read.success && scripts.has(read.output.name) ? [read.output] : []
  })
  const drawn = all.filter(({ name }) => name === 'FireAnimationFrame')
  const busiest = mostCommon(drawn.map(threadOf))
  const begins = drawn.filter((work) => threadOf(work) === busiest).map(({ ts }) => ts)
  const outer = outermost(all.filter((work) => threadOf(work) === busiest))
  begins.sort((a, b) => a - b)
  return begins.slice(0, -1).map((begin, frame) => {
    const end = begins[frame + 1] ?? begin
    const within = outer.filter(({ ts }) => ts >= begin && ts < end)
    return within.reduce((sum, { tdur }) => sum + tdur, 0) / 1000
  })
}

const threadOf = ({ pid, tid }: Work) => `${pid}/${tid}`

function mostCommon(names: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]
}

/** The outermost events, so that nothing is counted twice. */
function outermost(works: readonly Work[]): Work[] {
  let end = Number.NEGATIVE_INFINITY
  return [...works]
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur)
    .filter(({ ts, dur }) => {
      if (ts < end) return false
      end = ts + dur
      return true
    })
}
