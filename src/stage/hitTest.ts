import type { GameTypes } from '../rules/game.ts'
import { isFitted } from './camera.ts'
import { meantAt, touchedAt } from './hand.ts'
import type { HitTest } from './pointerEvents.ts'
import type { StageParts } from './stageParts.ts'

/** Hit testing for the stage's canvas. */
export function hitTestOf<G extends GameTypes>({
  view,
  hand,
  camera,
  reader,
}: StageParts<G>): HitTest {
  return {
    touched: (at, byFinger = false) => {
      const { x, y } = view.under(at)
      const next = hand.next()
      const ids = touchedAt(view.layout(), next, x, y)
      if (!byFinger || ids.some((pick) => next.has(pick))) return ids
      const meant = meantAt(view.places(), at)
      return meant === undefined ? ids : [...ids, meant]
    },
    wordy: reader.wordy,
    describe: (at) => {
      hand.over(undefined)
      reader.held(at)
    },
    isFree: () => !isFitted(camera.goal()),
    zoom: (at, factor) => {
      hand.over(undefined)
      reader.drop()
      camera.zoom(at, factor)
    },
  }
}
