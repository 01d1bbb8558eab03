import type { GameTypes } from '../rules/game.ts'
import { isFitted } from './camera.ts'
import { meantAt, touchedAt } from './hand.ts'
import type { HitTest } from './pointerEvents.ts'
import type { StageParts } from './stageParts.ts'

/** Hit testing for the stage's canvas. */
export function hitTestOf<G extends GameTypes>({ view, hand, camera, tooltip, taken }: StageParts<G>): HitTest {
  return {
    // The picture there now isn't where the view has it.
    touched: (at, byFinger = false) => {
      if (taken.by) return []
      const { x, y } = view.under(at)
      const next = hand.next()
      const ids = touchedAt(view.layout(), next, x, y)
      if (!byFinger || ids.some((pick) => next.has(pick))) return ids
      const meant = meantAt(view.places(), at)
      return meant === undefined ? ids : [...ids, meant]
    },
    describedAt: (at) => (taken.by ? undefined : tooltip.describedAt(at)),
    describe: (at) => {
      hand.over(undefined)
      if (taken.by) return
      tooltip.held(at)
    },
    isFree: () => !isFitted(camera.goal()),
    zoom: (at, factor) => {
      hand.over(undefined)
      tooltip.drop()
      camera.zoom(at, factor)
    },
  }
}
