import { useEffect, useRef } from 'preact/hooks'
import { Pane } from 'tweakpane'
import { type FaultControl, type Faults, noFaults } from '../../link/faults/faults.ts'
import type { FaultyNetwork } from '../../link/faults/network.ts'
import { Button } from '../../overlay/widgets/button.tsx'
import { hereName } from '../peek.ts'
import { pageText } from '../text/page.ts'
import { nameFields } from '../ui.ts'

const text = pageText.network

interface Props {
  /** `undefined` without a network. */
  readonly lab: FaultyNetwork | undefined
}

/** Controls for faults in this page's links. */
export function FaultKnobs({ lab }: Props) {
  const parent = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!lab || !parent.current) return
    const pane = faultPane(lab.faults, parent.current)
    nameFields(parent.current)
    return () => pane.dispose()
  }, [lab])
  if (!lab) return <p>{text.noNetwork}</p>
  return (
    <>
      <h3>{text.laboratory}</h3>
      <p class="debug-line">
        <Button label={text.cut} data-do="cut" onClick={() => lab.cut('closed')} />
        <Button label={text.silence} data-do="silence" onClick={() => lab.cut('silent')} />
        <Button label={text.well} data-do="well" onClick={() => lab.faults.set(noFaults)} />
      </p>
      <div ref={parent} />
    </>
  )
}

/** The values of the controls, for this page. */
interface Knobs {
  least: number
  most: number
  loss: number
  duplicate: number
  reorder: number
  /** Kilobytes a second; 0: unlimited. */
  rate: number
  signalling: boolean
  frozen: boolean
  deaf: boolean
  dumb: boolean
}

const hearsNothing = { from: '*', to: hereName } as const
const saysNothing = { from: hereName, to: '*' } as const

function knobsOf({ wire, broker, frozen, mute }: Faults): Knobs {
  const [least, most] = wire.delay
  const { loss, duplicate, reorder } = wire
  return {
    ...{ least, most, loss, duplicate, reorder, rate: wire.rate / 1000 },
    ...{ signalling: broker === 'up', frozen: frozen.includes(hereName) },
    deaf: mute.some(({ to }) => to === hereName),
    dumb: mute.some(({ from }) => from === hereName),
  }
}

function turn(faults: FaultControl, knobs: Knobs): void {
  const { least, most, loss, duplicate, reorder, rate } = knobs
  const delay = [least, Math.max(least, most)] as const
  faults.set({
    wire: { delay, loss, duplicate, reorder, rate: rate * 1000 },
    broker: knobs.signalling ? 'up' : 'down',
    frozen: knobs.frozen ? [hereName] : [],
    mute: [...(knobs.deaf ? [hearsNothing] : []), ...(knobs.dumb ? [saysNothing] : [])],
  })
}

function faultPane(board: FaultControl, container: HTMLElement): Pane {
  const pane = new Pane({ container })
  const knobs = knobsOf(board.now())
  const share = { min: 0, max: 1, step: 0.01 }
  pane.addBinding(knobs, 'least', { label: text.knobs.least, min: 0, max: 3000, step: 10 })
  pane.addBinding(knobs, 'most', { label: text.knobs.most, min: 0, max: 3000, step: 10 })
  for (const knob of ['loss', 'duplicate', 'reorder'] as const)
    pane.addBinding(knobs, knob, { label: text.knobs[knob], ...share })
  pane.addBinding(knobs, 'rate', { label: text.knobs.rate, min: 0, max: 64, step: 0.5 })
  pane.addBinding(knobs, 'deaf', { label: text.knobs.deaf })
  pane.addBinding(knobs, 'dumb', { label: text.knobs.dumb })
  pane.addBinding(knobs, 'frozen', { label: text.knobs.frozen })
  pane.addBinding(knobs, 'signalling', { label: text.knobs.signalling })
  let isShowing = false
  pane.on('change', () => {
    if (!isShowing) turn(board, knobs)
  })
  const stop = board.on((switches) => {
    Object.assign(knobs, knobsOf(switches))
    isShowing = true
    pane.refresh()
    isShowing = false
  })
  const { dispose } = pane
  pane.dispose = () => {
    stop()
    dispose.call(pane)
  }
  return pane
}
