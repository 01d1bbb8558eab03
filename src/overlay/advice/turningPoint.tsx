import { useEffect, useRef } from 'preact/hooks'
import { text } from '../text/text.ts'
import { Button } from '../widgets/button.tsx'
import { useLoaded } from '../widgets/loaded.ts'
import { patterned } from '../widgets/patterned.ts'
import { SeatMark } from '../widgets/seatMark.tsx'
import type { Adviser, ShownTurningPoint, TablePicture } from './adviser.ts'
import type { OddsText } from './odds.ts'
import '../style/tablePictures.css'

interface Props {
  readonly point: ShownTurningPoint
  /** From 1, as on the plot. */
  readonly number: number
  readonly adviser: Adviser
  readonly odds: OddsText
  readonly close: () => void
}

/** A choice that decided much: what was played, what was better, and the way back to it. */
export function TurningPointCard({ point, number, adviser, odds, close }: Props) {
  const { seq, look, played, chance, other, outlook } = point
  const isBest = chance >= other.chance
  const watch = () => {
    close()
    adviser.watch(seq)
  }
  return (
    <li class="turning-point">
      <header>
        <b class="number display" aria-hidden="true">
          {number}
        </b>
        <SeatMark look={look} />
        <h3>{text().analysis.point({ name: look.name, seq })}</h3>
        <b class="verdict" data-best={isBest}>
          {odds.verdict(chance, other.chance)}
        </b>
      </header>
      <TablePictures point={point} />
      <dl>
        <Way
          point={point}
          odds={odds}
          chance={chance}
          name={text().analysis.played}
          lines={played}
          kind={isBest ? 'better' : 'mistake'}
        />
        <Way
          point={point}
          odds={odds}
          chance={other.chance}
          name={isBest ? text().analysis.nextBest : text().analysis.better}
          title={other.label}
          kind={isBest ? 'worse' : 'better'}
          lines={outlook}
        />
      </dl>
      <div class="ways">
        <Button label={text().analysis.watch} class="primary" data-watch={seq} onClick={watch} />
        <Button label={text().analysis.playOn} data-play-on={seq} onClick={() => adviser.playOn(seq)} />
      </div>
    </li>
  )
}

/** Pictures of what a choice was about. They add nothing to the words beside them. */
function TablePictures({ point }: { readonly point: ShownTurningPoint }) {
  const { value: pictures = [] } = useLoaded(point.pictures, [point])
  return (
    <div class="table-pictures" aria-hidden="true">
      {pictures.map((picture, at) => (
        <Painted key={at} picture={picture} />
      ))}
    </div>
  )
}

/** Pixels of a picture’s height: enough for the densest screens at the size it is shown. */
const high = 360

function Painted({ picture: { wide, marks, paint } }: { readonly picture: TablePicture }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) void paint(canvas.current)
  }, [paint])
  return (
    <figure style={{ '--wide': wide }}>
      <canvas ref={canvas} width={Math.round(high * wide)} height={high} />
      {marks.map(({ kind, at: { x, y, w, h } }) => (
        <span key={kind} class={`mark ${kind}`} style={{ '--x': x, '--y': y, '--w': w, '--h': h }}>
          <b>{text().analysis.marks[kind]}</b>
        </span>
      ))}
    </figure>
  )
}

/** The most sentences about a move that a card shows. */
const mostLines = 3

interface WayProps {
  readonly point: ShownTurningPoint
  readonly odds: OddsText
  readonly name: string
  readonly kind: 'better' | 'worse' | 'mistake'
  /** The move, unless the sentences are enough. */
  readonly title?: string
  readonly lines: readonly string[]
  readonly chance: number
}

/** One of the two moves: what happens, and how likely its seat is to win with it. */
function Way({ point: { look }, odds, name, kind, title, lines, chance }: WayProps) {
  const { style, ...pattern } = patterned(look)
  return (
    <div class={`way ${kind}`}>
      <dt>{name}</dt>
      <dd>
        {title !== undefined && <b>{title}</b>}
        {lines.slice(0, mostLines).map((line, at) => (
          <p key={at}>{line}</p>
        ))}
        {lines.length > mostLines && <p>{text().analysis.andSoOn}</p>}
        <span class="odds">
          <i class="patterned" {...pattern} style={{ ...style, '--chance': chance }} />
          {odds.chance(chance)}
        </span>
      </dd>
    </div>
  )
}
