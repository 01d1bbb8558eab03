import { useRef } from 'preact/hooks'
import { filmText } from './filmText.ts'
import type { Stretch, StretchEnd } from './marked.ts'

interface Props {
  readonly marked: Stretch
  /** The part of the match on the graph. */
  readonly part: Stretch
  /** Distance of an entry from the left of the graph, as a length in CSS. */
  readonly across: (seq: number) => string
  readonly drag: (end: StretchEnd, seq: number) => void
}

/** The stretch of a clip on the graph, with a handle at each end. */
export const ClipHandles = ({ marked, part, across, drag }: Props) => (
  <>
    <i class="stretch" style={{ left: across(marked.from), width: across(marked.to - marked.from + part.from) }} />
    {(['from', 'to'] as const).map((end) => (
      <Handle key={end} end={end} part={part} across={across} at={marked[end]} drag={(seq) => drag(end, seq)} />
    ))}
  </>
)

/** Steps by which the keys move an end. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
}

interface HandleProps extends Pick<Props, 'part' | 'across'> {
  readonly end: StretchEnd
  readonly at: number
  readonly drag: (seq: number) => void
}

function Handle({ end, at, part, across, drag }: HandleProps) {
  /** Distance of the grip to the right of its end, in entries. */
  const grip = useRef(0)
  return (
    <span
      class="handle"
      role="slider"
      tabIndex={0}
      data-handle={end}
      aria-label={end === 'from' ? filmText().clip.start : filmText().clip.end}
      aria-valuemin={part.from}
      aria-valuemax={part.to}
      aria-valuenow={at}
      style={{ '--x': across(at) }}
      onPointerDown={({ currentTarget, pointerId, clientX }) => {
        currentTarget.setPointerCapture(pointerId)
        grip.current = entryAt(currentTarget, clientX, part) - at
      }}
      onPointerMove={({ currentTarget, pointerId, clientX }) => {
        if (!currentTarget.hasPointerCapture(pointerId)) return
        drag(Math.round(entryAt(currentTarget, clientX, part) - grip.current))
      }}
      onKeyDown={(event) => {
        const step = steps[event.key]
        if (step === undefined) return
        event.preventDefault()
        drag(at + step)
      }}
    />
  )
}

/** The entry at a place on the graph that a handle is on, between two where it is there. */
function entryAt(handle: HTMLElement, x: number, { from, to }: Stretch): number {
  const ground = handle.parentElement?.getBoundingClientRect()
  return ground ? from + ((to - from) * (x - ground.left)) / ground.width : 0
}
