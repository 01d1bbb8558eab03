import { same } from '../kit/json.ts'
import type { GameTypes } from '../rules/game.ts'
import { type ScreenPoint, seen } from './camera.ts'
import { type Camerawork, freeOf } from './camerawork.ts'
import type { About, Face, Piece, Rect } from './face.ts'
import { allAt, fromTheTop, pickOf } from './hand.ts'
import type { Thing, WordsAt } from './stage.ts'
import type { StageView } from './view.ts'

/** Decides which piece to describe: one at a time. */
export interface Tooltip<M> {
  /** The described piece at a point of the stage. */
  describedAt(at: ScreenPoint): string | undefined
  /** Describes a piece: the one a mouse rests on, the one under a finger, or the one a move touches. */
  hovered(piece: string): void
  held(at: ScreenPoint): void
  moved(move: M | undefined): void
  /** Every piece that can be described, each once, and where it is on the screen. */
  things(): readonly Thing[]
  /** Describes a piece by its id; undefined hides the description. */
  described(piece: string | undefined): void
  /** Zooms in on the piece at a point with a large description, or back out to the whole table. */
  look(at: ScreenPoint): void
  /** Call when the table has changed: the description follows its piece, or goes with it. */
  refresh(): void
  /** Hides the description; true if there was one. */
  drop(): boolean
  /** Hides the description unless in close-up. */
  leave(): void
  /** True in close-up. */
  isLarge(): boolean
}

interface Read {
  readonly piece: string
  readonly large: boolean
  /** Described for a move under consideration. */
  readonly ofMove: boolean
}

/** Opens a tooltip; `tell` receives the description and its place. */
export function openTooltip<G extends GameTypes>(
  face: Face<G>,
  view: StageView<G['position']>,
  camera: Pick<Camerawork, 'goal' | 'showAll' | 'focus'>,
  tell: (words: WordsAt | undefined) => void,
): Tooltip<G['move']> {
  let read: Read | undefined

  const pieceOf = (id: string) => view.layout().pieces.find((piece) => piece.id === id)
  const aboutOf = (id: string) => face.about(view.position(), id, view.known())
  const descriptionOf = (pieces: readonly Piece[]): About | undefined => {
    for (const { id } of pieces) {
      const about = aboutOf(id)
      if (about && pieceOf(about.piece)) return about
    }
    return undefined
  }
  const aboutAt = (at: ScreenPoint) => {
    const { x, y } = view.under(at)
    return descriptionOf(allAt(view.layout(), x, y))
  }
  const refresh = (): void => {
    if (!read) return
    const about = aboutOf(read.piece)
    const piece = pieceOf(read.piece)
    if (!about || !piece) {
      drop()
      return
    }
    if (read.large) focus(view.onPage(piece))
    // Placed by the camera's goal, so that the description doesn't chase a glide.
    const at = seen(camera.goal(), view.onPage(piece))
    tell({ about, at, large: read.large, room: freeOf(view) })
  }
  const drop = () => {
    const had = read !== undefined
    read = undefined
    if (had) tell(undefined)
    return had
  }
  const beside = (about: About | undefined, ofMove = false) => {
    if (read?.large) return
    if (about) read = { piece: about.piece, large: false, ofMove }
    else drop()
    refresh()
  }
  let shelved: Rect | undefined
  /** Keeps a card in close-up in sight wherever it goes. */
  const focus = (at: Rect) => {
    if (shelved && same(shelved, at)) return
    shelved = at
    camera.focus(at, shelfOf(freeOf(view)))
  }

  return {
    describedAt: (at) => aboutAt(at)?.piece,
    hovered: (piece) => beside(aboutOf(piece)),
    held: (at) => beside(aboutAt(at)),
    things: () => thingsIn(view, aboutOf),
    described: (piece) => {
      if (piece === undefined) drop()
      else beside(aboutOf(piece))
    },
    moved: (move) => {
      const picks = move === undefined ? undefined : face.picks(view.position(), move)
      if (face.tries) view.consider(picks)
      // Where a move is tried, the picture says what it would do.
      if (picks === undefined || (picks.length > 1 && face.tries?.(picks[0] ?? ''))) {
        if (read?.ofMove) drop()
        return
      }
      // The last piece touched says most: the card built on rather than the card that allowed it.
      const touched = picks.toReversed().map((pick) => partOf(view, pick))
      beside(descriptionOf(touched.flat()), true)
    },
    look: (at) => {
      const about = aboutAt(at)
      const piece = about && pieceOf(about.piece)
      const isAgain = read?.large && about?.piece === read.piece
      drop()
      if (!piece || isAgain) return camera.showAll()
      read = { piece: piece.id, large: true, ofMove: false }
      shelved = undefined
      refresh()
    },
    refresh,
    drop,
    leave: () => {
      if (!read?.large) drop()
    },
    isLarge: () => read?.large === true,
  }
}

/** A card and its place may say the same: that is one thing. */
function thingsIn<P>(view: StageView<P>, aboutOf: (id: string) => About | undefined): readonly Thing[] {
  const { pieces } = view.layout()
  const described = pieces.flatMap(({ id }) => aboutOf(id) ?? [])
  const said = new Map(described.map(({ piece, ...words }) => [JSON.stringify(words), piece]))
  return [...said.values()].flatMap((id) => {
    const piece = pieces.find((one) => one.id === id)
    return piece ? { piece: id, at: view.onScreen(piece) } : []
  })
}

const partOf = <P>(view: StageView<P>, pick: string) =>
  fromTheTop(view.layout().pieces).filter((piece) => pickOf(piece) === pick)

/** Where a card in close-up goes: beside its description on a wide stage, above it on a narrow one. */
export function shelfOf({ x, y, w, h }: Rect): Rect {
  const edge = Math.min(w, h) * 0.06
  const part = w > h * 1.15 ? { w: w * 0.56, h } : { w, h: h * 0.46 }
  return { x: x + edge, y: y + edge, w: part.w - 2 * edge, h: part.h - 2 * edge }
}
