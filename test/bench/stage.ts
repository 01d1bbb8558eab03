import { type Ground, withBrowser } from './browser.ts'
import { type Report, rounded } from './report.ts'
import { measureBusy } from './stage/busy.ts'
import { measureClosed } from './stage/closed.ts'
import { measureHeap } from './stage/heap.ts'
import { measureStill } from './stage/still.ts'
import { measureThinking } from './stage/thinking.ts'
import type { Step } from './steps.ts'

/** The parts that can be run on their own: `npm run bench -- stage busy`. */
const parts: Readonly<Record<string, (ground: Ground) => Promise<Report>>> = {
  still: reportStill,
  busy: reportBusy,
  closed: reportClosed,
  thinking: reportThinking,
  heap: reportHeap,
}

/**
 * The table's cost to a browser that renders in software, each figure with its target: the parts named, or all. Throws
 * on an unknown part.
 */
export function measureStage(step: Step, names: readonly string[]): Promise<Report> {
  const measures = (names.length > 0 ? names : Object.keys(parts)).map((name) => {
    const measure = parts[name]
    if (!measure) throw new Error(`Which part? There are: ${Object.keys(parts).join(', ')}.`)
    return { name, measure }
  })
  return withBrowser(async (ground) => {
    const report: Report = {}
    for (const { name, measure } of measures) Object.assign(report, await step(name, () => measure(ground)))
    return report
  })
}

async function reportStill(ground: Ground): Promise<Report> {
  const { frames, taskMs } = await measureStill(ground)
  return {
    stillFrames: { value: frames, aim: '0 in 10 s' },
    stillTaskMs: { value: rounded(taskMs, 1), aim: 'above a blank page in 10 s; at most 100' },
  }
}

async function reportBusy(ground: Ground): Promise<Report> {
  const busy = await measureBusy(ground)
  const mean = rounded(busy.sprites, 0)
  return {
    busyScriptRatio: {
      value: rounded(busy.scriptRatio, 2),
      aim: `at most 1.5 times a bare scene of ${mean} tweens, by the median frame of ${rounded(busy.scriptMs, 2)} ms; by the mean ${rounded(busy.meanRatio, 2)}`,
    },
    drawCalls: { value: busy.drawCalls, aim: 'in the busiest frame; at most 60' },
    texturesPerFrame: { value: busy.textures, aim: `in the worst frame; 0 (${busy.baked} before the first)` },
  }
}

async function reportClosed(ground: Ground): Promise<Report> {
  const { ratio, control } = await measureClosed(ground)
  return {
    overlayClosedRatio: {
      value: rounded(ratio, 2),
      aim: "about 1: a median frame after the testers' overlay was opened and closed, beside a page where it never was",
    },
    overlayClosedControl: {
      value: rounded(control, 2),
      aim: 'the same of two pages where it never was: by so much the figure above errs',
    },
  }
}

async function reportThinking(ground: Ground): Promise<Report> {
  const { ratio, control } = await measureThinking(ground)
  return {
    thinkingRatio: {
      value: rounded(ratio, 2),
      aim: 'at most 1.1: a median frame while the master thinks in its worker, beside a page without bots',
    },
    thinkingControl: {
      value: rounded(control, 2),
      aim: 'the same of two pages without bots: by so much the figure above errs',
    },
  }
}

async function reportHeap(ground: Ground): Promise<Report> {
  const { growth, code, least } = await measureHeap(ground)
  return {
    heapGrowthBytes: {
      value: growth,
      aim: `after 20 matches above that after 2; at most ${least.toLocaleString('en')} (and ${code.toLocaleString('en')} of compiled code)`,
    },
  }
}
