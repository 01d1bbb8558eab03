import type { GameTypes, Known, Seat } from '../rules/game.ts'
import { type Camera, fitted, type ScreenPoint, seen, under } from './camera.ts'
import type { Face, Layout, Looking, Portrait, Rect, Size } from './face.ts'
import { fromTheTop, pickOf } from './hand.ts'
import type { Touchable } from './stageTypes.ts'

/** A position as seen from a seat on a stage of some size. */
export interface StageView<P> {
  position(): P
  seat(): Seat
  watches(): boolean
  /** The closed cards that may be seen. */
  known(): Known
  /** The position's layout, with what may be touched. */
  layout(): Layout
  /** The layout of any position, with nothing to touch. */
  lay(position: P): Layout
  show(position: P): void
  /** Puts a seat's board in front, for its player or for someone who watches. */
  look(seat: Seat, watches: boolean): void
  know(known: Known): void
  /** Shows the faces of those who sit there. */
  meet(portraits: readonly Portrait[]): void
  /** CSS pixels. */
  resize(size: Size): void
  /** Text size: 1 as drawn, up to 2, as far as there is room. */
  enlarge(text: number): void
  size(): Size
  /** Lays out again because what may be touched has changed. */
  refresh(): void
  /** The piece pointed at, or none. */
  point(at: string | undefined): void
  /** The same, with whether it is a piece that opens something. */
  pointed(): { readonly piece: string; readonly isOpen: boolean } | undefined
  /** Lays out as if these pieces were picked; undefined: those that are. */
  consider(picks: readonly string[] | undefined): void
  /** CSS pixels per layout pixel. */
  factor(): number
  /** A rectangle of the layout in CSS pixels, before the camera. */
  onPage(rect: Rect): Rect
  /** A rectangle of the layout in CSS pixels, through the camera. */
  onScreen(rect: Rect): Rect
  /** The point of the layout at a point of the stage. */
  under(at: ScreenPoint): ScreenPoint
  /** Where the piece of this name is; the whole stage if there is none. */
  placeOf(pick: string | undefined): Rect
  /** Where a seat's sign is on the page, or its own piece if it has none. */
  seatAt(seat: Seat): Rect | undefined
  places(): readonly Touchable[]
}

/** The picks so far, and those that may come next. */
export interface Picking {
  picked(): readonly string[]
  next(): ReadonlySet<string>
}

/** The size until the element has one. */
const firstSize: Size = { w: 1280, h: 720 }

/** Opens a view of a position, seen by a camera. */
export function openView<G extends GameTypes>(
  face: Face<G>,
  first: G['position'],
  firstSeat: Seat,
  picking: Picking,
  camera: () => Camera = () => fitted,
  firstKnown: Known = () => undefined,
  firstWatches = false,
): StageView<G['position']> {
  let [position, seat, known, size, text] = [first, firstSeat, firstKnown, firstSize, 1]
  let watches = firstWatches
  let portraits: readonly Portrait[] = []
  const lay = (p: G['position']) =>
    face.layout(p, size, { seat, watches, picked: [], next: [], text, known, portraits })
  /** Undefined until asked for again after a change. */
  let laidOut: Layout | undefined
  let at: string | undefined
  let considered: readonly string[] | undefined
  const looking = (): Looking => ({
    seat,
    watches,
    text,
    known,
    portraits,
    picked: considered?.slice(0, -1) ?? picking.picked(),
    next: considered?.slice(-1) ?? [...picking.next()],
    ...(at === undefined ? {} : { at }),
  })
  const layout = () => {
    laidOut ??= face.layout(position, size, looking())
    return laidOut
  }
  const refresh = () => {
    laidOut = undefined
  }
  const factor = () => size.w / layout().size.w
  const onPage = ({ x, y, w, h }: Rect): Rect => {
    const k = factor()
    return { x: x * k, y: y * k, w: w * k, h: h * k }
  }
  const onScreen = (rect: Rect) => seen(camera(), onPage(rect))
  return {
    position: () => position,
    seat: () => seat,
    watches: () => watches,
    known: () => known,
    layout,
    size: () => size,
    lay,
    factor,
    onPage,
    onScreen,
    under: (at) => {
      const { x, y } = under(camera(), at)
      return { x: x / factor(), y: y / factor() }
    },
    refresh,
    point: (next) => {
      if (next !== at) refresh()
      at = next
    },
    pointed: () => {
      const lid = at !== undefined && layout().pieces.some((one) => one.id === at && one.opens)
      return at === undefined ? undefined : { piece: at, isOpen: lid }
    },
    consider: (next) => {
      considered = next
      refresh()
    },
    show: (next) => {
      if (next !== position) refresh()
      position = next
    },
    look: (next, without) => {
      seat = next
      watches = without
      refresh()
    },
    know: (next) => {
      known = next
      refresh()
    },
    meet: (next) => {
      portraits = next
      refresh()
    },
    resize: (next) => {
      size = next
      refresh()
    },
    enlarge: (next) => {
      text = next
      refresh()
    },
    placeOf: (pick) =>
      onScreen(fromTheTop(layout().pieces).find((piece) => pickOf(piece) === pick) ?? { x: 0, y: 0, ...layout().size }),
    seatAt(of) {
      const { pieces, seats } = layout()
      const piece = pieces.find(({ whose }) => whose === of) ?? pieces.find(({ id }) => id === seats?.[of])
      return piece && onScreen(piece)
    },
    places: () => touchables(layout(), picking.next(), onScreen),
  }
}

function touchables(layout: Layout, next: ReadonlySet<string>, onScreen: (rect: Rect) => Rect): Touchable[] {
  return fromTheTop(layout.pieces).flatMap((piece) => {
    if (piece.label === undefined) return []
    const pick = pickOf(piece)
    return [{ id: piece.id, pick, label: piece.label, at: onScreen(piece), next: next.has(pick) }]
  })
}
