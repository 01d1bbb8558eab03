import { useSignal } from '@preact/signals'
import { Button } from '../../overlay/widgets/button.tsx'
import type { Chart as TurnChart } from '../../rules/game.ts'
import type { PanelProps } from '../live.ts'
import { Unwatched } from '../network/panel.tsx'
import { pageText } from '../text/page.ts'
import { agoText, useOften } from '../ui.ts'
import type { ChartState } from './chart.ts'
import { Chart } from './chartView.tsx'
import type { MachineLog, MachineView } from './machineLog.ts'
import { openStately, type StatelyNews } from './stately.ts'

const text = pageText.machine

/** Every machine's chart, state and last steps, and the table's events. */
export function MachinePanel({ live }: PanelProps) {
  useOften()
  const { peek, table } = live.shown
  const { position } = live.instant.value
  return (
    <>
      {peek ? (
        <>
          <Stately log={peek.machines} />
          <div class="debug-machines">
            {inOrder(peek.machines.machines(), table.game.id).map((machine) => (
              <Machine key={machine.id} machine={machine} now={peek.clock.now()} />
            ))}
          </div>
        </>
      ) : (
        <>
          <h3>{text.turn}</h3>
          <Chart machine={plainTurn(table.game.chart, position.phase)} now={0} />
          <Unwatched live={live} what="Machines" />
        </>
      )}
      <details>
        <summary>{text.told}</summary>
        <ul class="debug-trace">
          {live.news.value.toReversed().map((line, at) => (
            <li key={live.news.value.length - at}>{line}</li>
          ))}
        </ul>
      </details>
    </>
  )
}

/** The chart of the turn, for pages loaded without the log. */
function plainTurn(turn: TurnChart, phase: string) {
  const states = Object.entries(turn).map(([name, tags]): ChartState => {
    const ways = Object.entries(tags).map(([event, to]) => ({ event, to: [to] }))
    return { id: name, name, isParallel: false, states: [], ways }
  })
  const chart = { id: '', name: 'turn', isParallel: false, states, ways: [] }
  return { chart, leaves: [{ path: phase, since: 0 }], trail: [] }
}

/** The machines, most interesting first. Leaves out stopped ones with a running successor. */
function inOrder(machines: readonly MachineView[], game: string): readonly MachineView[] {
  const names = [game, 'peerRole', 'hostConnection', 'playback', 'pointer', 'app', 'hover']
  const place = ({ name }: MachineView) => (names.indexOf(name) + names.length + 1) % (names.length + 1)
  const hasTwin = ({ name }: MachineView) => machines.some((other) => other.running && other.name === name)
  return machines.filter((machine) => machine.running || !hasTwin(machine)).toSorted((a, b) => place(a) - place(b))
}

interface MachineProps {
  readonly machine: MachineView
  readonly now: number
}

function Machine({ machine, now }: MachineProps) {
  const { id, name, leaves, steps, running } = machine
  const open = useSignal(running && name !== 'hover')
  const state = leaves.map(({ path }) => path).join(', ')
  const [recent, earlier] = [steps.slice(-listed), steps.slice(0, -listed)]
  return (
    <details
      class="debug-machine"
      data-machine={name}
      data-state={state}
      data-actor={id}
      open={open.value}
      onToggle={({ currentTarget }) => (open.value = currentTarget.open)}
    >
      <summary>
        <b>{name}</b> <i>{agoText(now - Math.max(...leaves.map(({ since }) => since)))}</i>{' '}
        <code>{running ? shortly(leaves) : text.stopped}</code>
      </summary>
      {open.value && (
        <>
          <Chart machine={machine} now={now} />
          <Steps steps={recent} now={now} />
          {earlier.length > 0 && (
            <details>
              <summary>{text.earlier(earlier.length)}</summary>
              <Steps steps={earlier} now={now} />
            </details>
          )}
        </>
      )}
    </details>
  )
}

/** A machine's state, without common outer states. */
const shortly = (leaves: MachineView['leaves']) =>
  leaves.map(({ path }) => (leaves.length > 1 ? path.replace(/^[^.]*\./, '') : path)).join(' · ')

/** Steps listed at first. */
const listed = 6

/** Steps of a machine, the newest first. */
const Steps = ({ steps, now }: Pick<MachineView, 'steps'> & { readonly now: number }) => (
  <table class="debug-steps-list">
    <tbody>
      {steps.toReversed().map(({ event, at, times, via, way }, index) => (
        <tr key={steps.length - index} data-event={event}>
          <td class="number">{agoText(now - at)}</td>
          <td>
            <b>{event}</b>
            {times > 1 && <i> ×{times}</i>} {via !== '' && <span>{via} </span>}
            {way !== '' && <code>{way}</code>}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

function Stately({ log }: { readonly log: MachineLog }) {
  const news = useSignal<StatelyNews | undefined>(undefined)
  return (
    <p class="debug-line">
      <Button
        label={text.stately}
        data-do="stately"
        onClick={() => void openStately(log, (said) => (news.value = said))}
      />
      {news.value && <span data-stately={news.value}>{text.news[news.value]}</span>}
    </p>
  )
}
