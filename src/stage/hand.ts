import { createActor } from 'xstate'
import type { PinchPoints, ScreenPoint } from './camera.ts'
import type { Layout, Piece } from './face.ts'
import { hoverMachine } from './hover.ts'
import { type MovePicks, nextPicks } from './narrow.ts'
import { type PointerEvent, pointerMachine } from './pointer.ts'
import { holds } from './pose.ts'
import type { StageInspector, Touchable } from './stageTypes.ts'

/** The name a piece is picked by. */
export const pickOf = (piece: Piece) => piece.pick ?? piece.id

/** The touchable pieces at a point, topmost first. */
export function piecesAt(layout: Layout, x: number, y: number): Piece[] {
  const hit = layout.pieces.filter((piece) => piece.label !== undefined && holds(piece, x, y))
  return fromTheTop(hit)
}

/**
 * The picks of a touch at a point, topmost first: the pieces there, then the piece belonging to one of them that leads
 * to a move, if there is exactly one.
 */
export function touchedAt(layout: Layout, next: ReadonlySet<string>, x: number, y: number): string[] {
  const there = piecesAt(layout, x, y)
  const ids = new Set(there.map(({ id }) => id))
  const parts = layout.pieces.filter(({ of }) => of !== undefined && ids.has(of)).map(pickOf)
  const leading = [...new Set(parts)].filter((pick) => next.has(pick))
  return [...there.map(pickOf), ...(leading.length === 1 ? leading : [])]
}

/** The room a finger needs, CSS pixels. */
const finger = 44

/**
 * The piece meant by a finger that touches nothing which leads on: the nearest piece that does, if it is smaller than a
 * finger and the touch is no further from its middle than it would be on a piece as large.
 */
export function meantAt(places: readonly Touchable[], { x, y }: ScreenPoint): string | undefined {
  const away = ({ at }: Touchable) => ({ dx: x - at.x - at.w / 2, dy: y - at.y - at.h / 2 })
  const far = (place: Touchable) => Math.hypot(away(place).dx, away(place).dy)
  const reached = places.filter((place) => {
    const { dx, dy } = away(place)
    const { w, h } = place.at
    return place.next && Math.abs(dx) * 2 <= Math.max(w, finger) && Math.abs(dy) * 2 <= Math.max(h, finger)
  })
  return reached.sort((a, b) => far(a) - far(b))[0]?.pick
}

/** Pieces sorted topmost first; of equal depths, the later in the list is on top. */
export function fromTheTop(pieces: readonly Piece[]): Piece[] {
  return [...pieces].reverse().sort((a, b) => layer(b) - layer(a))
}

const layer = (piece: Piece) => piece.depth + (piece.above ? 10_000 : 0)

/** The pieces at a point, touchable or not, topmost first. */
export const allAt = (layout: Layout, x: number, y: number): Piece[] =>
  fromTheTop(layout.pieces.filter((piece) => holds(piece, x, y)))

/** Results of touching the table. */
export interface HandNews<M> {
  readonly onPicked: (picked: readonly string[]) => void
  readonly onChosen: (move: M) => void
  readonly onRefused: (ids: readonly string[]) => void
  /** A long press at a point; a mouse resting on a piece with a description, or no longer. */
  readonly onHeld: (at: ScreenPoint) => void
  readonly onHovered: (on: string) => void
  /** A button or a finger went down on these pieces, topmost first. */
  readonly onPressed: (ids: readonly string[], isTouch: boolean) => void
  /** A mouse is over another piece with a description, or over none. */
  readonly onPointed: (on: string | undefined) => void
  readonly onLeft: () => void
  /** A double tap that picks nothing. */
  readonly onTwice: (at: ScreenPoint) => void
  readonly onPanned: (by: ScreenPoint) => void
  readonly onPinched: (from: PinchPoints, to: PinchPoints) => void
}

/** Pointer events for a hand; questions and undoing a pick have methods of their own. */
export type Gesture = Exclude<PointerEvent<unknown>, { type: 'ask' | 'back' }>

/** Chooses among legal moves by touching pieces. */
export interface Hand<M> {
  /** Asks for one of these moves; keeps `picked` if it still leads to one. */
  ask(choices: readonly MovePicks<M>[], picked?: readonly string[]): void
  /** A pointer event with something pressed. */
  dispatch(gesture: Gesture): void
  /** A mouse moved with nothing pressed, perhaps over a piece with a description. */
  over(on: string | undefined): void
  /** Undoes the last pick. False if nothing was picked. */
  back(): boolean
  /** A button or a finger is down. */
  isPressed(): boolean
  choices(): readonly MovePicks<M>[]
  picked(): readonly string[]
  /** Names of pieces that may be picked now. */
  next(): ReadonlySet<string>
}

const pressed = ['pointing', 'holding', 'panning', 'pinching'] as const

/** Opens a hand: starts the pointer and hover machines and passes their events on. */
export function openHand<M>(news: HandNews<M>, inspect?: StageInspector): Hand<M> {
  const watched = inspect ? { inspect } : {}
  const hover = createActor(hoverMachine, watched)
  hover.on('pointed', ({ on }) => news.onPointed(on))
  hover.on('hovered', ({ on }) => news.onHovered(on))
  hover.on('left', news.onLeft)
  hover.start()
  const actor = createActor(pointerMachine<M>(), watched)
  actor.on('picked', ({ picked }) => news.onPicked(picked))
  actor.on('chosen', ({ move }) => news.onChosen(move))
  actor.on('refused', ({ ids }) => news.onRefused(ids))
  actor.on('held', ({ at }) => news.onHeld(at))
  actor.on('twice', ({ at }) => news.onTwice(at))
  actor.on('panned', ({ by }) => news.onPanned(by))
  actor.on('pinched', ({ from, to }) => news.onPinched(from, to))
  actor.start()
  const context = () => actor.getSnapshot().context
  return {
    ask: (choices, picked = []) => actor.send({ type: 'ask', choices, picked }),
    dispatch: (gesture) => {
      if (gesture.type === 'down') {
        hover.send({ type: 'press' })
        news.onLeft()
        news.onPressed(gesture.ids, gesture.isTouch)
      }
      actor.send(gesture)
    },
    over: (on) => hover.send({ type: 'over', on }),
    back: () => {
      const had = context().picked.length > 0
      actor.send({ type: 'back' })
      return had
    },
    isPressed: () => pressed.some((state) => actor.getSnapshot().matches(state)),
    choices: () => context().choices,
    picked: () => context().picked,
    next: () => nextPicks(context().choices, context().picked),
  }
}
