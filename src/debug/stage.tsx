import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { Pane } from 'tweakpane'
import type { Touchable } from '../stage/index.ts'
import { Boxes, type Sight } from './boxes.tsx'
import type { PanelProps } from './live.ts'
import { useOften } from './often.ts'
import type { Shown } from './shown.ts'

/** What the stage draws, how fast, and what may be touched there. */
export function StagePanel({ live }: PanelProps) {
  useOften()
  const knobs = useRef<HTMLDivElement>(null)
  const sight = useSignal({ next: true, all: false, areas: false })
  const stage = live.shown.stage.value
  useEffect(() => {
    if (!stage || !knobs.current) return
    const pane = stagePane(live.shown, knobs.current, sight.value, (seen) => {
      sight.value = { ...seen }
    })
    return () => pane.dispose()
  }, [stage])
  if (!stage) return <p>Nothing is drawn: the table is shown in words.</p>
  const places = stage.places()
  return (
    <>
      <div ref={knobs} />
      <dl class="debug-facts">
        <dt>frames drawn</dt>
        <dd data-frames={stage.frames()}>{stage.frames()}</dd>
        <dt>picture</dt>
        <dd>{stage.idle() ? 'stands still' : 'moves'}</dd>
        <dt>seen</dt>
        <dd>{stage.nearness().toFixed(2)} times as large as fitted</dd>
      </dl>
      <Places places={places} />
      <Boxes places={places} areas={stage.areas()} sight={sight.value} />
    </>
  )
}

function stagePane(
  { doors, tempo }: Shown,
  container: HTMLElement,
  first: Sight,
  see: (sight: Sight) => void,
): Pane {
  const pane = new Pane({ container })
  const rate = typeof tempo.value === 'number' ? tempo.value : 4
  const knobs = { rate, ...first }
  pane
    .addBinding(knobs, 'rate', { label: 'tempo', min: 0.05, max: 4, step: 0.05 })
    .on('change', ({ value }) => doors.setTempo(value))
  pane.addButton({ title: 'slow motion' }).on('click', () => {
    knobs.rate = 0.1
    pane.refresh()
  })
  pane.addButton({ title: 'as in the settings' }).on('click', () => doors.setTempo(tempo.value))
  const { next, all, areas } = { next: 'what leads on', all: 'all pieces', areas: 'safe areas' }
  pane.addBinding(knobs, 'next', { label: next }).on('change', () => see(knobs))
  pane.addBinding(knobs, 'all', { label: all }).on('change', () => see(knobs))
  pane.addBinding(knobs, 'areas', { label: areas }).on('change', () => see(knobs))
  return pane
}

function Places({ places }: { readonly places: readonly Touchable[] }) {
  const next = places.filter((place) => place.next)
  return (
    <>
      <h3 data-next={next.length}>
        {next.length} of {places.length} pieces lead on
      </h3>
      <ul class="debug-trace">
        {[...next, ...places.filter((place) => !place.next)].map(({ id, label, pick, next }) => (
          <li key={id} class={next ? 'here' : undefined}>
            {label} <code>{pick === id ? id : `${id} as ${pick}`}</code>
          </li>
        ))}
      </ul>
    </>
  )
}
