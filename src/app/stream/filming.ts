import { effect, type ReadonlySignal } from '@preact/signals'
import type { CameraChoice, Controls } from '../../overlay/stream/controls.ts'
import type { Seat } from '../../rules/game.ts'
import { boardFrame } from '../../stage/boardFrame.ts'
import { zoomed } from '../../stage/camera.ts'
import type { Stage } from '../../stage/index.ts'

/** The director’s closest shot: what is printed on the table can be read in it. */
export const nearest = 2.4

type Filmed = Pick<Stage, 'direct' | 'showAll' | 'inside'>

/** Films a table as its streamer has set the camera, until the returned function is called. */
export function film(stage: Filmed, controls: ReadonlySignal<Controls>, lookFrom: (seat: Seat) => void): () => void {
  let last: CameraChoice | undefined
  return effect(() => {
    const { camera, zoom } = controls.value
    if (camera === 'fixed') fix(stage, camera === last ? zoom : undefined)
    else point(stage, camera, zoom, camera === last, lookFrom)
    last = camera
  })
}

/**
 * Tells the styles, in pixels, how much of the stage is below what a camera shows, and where the table leaves room for
 * words. The board alone can be less high than the stage; only cameras that show the whole table show that too.
 */
export function crop(stage: Pick<Stage, 'inside' | 'on'>, controls: ReadonlySignal<Controls>): () => void {
  const { style, dataset } = document.body
  const { view } = stage.inside
  const { board } = view.layout()
  // Told once: on a stage of another shape, it could be the other way about.
  if (board) dataset.streamBoard = board.w < 1.3 * board.h ? 'square' : 'wide'
  const measure = () => {
    const { camera } = controls.value
    const frame = camera === 'whole' || typeof camera === 'number' ? undefined : boardFrame(view)
    style.setProperty('--spare', `${frame ? view.size().h - frame.free.h : 0}px`)
    const { y, h } = view.onPage(view.layout().areas.decision)
    style.setProperty('--room-y', `${y}px`)
    style.setProperty('--room-h', `${h}px`)
  }
  const stop = effect(measure)
  const off = stage.on(({ type }) => {
    if (type === 'laidOut') measure()
  })
  return () => {
    stop()
    off()
  }
}

function point(
  stage: Filmed,
  camera: Exclude<CameraChoice, 'fixed'>,
  zoom: number,
  wasSo: boolean,
  lookFrom: (seat: Seat) => void,
): void {
  if (camera === 'close') {
    stage.showAll()
    stage.direct(true, { zoom, stays: true, board: true })
  } else if (!wasSo) {
    if (typeof camera === 'number') lookFrom(camera)
    stage.showAll()
    stage.direct(camera === 'director', { zoom: nearest, stays: false, board: true })
  }
}

/** Leaves the camera where it is, or takes it nearer to what it shows. */
function fix({ direct, inside: { camera, view } }: Filmed, zoom: number | undefined): void {
  const before = camera.goal()
  direct(false)
  const { w, h } = view.size()
  const middle = { x: w / 2, y: h / 2 }
  camera.place(zoom === undefined ? before : zoomed(before, view.size(), middle, zoom / before.zoom))
}
