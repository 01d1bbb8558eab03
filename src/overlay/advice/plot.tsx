import type { SeatLook } from '../table/seats.ts'
import { text } from '../text/text.ts'
import { patterned } from '../widgets/patterned.ts'
import type { MatchAnalysis } from './adviser.ts'
import { oddsText } from './odds.ts'
import { edgesOf, heightAt, pathOf, shapeOf, ticksOf } from './plotted.ts'

interface Props {
  readonly analysis: MatchAnalysis
}

/** Everyone’s chances over the match: a band for each seat, and the turning points. */
export function Plot({ analysis: { seats, moments, last, turningPoints } }: Props) {
  const first = moments[0]?.seq ?? 0
  const across = (seq: number) => (100 * (seq - first)) / Math.max(1, last - first)
  const edges = edgesOf(seats.length, moments, across)
  // The first band reaches to the top, so that its edge says nothing.
  const shown = seats.length > 1 ? edges.slice(1) : edges
  const names = seats.map(({ name }) => name)
  return (
    <figure class="plot" role="img" aria-label={oddsText(seats.length).plot(names, moments)}>
      {[100, 50, 0].map((height) => (
        <span key={height} class="height" style={{ '--y': `${100 - height}%` }}>
          {oddsText(seats.length).percent(height / 100)}
        </span>
      ))}
      <div class="ground">
        {seats.map((look, seat) => (
          <Band key={seat} look={look} shape={shapeOf(edges[seat] ?? [], edges[seat + 1])} />
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path class="half" d="M0 50H100" />
          {shown.map((edge, at) => (
            <Edge key={at} path={pathOf(edge)} />
          ))}
        </svg>
        {turningPoints.map(({ seq, look }, at) => (
          <Mark key={seq} number={at + 1} x={across(seq - 1)} y={100 - heightAt(moments, seq - 1, look.seat)} />
        ))}
      </div>
      {ticksOf(first, last).map((seq, at) => (
        <span key={seq} class="tick" style={{ '--x': `${across(seq)}%` }}>
          {text().analysis.tick({ seq, isFirst: at === 0 })}
        </span>
      ))}
    </figure>
  )
}

interface BandProps {
  readonly look: SeatLook
  /** Its outline, as a CSS shape. */
  readonly shape: string
}

function Band({ look, shape }: BandProps) {
  const { style, ...pattern } = patterned(look)
  return <i class="patterned" {...pattern} style={{ ...style, clipPath: shape }} />
}

/** The line between two bands: light on dark, so that it shows on every colour. */
const Edge = ({ path }: { readonly path: string }) => (
  <>
    <path class="under" d={path} />
    <path class="over" d={path} />
  </>
)

interface MarkProps {
  readonly number: number
  /** Percent from the left and from the top. */
  readonly x: number
  readonly y: number
}

/** A turning point. */
const Mark = ({ number, x, y }: MarkProps) => (
  <span class="mark" style={{ '--x': `${x}%`, '--y': `${y}%` }}>
    <b class="number display">{number}</b>
  </span>
)
