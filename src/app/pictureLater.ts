import { effect, type ReadonlySignal, signal } from '@preact/signals'
import type { Picture } from '../overlay/screen.ts'
import type { GameTypes } from '../rules/game.ts'
import type { Stay } from './scope.ts'
import type { Easel, Watched } from './table/tableStage.ts'

/** The picture of a table by code that is fetched when a table is first shown. */
export function pictureLater<G extends GameTypes>(
  easel: Easel,
  watched: Watched<G>,
  stay: Stay,
): ReadonlySignal<Picture> {
  const picture = signal<Picture>({ type: 'loading' })
  const show = async () => {
    const { showStage } = await import('./table/tableStage.ts')
    if (stay.over) return
    const shown = showStage(easel, watched, stay)
    stay.until(
      effect(() => {
        picture.value = shown.value
      }),
    )
  }
  show().catch((error: unknown) => {
    console.warn('Couldn’t load the table’s graphics.', error)
    picture.value = { type: 'none' }
  })
  return picture
}
