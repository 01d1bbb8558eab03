import { pickOf } from './hand.ts'
import type { StageView } from './view.ts'

/** The piece pointed at: as long as a mouse or a finger is there, or, once a touch has opened it, until the next. */
export interface Pointing {
  /** A mouse or a held finger has come to a piece, or to none. */
  come(on: string | undefined): void
  /** A button or a finger goes down on these pieces, topmost first. */
  press(ids: readonly string[], isTouch: boolean): void
  /** A touch leads to no move. True if there is more to say about it than what it has opened. */
  touch(ids: readonly string[]): boolean
  /** Shuts what a touch has opened; true if there was something. */
  shut(): boolean
}

/** Points at pieces of a view, which `draw` draws again. */
export function openPointing<P>(view: Pick<StageView<P>, 'point' | 'pointed' | 'layout'>, draw: () => void): Pointing {
  const isOpen = () => view.pointed()?.isOpen === true
  /** Whether what is touched is a part of what is open. */
  const isInside = ([id]: readonly string[]) => {
    const on = view.pointed()
    if (!on?.isOpen) return false
    return view.layout().pieces.some((one) => one.of === on.piece && pickOf(one) === id)
  }
  /** Whether what is touched is itself what has opened that. */
  const isLid = ([id]: readonly string[]) => isOpen() && view.pointed()?.piece === id
  const set = (on: string | undefined) => {
    view.point(on)
    draw()
  }
  return {
    come: (on) => {
      if (!isOpen()) set(on)
    },
    // A finger points only while it holds; lifted from a lid, it shuts what that has opened.
    press: (ids, isTouch) => {
      const stays = isOpen() ? isInside(ids) || (isTouch && isLid(ids)) : !isTouch
      if (!stays) set(undefined)
    },
    touch: (ids) => {
      if (isInside(ids)) return true
      const shuts = isLid(ids)
      set(shuts ? undefined : ids[0])
      return !shuts && !isOpen()
    },
    shut: () => {
      const wasOpen = isOpen()
      if (wasOpen) set(undefined)
      return wasOpen
    },
  }
}

/** For faces that show nothing of what is pointed at. */
export const noPointing: Pointing = { come: () => {}, press: () => {}, touch: () => false, shut: () => false }
