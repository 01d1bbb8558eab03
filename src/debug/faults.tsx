import { useEffect, useRef } from 'preact/hooks'
import { Pane } from 'tweakpane'
import type { Lab } from '../link/lab/lab.ts'
import { goodWire } from '../link/lab/wire.ts'
import { hereName } from './peek.ts'

interface Props {
  /** `undefined` at a table without a network. */
  readonly lab: Lab | undefined
}

/** The switches of the network laboratory; they turn this page's own links, both ways. */
export function Faults({ lab }: Props) {
  const parent = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!lab || !parent.current) return
    const pane = faultPane(lab, parent.current)
    return () => pane.dispose()
  }, [lab])
  if (!lab) return <p>No network is in use, so there is nothing to disturb.</p>
  return (
    <>
      <h3>Laboratory</h3>
      <div ref={parent} />
    </>
  )
}

function faultPane(lab: Lab, container: HTMLElement): Pane {
  const pane = new Pane({ container })
  const { board } = lab
  const { wire, broker, frozen } = board.now()
  const [least, most] = wire.delay
  const knobs = {
    ...{ least, most, loss: wire.loss, duplicate: wire.duplicate, reorder: wire.reorder },
    ...{ signalling: broker === 'up', frozen: frozen.includes(hereName), deaf: false },
  }
  const turn = () => {
    const { loss, duplicate, reorder } = knobs
    const delay = [knobs.least, Math.max(knobs.least, knobs.most)] as const
    board.turn({
      wire: { delay, loss, duplicate, reorder },
      broker: knobs.signalling ? 'up' : 'down',
      frozen: knobs.frozen ? [hereName] : [],
      mute: knobs.deaf ? [{ from: '*', to: hereName }] : [],
    })
  }
  const share = { min: 0, max: 1, step: 0.01 }
  pane.addBinding(knobs, 'least', { label: 'delay from, ms', min: 0, max: 3000, step: 10 })
  pane.addBinding(knobs, 'most', { label: 'delay to, ms', min: 0, max: 3000, step: 10 })
  for (const knob of ['loss', 'duplicate', 'reorder'] as const) pane.addBinding(knobs, knob, share)
  pane.addBinding(knobs, 'signalling', { label: 'signalling is up' })
  pane.addBinding(knobs, 'frozen', { label: 'freeze the links' })
  pane.addBinding(knobs, 'deaf', { label: 'hear nothing' })
  pane.on('change', turn)
  pane.addButton({ title: 'cut all links' }).on('click', () => lab.cut('closed'))
  pane.addButton({ title: 'cut them silently' }).on('click', () => lab.cut('silent'))
  pane.addButton({ title: 'all well again' }).on('click', () => {
    const [from, to] = goodWire.delay
    const well = { least: from, most: to, loss: 0, duplicate: 0, reorder: 0 }
    Object.assign(knobs, well, { signalling: true, frozen: false, deaf: false })
    pane.refresh()
    turn()
  })
  return pane
}
