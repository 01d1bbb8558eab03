import { effect, type ReadonlySignal, signal, untracked } from '@preact/signals'
import type { Clock } from '../../kit/clock.ts'
import type { Curtain, LoadingPart } from '../../overlay/drape/curtain.ts'
import type { Screen } from '../../overlay/screen.ts'
import { hangDrape, type rollTimes } from './drape.ts'

interface Covered {
  readonly screen: ReadonlySignal<Screen>
  /** The parts of the table that have loaded since it was wanted. */
  readonly loaded: ReadonlySignal<readonly LoadingPart[]>
  readonly clock: Clock
  /** The motion allowed now. */
  readonly motion: () => keyof typeof rollTimes
}

/** The state of a table on a screen: on its way, there, or not wanted. */
function tableOn(screen: Screen): 'loading' | 'ready' | 'none' {
  if (screen.type === 'opening' || screen.type === 'connecting') return 'loading'
  if (screen.type !== 'table') return 'none'
  return screen.picture.value.type === 'loading' ? 'loading' : 'ready'
}

/** Hangs a curtain over each table that loads on a page; undefined while there is none. */
export function drapeOver({ screen, loaded, clock, motion }: Covered): ReadonlySignal<Curtain | undefined> {
  const curtain = signal<Curtain | undefined>(undefined)
  let hung: ReturnType<typeof hangDrape> | undefined
  const fall = () => {
    hung?.stop()
    hung = undefined
    curtain.value = undefined
  }
  const hang = () => {
    const drape = hangDrape({ clock, motion: motion() })
    const show = ({ value: state, context }: ReturnType<typeof drape.getSnapshot>) => {
      if (state === 'gone') fall()
      else curtain.value = { state, loaded: context.loaded }
    }
    hung = drape
    drape.subscribe(show)
    show(drape.getSnapshot())
  }
  effect(() => {
    const table = tableOn(screen.value)
    const parts = loaded.value
    untracked(() => {
      if (table === 'none') return fall()
      if (table === 'ready') return hung?.send({ type: 'loaded', part: 'frame' })
      if (!hung) hang()
      for (const part of parts) hung?.send({ type: 'loaded', part })
    })
  })
  return curtain
}
