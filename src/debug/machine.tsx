import type { PanelProps } from './live.ts'
import type { MachineView } from './machineLog.ts'
import { Unwatched } from './network.tsx'
import { useOften } from './often.ts'

/** The order of the turn with where it stands, the running machines, and what the table told. */
export function MachinePanel({ live }: PanelProps) {
  useOften()
  const { peek, table } = live.shown
  const { position } = live.instant.value
  return (
    <>
      <h3>The order of the turn</h3>
      <ul class="debug-chart">
        {Object.entries(table.game.chart).map(([phase, tags]) => (
          <li key={phase} class={phase === position.phase ? 'here' : undefined}>
            <b>{phase}</b>
            {Object.entries(tags).map(([tag, to]) => (
              <span key={tag}>
                {' '}
                {tag} → {to}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {peek ? (
        <>
          <h3>Machines</h3>
          {peek.machines.machines().map((machine) => (
            <Machine key={machine.id} machine={machine} now={peek.clock.now()} />
          ))}
        </>
      ) : (
        <Unwatched live={live} what="Machines" />
      )}
      <h3>What the table told</h3>
      <ul class="debug-trace">
        {live.news.value.toReversed().map((line, at) => (
          <li key={live.news.value.length - at}>{line}</li>
        ))}
      </ul>
    </>
  )
}

interface MachineProps {
  readonly machine: MachineView
  readonly now: number
}

function Machine({ machine, now }: MachineProps) {
  const { id, chart, state, since, events, running } = machine
  return (
    <div class="debug-card" data-machine={chart} data-state={state}>
      <b>{chart}</b> <span class="debug-soft">{id}</span> {running ? '' : 'stopped'}
      <p>
        <code>{state}</code> for {((now - since) / 1000).toFixed(1)} s
      </p>
      <details open={running}>
        <summary>last events</summary>
        <ul class="debug-trace">
          {events.toReversed().map((event, at) => (
            <li key={events.length - at}>
              {((now - event.at) / 1000).toFixed(1)} s ago <b>{event.type}</b> {event.state}
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
