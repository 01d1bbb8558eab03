import { useEffect, useState } from 'preact/hooks'
import { type Measuring, measureStage } from '../../stage/frameCosts.ts'
import type { Debugged } from '../debugged.ts'
import { Facts } from '../facts.tsx'
import type { PanelProps } from '../live.ts'
import { pageText } from '../text/page.ts'
import { quantile, useOften } from '../ui.ts'

const text = pageText.stage
const { labels } = text

type Stage = NonNullable<Debugged['stage']['value']>

/** The cost of frames, measured while this is shown. */
export function Frames({ stage }: { readonly stage: Stage }) {
  useOften()
  const [measuring, setMeasuring] = useState<Measuring | undefined>(undefined)
  useEffect(() => {
    const begun = measureStage(stage.inside)
    setMeasuring(begun)
    return begun.stop
  }, [stage])
  const measured = measuring?.read()
  if (!measured) return undefined
  const { script, drawCalls, textures } = measured
  const [median, high, worst] = [0.5, 0.95, 1].map((share) => quantile(script, share))
  const { count, bytes, largest } = textures
  const { width, height } = largest
  const isStill = script.length === 0
  const cost = isStill ? text.noFrame : text.script(ms(median), ms(high), ms(worst))
  return (
    <>
      {script.length > 0 && <Sparkline values={script} />}
      <Facts
        facts={[
          { label: labels.script, text: cost, 'data-script': script.length },
          { label: labels.frames, text: text.frames(stage.frames(), stage.idle()), 'data-frames': stage.frames() },
          { label: labels.calls, text: isStill ? text.noFrame : text.calls(drawCalls), 'data-draw-calls': drawCalls },
          { label: labels.textures, text: text.textures(count, bytes, width, height), 'data-textures': count },
          { label: labels.zoom, text: text.zoom(stage.nearness()) },
        ]}
      />
    </>
  )
}

const ms = (value = 0) => `${value.toFixed(1)} ms`

/** The duration of a frame at 60 Hz, ms. */
const frameTime = 1000 / 60
const size = { w: 300, h: 44, slots: 180 } as const

/** The script time of the last frames, with the budget of each. */
function Sparkline({ values }: { readonly values: readonly number[] }) {
  const top = Math.max(4, ...values) * 1.1
  const y = (value: number) => size.h - (value / top) * size.h
  const x = (at: number) => ((at + size.slots - values.length) / (size.slots - 1)) * size.w
  const points = values.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`)
  return (
    <svg class="debug-spark" viewBox={`0 0 ${size.w} ${size.h}`} preserveAspectRatio="none">
      <title>{text.lastFrames(ms(top))}</title>
      {frameTime < top && <line x1={0} x2={size.w} y1={y(frameTime)} y2={y(frameTime)} />}
      <polyline points={points.join(' ')} />
    </svg>
  )
}

/** Interval at which to poll the queue, ms. */
const oftenTold = 100

/** The effects being shown and waiting. */
export function Queue({ live, stage }: PanelProps & { readonly stage: Stage }) {
  useOften(oftenTold)
  const { queue, view } = stage.inside
  const now = queue.now()
  const ahead = queue.ahead()
  const rest = ahead.reduce((sum, { timeline }) => sum + timeline.ms, -(now?.at ?? 0))
  const words = (effect: (typeof ahead)[number]['effect']) => live.shown.words.effect(view.position(), effect) ?? ''
  return (
    <>
      <h3 data-telling={ahead.length}>{text.queue(ahead.length, rest / 1000)}</h3>
      <ol class="debug-queue">
        {ahead.map(({ effect, timeline }, index) => (
          <li key={`${ahead.length - index}`}>
            <progress max={timeline.ms} value={index === 0 ? (now?.at ?? 0) : 0} />
            <code>{effect.type}</code> <span class="number">{Math.round(timeline.ms)} ms</span> {words(effect)}
          </li>
        ))}
      </ol>
    </>
  )
}
