import { createActor } from 'xstate'
import type { Layout, Piece } from './face.ts'
import { type Choice, nextPicks } from './narrow.ts'
import { pointerMachine } from './pointer.ts'
import { holds } from './pose.ts'

/** By what name a piece is picked. */
export const pickOf = (piece: Piece) => piece.pick ?? piece.id

/** The pieces at a point that can be touched, the topmost first. */
export function piecesAt(layout: Layout, x: number, y: number): Piece[] {
  const hit = layout.pieces.filter((piece) => piece.label !== undefined && holds(piece, x, y))
  return fromTheTop(hit)
}

/**
 * What a touch at a point counts as, the topmost first: the pieces there and, behind them, the one
 * piece that belongs to one of them and leads on, should there be exactly one.
 */
export function touchedAt(
  layout: Layout,
  next: ReadonlySet<string>,
  x: number,
  y: number,
): string[] {
  const there = piecesAt(layout, x, y)
  const ids = new Set(there.map(({ id }) => id))
  const parts = layout.pieces.filter(({ of }) => of !== undefined && ids.has(of)).map(pickOf)
  const leading = [...new Set(parts)].filter((pick) => next.has(pick))
  return [...there.map(pickOf), ...(leading.length === 1 ? leading : [])]
}

/** Pieces sorted from the topmost down; of equal depths the later in the list lies above. */
export function fromTheTop(pieces: readonly Piece[]): Piece[] {
  return [...pieces].reverse().sort((a, b) => layer(b) - layer(a))
}

const layer = (piece: Piece) => piece.depth + (piece.above ? 10_000 : 0)

/** What a hand on the table leads to. */
export interface HandNews<M> {
  readonly onPicked: (picked: readonly string[]) => void
  readonly onChosen: (move: M) => void
  readonly onRefused: (ids: readonly string[]) => void
}

/** A hand that touches pieces to choose among legal moves. */
export interface Hand<M> {
  ask(choices: readonly Choice<M>[]): void
  /** Pressed and let go on what lies there, by name, the topmost first. */
  down(picks: readonly string[]): void
  up(picks: readonly string[]): void
  away(): void
  /** False when nothing was picked. */
  back(): boolean
  choices(): readonly Choice<M>[]
  picked(): readonly string[]
  /** Names of pieces that may be picked now. */
  next(): ReadonlySet<string>
}

/** Opens a hand: the pointer machine with its news delivered. */
export function openHand<M>(news: HandNews<M>): Hand<M> {
  const actor = createActor(pointerMachine<M>())
  actor.on('picked', ({ picked }) => news.onPicked(picked))
  actor.on('chosen', ({ move }) => news.onChosen(move))
  actor.on('refused', ({ ids }) => news.onRefused(ids))
  actor.start()
  const context = () => actor.getSnapshot().context
  return {
    ask: (choices) => actor.send({ type: 'ask', choices }),
    down: (ids) => actor.send({ type: 'down', ids }),
    up: (ids) => actor.send({ type: 'up', ids }),
    away: () => actor.send({ type: 'away' }),
    back: () => {
      const had = context().picked.length > 0
      actor.send({ type: 'back' })
      return had
    },
    choices: () => context().choices,
    picked: () => context().picked,
    next: () => nextPicks(context().choices, context().picked),
  }
}

/** Passes the pointer's doings on a canvas to a hand; returns what ends it. */
export function listen<M>(
  canvas: HTMLCanvasElement,
  hand: Hand<M>,
  at: (x: number, y: number) => readonly string[],
): () => void {
  const under = (event: PointerEvent) => at(event.offsetX, event.offsetY)
  const ending = new AbortController()
  const on = (
    type: 'pointerdown' | 'pointerup' | 'pointermove',
    act: (event: PointerEvent) => void,
  ) => canvas.addEventListener(type, (event) => event.isPrimary && act(event), ending)
  on('pointerdown', (event) => hand.down(under(event)))
  on('pointerup', (event) => hand.up(under(event)))
  on('pointermove', (event) => {
    const next = hand.next()
    canvas.style.cursor = under(event).some((pick) => next.has(pick)) ? 'pointer' : ''
  })
  for (const type of ['pointercancel', 'pointerleave'] as const)
    canvas.addEventListener(type, () => hand.away(), ending)
  return () => ending.abort()
}
