import type { BindingParams, Pane } from 'tweakpane'
import { type FaultControl, type Faults, noFaults } from '../../link/faults/faults.ts'
import type { FaultyNetwork } from '../../link/faults/network.ts'
import { Button } from '../../overlay/widgets/button.tsx'
import { Knobs } from '../knobs.tsx'
import { hereName } from '../peek.ts'
import { pageText } from '../text/page.ts'

const text = pageText.network

interface Props {
  /** `undefined` without a network. */
  readonly lab: FaultyNetwork | undefined
}

/** Controls for faults in this page's links. */
export function FaultKnobs({ lab }: Props) {
  if (!lab) return <p>{text.noNetwork}</p>
  return (
    <>
      <h3>{text.laboratory}</h3>
      <p class="debug-line">
        <Button label={text.cut} data-do="cut" onClick={() => lab.cut('closed')} />
        <Button label={text.silence} data-do="silence" onClick={() => lab.cut('silent')} />
        <Button label={text.well} data-do="well" onClick={() => lab.faults.set(noFaults)} />
      </p>
      <Knobs add={(pane) => addKnobs(pane, lab.faults)} />
    </>
  )
}

/** This page hears nothing, or says nothing. */
export const [deaf, dumb] = [
  { from: '*', to: hereName },
  { from: hereName, to: '*' },
] as const

/** The values of the controls, for this page: times in ms, the rate in kB/s. */
function knobsOf({ wire, broker, frozen, mute }: Faults) {
  const [least, most] = wire.delay
  const { loss, duplicate, reorder } = wire
  return {
    least,
    most,
    loss,
    duplicate,
    reorder,
    rate: wire.rate / 1000,
    deaf: mute.some(({ to }) => to === hereName),
    dumb: mute.some(({ from }) => from === hereName),
    frozen: frozen.includes(hereName),
    signalling: broker === 'up',
  }
}

type FaultKnobValues = ReturnType<typeof knobsOf>

function turn(faults: FaultControl, knobs: FaultKnobValues): void {
  const { least, most, loss, duplicate, reorder, rate } = knobs
  const delay = [least, Math.max(least, most)] as const
  faults.set({
    wire: { delay, loss, duplicate, reorder, rate: rate * 1000 },
    broker: knobs.signalling ? 'up' : 'down',
    frozen: knobs.frozen ? [hereName] : [],
    mute: [...(knobs.deaf ? [deaf] : []), ...(knobs.dumb ? [dumb] : [])],
  })
}

const delay = { min: 0, max: 3000, step: 10 }
const share = { min: 0, max: 1, step: 0.01 }

/** The controls in order, with their ranges. Those without one are switches. */
const ranges: readonly (readonly [keyof FaultKnobValues, BindingParams])[] = [
  ['least', delay],
  ['most', delay],
  ['loss', share],
  ['duplicate', share],
  ['reorder', share],
  ['rate', { min: 0, max: 64, step: 0.5 }],
  ['deaf', {}],
  ['dumb', {}],
  ['frozen', {}],
  ['signalling', {}],
]

function addKnobs(pane: Pane, faults: FaultControl): () => void {
  const knobs = knobsOf(faults.now())
  for (const [knob, range] of ranges) pane.addBinding(knobs, knob, { label: text.knobs[knob], ...range })
  let isShowing = false
  pane.on('change', () => {
    if (!isShowing) turn(faults, knobs)
  })
  return faults.on((switches) => {
    Object.assign(knobs, knobsOf(switches))
    isShowing = true
    pane.refresh()
    isShowing = false
  })
}
