import type { ComponentType } from 'preact'
import { ChancePanel } from './chance.tsx'
import { ChoicePanel } from './choice.tsx'
import type { Live, PanelProps } from './live.ts'
import { MachinePanel } from './machine.tsx'
import { NetworkPanel } from './network.tsx'
import { type Panel, type Plan, panels } from './plan.ts'
import { PositionPanel } from './position.tsx'
import { ReportPanel } from './report.tsx'
import { ScenarioPanel } from './scenarios.tsx'
import { StagePanel } from './stage.tsx'
import { TimePanel } from './time.tsx'

const shapes: Readonly<Record<Panel, ComponentType<PanelProps>>> = {
  position: PositionPanel,
  choice: ChoicePanel,
  time: TimePanel,
  chance: ChancePanel,
  network: NetworkPanel,
  machine: MachinePanel,
  stage: StagePanel,
  scenario: ScenarioPanel,
  report: ReportPanel,
}

interface Props {
  readonly live: Live
  readonly plan: Plan
}

/** The overlay: its head, its tabs and the panel that is open. */
export function Dock({ live, plan }: Props) {
  const folded = plan.folded.value
  const Shape = shapes[plan.panel.value]
  return (
    <>
      <Head live={live} plan={plan} />
      {!folded && (
        <>
          <nav class="debug-tabs">
            {panels.map((panel) => (
              <button
                key={panel}
                type="button"
                data-panel={panel}
                aria-pressed={plan.panel.value === panel}
                onClick={() => (plan.panel.value = panel)}
              >
                {panel}
              </button>
            ))}
          </nav>
          <section class="debug-panel" data-shown={plan.panel.value} key={plan.panel.value}>
            <Shape live={live} />
          </section>
        </>
      )}
    </>
  )
}

function Head({ live, plan: { side, folded } }: Props) {
  const { seq, standing } = live.now.value
  const { entry, now, position } = live.instant.value
  const other = side.value === 'right' ? 'bottom' : 'right'
  return (
    <header class="debug-head">
      <b>Playtest</b>
      <span class="debug-where" data-at={entry?.seq}>
        {now ? `entry ${seq}` : `looking at ${entry?.seq} of ${seq}`} · {position.phase} ·{' '}
        {standing}
      </span>
      {!now && (
        <button type="button" data-do="now" onClick={() => (live.at.value = undefined)}>
          now
        </button>
      )}
      <button type="button" title={`Move to the ${other}`} onClick={() => (side.value = other)}>
        {other}
      </button>
      <button type="button" data-do="fold" onClick={() => (folded.value = !folded.value)}>
        {folded.value ? 'open' : 'fold'}
      </button>
      <button type="button" data-do="close" title="Close (`)" onClick={live.shown.doors.close}>
        ×
      </button>
    </header>
  )
}
