import { useSignal } from '@preact/signals'
import type { ComponentType, TargetedPointerEvent } from 'preact'
import { useEffect } from 'preact/hooks'
import { Button } from '../overlay/widgets/button.tsx'
import { ChancePanel } from './chance/panel.tsx'
import { ChoicePanel } from './choice/panel.tsx'
import { EditionPanel } from './edition/panel.tsx'
import { type Panel, type PanelLayout, panels } from './layout.ts'
import type { Live, PanelProps } from './live.ts'
import { MachinePanel } from './machine/panel.tsx'
import { NetworkPanel } from './network/panel.tsx'
import { NotesPanel } from './notes/panel.tsx'
import { PositionPanel } from './position/panel.tsx'
import { ReportPanel } from './report/panel.tsx'
import { ScenarioPanel } from './scenario/panel.tsx'
import { styleOf } from './stage/boxes.tsx'
import { StagePanel } from './stage/panel.tsx'
import { matchText } from './text/match.ts'
import { pageText } from './text/page.ts'
import { TimePanel } from './time/panel.tsx'
import { Over, openSecond } from './window.tsx'

const text = pageText.dock

const shapes: Readonly<Record<Panel, ComponentType<PanelProps>>> = {
  position: PositionPanel,
  choice: ChoicePanel,
  time: TimePanel,
  chance: ChancePanel,
  network: NetworkPanel,
  machine: MachinePanel,
  stage: StagePanel,
  scenario: ScenarioPanel,
  edition: EditionPanel,
  notes: NotesPanel,
  report: ReportPanel,
}

interface Props {
  readonly live: Live
  readonly layout: PanelLayout
}

/** The overlay: header, tabs and the open panel. */
export function Dock({ live, layout }: Props) {
  const apart = layout.apart.value
  const folded = layout.folded.value && !apart
  const Shape = shapes[layout.panel.value]
  return (
    <>
      <Head live={live} layout={layout} />
      <PastMark live={live} />
      {!folded && (
        <>
          {!apart && <Edge layout={layout} />}
          <nav class="debug-tabs">
            {panels.map((panel) => (
              <button
                key={panel}
                type="button"
                data-panel={panel}
                aria-pressed={layout.panel.value === panel}
                onClick={() => (layout.panel.value = panel)}
              >
                {panel}
              </button>
            ))}
          </nav>
          <section class="debug-panel" data-shown={layout.panel.value} key={layout.panel.value}>
            <Shape live={live} />
          </section>
        </>
      )}
    </>
  )
}

function Head({ live, layout }: Props) {
  const { side, folded, apart } = layout
  const { seq, standing } = live.now.value
  const { entry, isNow, position } = live.instant.value
  const other = side.value === 'right' ? 'bottom' : 'right'
  const fold = folded.value ? 'open' : 'fold'
  return (
    <header class="debug-head">
      <b>{text.title}</b>
      <span class="debug-where" data-at={entry?.seq} data-now={isNow}>
        {text.entry} <output>{isNow ? seq : text.at(entry?.seq, seq)}</output> {isNow && position.phase}
        {isNow && standing !== 'playing' && standing !== position.phase && `, ${standing}`}
      </span>
      {live.past.isPast.value && <Button label={text.now} data-do="now" onClick={live.past.toNow} />}
      <ApartButton layout={layout} />
      {!apart.value && (
        <>
          <HeadButton name={text.toSide(other)} icon={other} press={() => (side.value = other)} />
          <HeadButton name={text[fold]} icon={fold} act="fold" press={() => (folded.value = !folded.value)} />
        </>
      )}
      <HeadButton name={text.close} icon="close" act="close" press={live.shown.actions.close} />
    </header>
  )
}

/** Moves the overlay into a separate window, or back. */
function ApartButton({ layout: { apart } }: Pick<Props, 'layout'>) {
  const isBlocked = useSignal(false)
  const press = () => {
    const opens = !apart.value
    isBlocked.value = opens && !openSecond()
    apart.value = opens && !isBlocked.value
  }
  return (
    <>
      {isBlocked.value && (
        <span role="alert" class="debug-blocked">
          {text.blocked}
        </span>
      )}
      <HeadButton
        name={apart.value ? text.fromWindow : text.toWindow}
        icon={apart.value ? 'right' : 'apart'}
        act="apart"
        press={press}
      />
    </>
  )
}

/** The overlay's smallest size in CSS pixels, and its largest as a share of the page. */
const least = { right: 300, bottom: 160 } as const
const most = 0.6

/** Distance an arrow key moves the edge, CSS pixels. */
const step = 16

type Moved = TargetedPointerEvent<HTMLElement>

/** The edge between table and overlay. Drag to resize, double-click to reset. */
function Edge({ layout }: { readonly layout: PanelLayout }) {
  const side = layout.side.value
  const size = layout.sizes[side]
  const put = (wanted: number) => {
    const page = side === 'right' ? window.innerWidth : window.innerHeight
    size.value = Math.round(Math.min(page * most, Math.max(least[side], wanted)))
  }
  const follow = ({ currentTarget, pointerId, clientX, clientY }: Moved) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return
    put(side === 'right' ? window.innerWidth - clientX : window.innerHeight - clientY)
  }
  const now = (edge: HTMLElement) => {
    const { width, height } = edge.parentElement?.getBoundingClientRect() ?? { width: 0, height: 0 }
    return side === 'right' ? width : height
  }
  const [more, less] = side === 'right' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
  return (
    <hr
      class="debug-edge"
      aria-label={pageText.dock.size}
      aria-orientation={side === 'right' ? 'vertical' : 'horizontal'}
      aria-valuenow={size.value}
      tabIndex={0}
      title={pageText.dock.sizeHint}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={follow}
      onDblClick={() => (size.value = 0)}
      onKeyDown={({ code, currentTarget }) => {
        if (code === more) put(now(currentTarget) + step)
        if (code === less) put(now(currentTarget) - step)
      }}
    />
  )
}

/** The header's icons, as paths in a 16×16 box. */
const icons = {
  right: 'M2 3h12v10H2zM10 3v10M11.5 5v6',
  bottom: 'M2 3h12v10H2zM2 9.5h12M4 11.2h8',
  fold: 'M3 12h10',
  open: 'M3 4h10v8H3z',
  apart: 'M7 3H3v10h10V9M9 2.5h4.5V7M13 3L7.5 8.5',
  close: 'M4 4l8 8M12 4l-8 8',
} as const

interface HeadButtonProps {
  readonly name: string
  readonly icon: keyof typeof icons
  readonly act?: string
  readonly press: () => void
}

function HeadButton({ name, icon, act, press }: HeadButtonProps) {
  return (
    <button type="button" class="icon" title={name} aria-label={name} data-do={act} onClick={press}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={icons[icon]} />
      </svg>
    </button>
  )
}

/** A banner over the table while it shows an earlier moment. */
function PastMark({ live }: PanelProps) {
  const { isPast, told, shown } = live.past
  const past = isPast.value
  useEffect(() => {
    document.body.toggleAttribute('data-debug-past', past)
    return () => document.body.removeAttribute('data-debug-past')
  }, [past])
  if (!past) return undefined
  const { entry } = live.instant.value
  const count = told.value.effects.length
  const area = live.shown.stage.value?.areas().decision
  return (
    <Over>
      <p class="debug-past" data-past={entry?.seq} data-past-effects={shown.value} style={area && styleOf(area)}>
        {matchText.past(entry?.seq, live.now.value.seq, shown.value, count)}
      </p>
    </Over>
  )
}
