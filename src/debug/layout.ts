import { effect, type Signal, signal } from '@preact/signals'
import { fromWindow, toWindow } from '../overlay/sessionStore.ts'

/** The panels, in the order of their tabs. */
export const panels = [
  'position',
  'choice',
  'time',
  'chance',
  'network',
  'machine',
  'stage',
  'scenario',
  'edition',
  'notes',
  'report',
] as const
export type Panel = (typeof panels)[number]

/** Where the overlay is. */
type DockSide = 'right' | 'bottom'

/** The arrangement of the overlay, remembered by this window. */
export interface PanelLayout {
  readonly panel: Signal<Panel>
  readonly side: Signal<DockSide>
  readonly folded: Signal<boolean>
  /** Whether it is in a separate window. */
  readonly apart: Signal<boolean>
  /** Its size on each side, CSS pixels; 0 for the default. */
  readonly sizes: Readonly<Record<DockSide, Signal<number>>>
}

const key = 'debug'

/** The remembered arrangement, applied to the page until `stop` is called. */
export function makeLayout(): { readonly layout: PanelLayout; readonly stop: () => void } {
  const layout = readLayout(fromWindow(key) ?? '')
  const { panel, side, folded, sizes } = layout
  const { style, dataset } = document.body
  const remember = effect(() => {
    const { right, bottom } = sizes
    const all = [panel.value, side.value, folded.value, right.value, bottom.value]
    toWindow(key, all.join(' '))
    dataset.debug = layout.apart.value ? 'apart' : folded.value ? 'folded' : side.value
    for (const [name, size] of [['--debug-wide', right.value] as const, ['--debug-high', bottom.value] as const])
      if (size > 0) style.setProperty(name, `${size}px`)
      else style.removeProperty(name)
  })
  const stop = () => {
    remember()
    delete dataset.debug
    for (const name of ['--debug-wide', '--debug-high']) style.removeProperty(name)
  }
  return { layout, stop }
}

/** On a narrow page the overlay is below the table. */
const roomier = (): DockSide => (window.innerWidth < window.innerHeight ? 'bottom' : 'right')

/** Reads a remembered arrangement. Falls back to the default. */
function readLayout(text: string): PanelLayout {
  const [panel, side, folded, right, bottom] = text.split(' ')
  const size = (said: string | undefined) => signal(Math.max(0, Number(said) || 0))
  return {
    panel: signal(panels.find((one) => one === panel) ?? 'position'),
    side: signal(side === 'right' || side === 'bottom' ? side : roomier()),
    folded: signal(folded === 'true'),
    apart: signal(false),
    sizes: { right: size(right), bottom: size(bottom) },
  }
}
