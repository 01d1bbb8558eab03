import type { ReadonlySignal } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import type { Controls } from './controls.ts'
import { EndCard } from './endCard.tsx'
import { columnsFor, partsOf, type StreamLook, type StreamPart } from './look.ts'
import { Sides } from './sides.tsx'
import type { PartProps, Streamed } from './streamed.ts'
import { Graph, LastAction, LuckSoFar, NextDraw } from './widgets.tsx'
import '../style/patterns.css'
import './parts.css'
import './stream.css'
import './square.css'

interface Props {
  readonly look: StreamLook
  readonly controls: ReadonlySignal<Pick<Controls, 'off' | 'held'>>
  readonly streamed: ReadonlySignal<Streamed | undefined>
}

/** A stream's parts beside the picture of the table. */
export function StreamPage({ look, controls, streamed }: Props) {
  const shown = streamed.value
  const { off, held } = controls.value
  const shows = partsOf(look.preset)
  const isOn = (part: StreamPart) => shows.includes(part) && !off.includes(part)
  const isTable = shown !== undefined && isOn('table')
  const count = shown?.table.store.view.value.seats.length ?? 0
  const columns = columnsFor(count)
  // Five sides and more take the whole height of their column.
  const isFull = look.preset === 'full' && count > 4
  useLayoutEffect(() => {
    document.body.dataset.stream = shown ? 'match' : 'idle'
    document.body.dataset.streamTable = String(isTable)
    document.body.dataset.streamRows = String(Math.ceil(count / columns))
  }, [shown, isTable, count, columns])
  if (!shown) return undefined
  const { hash } = shown.table.store.view.value
  const given: PartProps = { streamed: shown, isOn }
  return (
    <main
      class="stream"
      data-preset={look.preset}
      data-hash={hash}
      data-seats={count}
      data-crowd={count > 3}
      data-held={held}
      style={{ '--seats': count, '--columns': columns }}
    >
      <div class="beside">
        <Sides {...given} />
        {isOn('odds') && !isFull && <NextDraw {...given} />}
        {isOn('graph') && <Graph {...given} />}
      </div>
      {isTable && <EndCard {...given} />}
      {isOn('luck') && <LuckSoFar {...given} />}
      {isOn('action') && <LastAction {...given} />}
    </main>
  )
}
