import type { GameTypes } from '../rules/game.ts'
import { isFitted } from './camera.ts'
import { type Camerawork, openCamerawork } from './camerawork.ts'
import { type EffectQueue, type NowPlaying, openEffectQueue, type PlaybackRules } from './effectQueue.ts'
import type { Face } from './face.ts'
import { type Hand, type HandNews, openHand } from './hand.ts'
import type { FrameCallback } from './loop.ts'
import { type MarkedPieces, openMarkedPieces } from './markedPieces.ts'
import { openPainter, type Painter } from './painter.ts'
import { noPointing, openPointing, type Pointing } from './pointing.ts'
import type { SpriteCanvas } from './scene.ts'
import type { StageNews, StageOptions } from './stage.ts'
import { openTooltip, type Tooltip } from './tooltip.ts'
import { openView, type StageView } from './view.ts'

/** The parts of a stage. */
export interface StageParts<G extends GameTypes = GameTypes> {
  readonly game: PlaybackRules<G>['game']
  readonly face: Face<G>
  readonly hand: Hand<G['move']>
  readonly view: StageView<G['position']>
  readonly queue: EffectQueue<G>
  readonly painter: Painter
  readonly camera: Camerawork
  readonly tooltip: Tooltip<G['move']>
  /** The pieces of a pending move, and those of a hint. */
  readonly waiting: MarkedPieces
  readonly lit: MarkedPieces
  /** Paints instead of the painter, and what of. */
  readonly taken: Taken
  readonly tell: (news: StageNews<G['effect']>) => void
  readonly tellIdle: () => void
  readonly isIdle: () => boolean
  readonly pointing: Pointing
  readonly listeners: Set<(news: StageNews<G['effect']>) => void>
}

interface Taken {
  by: FrameCallback | undefined
  played: NowPlaying | undefined
}

/** Assembles a stage on a screen. */
export function partsOn<G extends GameTypes>(
  screen: SpriteCanvas,
  { game, face, position, seat, watches, known, tempo, inspect, onMove, onRefused }: StageOptions<G>,
): StageParts<G> {
  const listeners = new Set<(news: StageNews<G['effect']>) => void>()
  const tell = (news: StageNews<G['effect']>) => {
    for (const listener of listeners) listener(news)
  }
  const news: HandNews<G['move']> = {
    onPicked: (picked) => {
      view.refresh()
      painter.draw()
      tell({ type: 'picked', picked })
    },
    onChosen: onMove,
    onRefused: (ids) => {
      if (view.layout().pieces.some((piece) => piece.fillsIn && piece.id === ids[0])) return tell({ type: 'form' })
      const intention = face.touched(view.position(), view.seat(), ids, hand.picked())
      if (intention !== undefined) onRefused(intention, view.placeOf(ids[0]))
      else if (ids[0] !== undefined && pointing.touch(ids)) tooltip.hovered(ids[0])
    },
    onHeld: (at) => {
      if (taken.by) return
      pointing.come(tooltip.describedAt(at))
      tooltip.held(at)
    },
    // Where a move is tried, the picture says what it would do.
    onHovered: (on) => {
      if (!hand.next().has(on) || face.tries?.(on) !== true) tooltip.hovered(on)
    },
    onPointed: (on) => pointing.come(on),
    onPressed: (ids, isTouch) => pointing.press(ids, isTouch),
    onLeft: () => tooltip.leave(),
    onTwice: (at) => taken.by || tooltip.look(at),
    onPanned: (by) => {
      if (camera.pan(by)) tooltip.drop()
    },
    onPinched: (from, to) => {
      camera.pinch(from, to)
      tooltip.drop()
    },
  }
  const taken: Taken = { by: undefined, played: undefined }
  const hand = openHand<G['move']>(news, inspect)
  const view = openView(face, position, seat, hand, () => camera.now(), known, watches)
  // Shows what the piece pointed at would do.
  const pointing = face.tries ? openPointing(view, () => painter.draw()) : noPointing
  const waiting = openMarkedPieces(view.layout)
  const lit = openMarkedPieces(view.layout)
  const shown = (effect: G['effect']) => tell({ type: 'shown', effect })
  const begun = (effect: G['effect'], rate: number) => tell({ type: 'begun', effect, rate })
  const queue = openEffectQueue({ game, face }, view.lay, isCalm, shown, tempo ?? 1, begun, inspect)
  const { isIdle, tellIdle } = rest(
    () => painter.isStill() && camera.isStill(),
    (idle) => tell({ type: 'idle', idle }),
  )
  const still = () => tellIdle()
  const painter = openPainter(screen, view, queue, hand, still, waiting.pieces, lit.pieces)
  const played: NowPlaying = {
    now: () => (taken.by ? taken.played?.now() : queue.now()),
    rate: () => (taken.played ?? queue).rate(),
  }
  const camera: Camerawork = openCamerawork(screen, view, played, isCalm, () => {
    tellIdle()
    tooltip.refresh()
    tell({ type: 'camera', zoomed: !isFitted(camera.goal()) })
  })
  const tooltip = openTooltip(face, view, camera, (words) => tell({ type: 'about', words }))
  const seen = { view, queue, painter, camera, tooltip, waiting, lit }
  return { game, face, hand, taken, ...seen, tell, tellIdle, isIdle, pointing, listeners }
}

/** Emits `idle` when everything comes to rest or something starts to move. */
function rest(isStill: () => boolean, tell: (idle: boolean) => void) {
  let was = false
  const tellIdle = () => {
    const is = isStill()
    if (is === was) return
    was = is
    tell(is)
  }
  return { isIdle: () => was, tellIdle }
}

/** True when the user prefers reduced motion. */
export const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches
