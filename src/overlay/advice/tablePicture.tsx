import { useEffect, useRef } from 'preact/hooks'
import { text } from '../text/text.ts'
import { useLoaded } from '../widgets/loaded.ts'
import type { ShownTurningPoint, TablePicture } from './adviser.ts'
import '../style/tablePictures.css'

/** Pictures of what a choice was about. They add nothing to the words beside them. */
export function TablePictures({ point }: { readonly point: ShownTurningPoint }) {
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
