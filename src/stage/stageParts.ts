import type { GameTypes } from '../rules/game.ts'
import { isFitted } from './camera.ts'
import { type Camerawork, openCamerawork } from './camerawork.ts'
import {
  type EffectQueue,
  type NowPlaying,
  openEffectQueue,
  type PlaybackRules,
  type SceneStage,
} from './effectQueue.ts'
import type { Face } from './face.ts'
import { type Hand, type HandNews, openHand } from './hand.ts'
import type { FrameCallback } from './loop.ts'
import { type MarkedPieces, openMarkedPieces } from './markedPieces.ts'
import { openPainter, type Painter } from './painter.ts'
import { noPointing, openPointing, type Pointing } from './pointing.ts'
import type { SpriteCanvas } from './scene.ts'
import type { Cue } from './sound/cue.ts'
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
  const taken: Taken = { by: undefined, played: undefined }
  const hand = openHand(
    handNews(() => parts, { onMove, onRefused }),
    inspect,
  )
  const view = openView(face, position, seat, hand, () => camera.now(), known, watches)
  // Shows what the piece pointed at would do.
  const pointing = face.tries ? openPointing(view, () => painter.draw()) : noPointing
  const waiting = openMarkedPieces(view.layout)
  const lit = openMarkedPieces(view.layout)
  const shown = (effect: G['effect']) => tell({ type: 'shown', effect })
  const begun = (effect: G['effect'], rate: number, also: readonly Cue[]) => tell({ type: 'begun', effect, rate, also })
  const scenes: SceneStage = { clock: () => performance.now(), room: () => camera.room() }
  const queue = openEffectQueue({ game, face }, view.lay, isCalm, shown, tempo ?? 1, begun, inspect, scenes)
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
  const moved = () => {
    tellIdle()
    tooltip.refresh()
    tell({ type: 'camera', zoomed: !isFitted(camera.goal()) })
  }
  const camera: Camerawork = openCamerawork(screen, view, played, isCalm, moved, hand.isPressed)
  const tooltip = openTooltip(face, view, camera, (words) => tell({ type: 'about', words }))
  const seen = { view, queue, painter, camera, tooltip, waiting, lit }
  const parts: StageParts<G> = { game, face, hand, taken, ...seen, tell, tellIdle, isIdle, pointing, listeners }
  return parts
}

/** Follows the hand over a stage, whose parts are all there before it moves. */
function handNews<G extends GameTypes>(
  parts: () => StageParts<G>,
  { onMove, onRefused }: Pick<StageOptions<G>, 'onMove' | 'onRefused'>,
): HandNews<G['move']> {
  return {
    onPicked(picked) {
      const { view, painter, tell } = parts()
      view.refresh()
      painter.draw()
      tell({ type: 'picked', picked })
    },
    onChosen: onMove,
    onRefused(ids) {
      const { view, face, hand, pointing, tooltip, tell } = parts()
      if (view.layout().pieces.some((piece) => piece.fillsIn && piece.id === ids[0])) return tell({ type: 'form' })
      const intention = face.touched(view.position(), view.seat(), ids, hand.picked())
      if (intention !== undefined) onRefused(intention, view.placeOf(ids[0]))
      else if (ids[0] !== undefined && pointing.touch(ids)) tooltip.hovered(ids[0])
    },
    onHeld(at) {
      const { taken, pointing, tooltip } = parts()
      if (taken.by) return
      pointing.come(tooltip.describedAt(at))
      tooltip.held(at)
    },
    // Where a move is tried, the picture says what it would do.
    onHovered(on) {
      const { hand, face, tooltip } = parts()
      if (!hand.next().has(on) || face.tries?.(on) !== true) tooltip.hovered(on)
    },
    onPointed: (on) => parts().pointing.come(on),
    onPressed: (ids, isTouch) => parts().pointing.press(ids, isTouch),
    onLeft: () => parts().tooltip.leave(),
    onTwice(at) {
      const { taken, tooltip } = parts()
      if (!taken.by) tooltip.look(at)
    },
    onPanned(by) {
      const { camera, tooltip } = parts()
      if (camera.pan(by)) tooltip.drop()
    },
    onPinched(from, to) {
      const { camera, tooltip } = parts()
      camera.pinch(from, to)
      tooltip.drop()
    },
  }
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
