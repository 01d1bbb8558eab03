import { withBrowser } from './browser.ts'
import { type Report, rounded } from './report.ts'
import { measureBusy } from './stage/busy.ts'
import { measureClosed } from './stage/closed.ts'
import { measureHeap } from './stage/heap.ts'
import { measureLoss } from './stage/loss.ts'
import { measureStill } from './stage/still.ts'

/** What the table costs a browser that draws by its processor, each figure beside what it aims at. */
export const measureStage = (): Promise<Report> =>
  withBrowser(async (ground) => {
    const { frames, taskMs } = await measureStill(ground)
    const busy = await measureBusy(ground)
    const closed = await measureClosed(ground)
    const contextRestored = await measureLoss(ground)
    const { growth, code, least } = await measureHeap(ground)
    const mean = rounded(busy.sprites, 0)
    return {
      stillFrames: { value: frames, aim: '0 in 10 s' },
      stillTaskMs: { value: rounded(taskMs, 1), aim: 'above a blank page in 10 s; at most 100' },
      busyScriptRatio: {
        value: rounded(busy.scriptRatio, 2),
        aim: `at most 1.5 times a bare scene of ${mean} tweens, by the median frame of ${rounded(busy.scriptMs, 2)} ms; by the mean ${rounded(busy.meanRatio, 2)}`,
      },
      overlayClosedRatio: {
        value: rounded(closed, 2),
        aim: "about 1: a median frame after the testers' overlay was opened and closed, beside a page where it never was",
      },
      drawCalls: { value: busy.drawCalls, aim: 'in the busiest frame; at most 60' },
      texturesPerFrame: {
        value: busy.textures,
        aim: `in the worst frame; 0 (${busy.baked} before the first)`,
      },
      heapGrowthBytes: {
        value: growth,
        aim: `after 20 matches above that after 2; at most ${least.toLocaleString('en')} (and ${code.toLocaleString('en')} of compiled code)`,
      },
      contextRestored: { value: contextRestored, aim: 'true' },
    }
  })
