import { effect, type Signal, signal } from '@preact/signals'

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
  'report',
] as const
export type Panel = (typeof panels)[number]

/** Where the overlay stands beside the table. */
export type Side = 'right' | 'bottom'

/** How the overlay is arranged; this window remembers it from table to table. */
export interface Plan {
  readonly panel: Signal<Panel>
  readonly side: Signal<Side>
  readonly folded: Signal<boolean>
}

const key = 'debug'

/** The arrangement of before, told to the style sheets until `stop` is called. */
export function makePlan(): { readonly plan: Plan; readonly stop: () => void } {
  const [panel, side, folded] = (sessionStorage.getItem(key) ?? '').split(' ')
  const plan: Plan = {
    panel: signal(panels.find((one) => one === panel) ?? 'position'),
    side: signal<Side>(side === 'bottom' ? 'bottom' : 'right'),
    folded: signal(folded === 'true'),
  }
  const remember = effect(() => {
    const all = [plan.panel.value, plan.side.value, plan.folded.value]
    sessionStorage.setItem(key, all.join(' '))
    document.body.dataset.debug = plan.folded.value ? 'folded' : plan.side.value
  })
  const stop = () => {
    remember()
    delete document.body.dataset.debug
  }
  return { plan, stop }
}
