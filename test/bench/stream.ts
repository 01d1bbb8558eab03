import { withBrowser } from './browser.ts'
import { type Report, rounded } from './report.ts'
import type { Step } from './steps.ts'
import { measureStreamLoad } from './stream/load.ts'

/** The cost of a stream page to the machine that films it, drawn in software at 1920 by 1080. */
export const measureStream = (step: Step): Promise<Report> =>
  withBrowser(async (ground) => {
    const { still, playing, bare, frames, bareFrames } = await step('A stream page beside a bare scene', (at) =>
      measureStreamLoad(ground, at),
    )
    const percent = (share: number) => rounded(100 * share, 1)
    const perFrame = playing / frames / (bare / bareFrames)
    return {
      streamStillPercent: { value: percent(still), aim: 'of a core while nothing moves' },
      streamPlayingPercent: {
        value: percent(playing),
        aim: `of a core while moves are made all the time, at ${rounded(frames, 1)} frames a second; at most 15 on a core of its own`,
      },
      bareScenePercent: {
        value: percent(bare),
        aim: `of a core: 40 tweens of bare Phaser, at ${rounded(bareFrames, 1)} frames a second`,
      },
      streamRatio: { value: rounded(playing / bare, 2), aim: 'stream page to bare scene; at most 1' },
      streamFrameRatio: {
        value: rounded(perFrame, 2),
        aim: 'the same for each frame, so at any frame rate that both keep up; at most 1.15',
      },
    }
  })
