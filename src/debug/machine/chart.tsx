import type { ComponentChildren } from 'preact'
import { useMemo, useRef } from 'preact/hooks'
import { pageText } from '../text/page.ts'
import { agoText, useWidth } from '../ui.ts'
import { type Gone, isIn } from './chart.ts'
import { type Arc, type ChartBox, type Drawing, type Label, layChart } from './chartLayout.ts'
import type { MachineView } from './machineLog.ts'

interface Props {
  readonly machine: Pick<MachineView, 'chart' | 'leaves' | 'trail'>
  /** The current time of the machine log's clock, ms. */
  readonly now: number
}

/** A machine's chart, with its active states and last transitions highlighted. */
export function Chart({ machine, now }: Props) {
  const room = useRef<HTMLDivElement>(null)
  const width = useWidth(room)
  const { chart, leaves, trail } = machine
  const drawing = useMemo(() => layChart(chart, width), [chart, width])
  const paths = leaves.map(({ path }) => path)
  const litOf = litBy(drawing, trail)
  const standing = (id: string) =>
    leaves.find(({ path }) => path === id || path.slice(0, path.lastIndexOf('.')) === id)
  const { w, h, boxes, labels, arcs } = drawing
  return (
    <div ref={room}>
      <svg class="debug-chart" width={w} height={h + 2} viewBox={`0 -1 ${w} ${h + 2}`} role="img">
        <title>{`${chart.name}: ${paths.join(', ')}`}</title>
        <Heads />
        {boxes.map((box) => (
          <StateBox key={`${box.id}/${box.kind}`} box={box} isHere={isIn(paths, box.id)}>
            {isIn(paths, box.id) && timeText(standing(box.id), now)}
          </StateBox>
        ))}
        {arcs
          .toSorted((a, b) => order.indexOf(litOf(a)) - order.indexOf(litOf(b)))
          .map((arc) => (
            <path
              key={arc.d}
              class={`way ${litOf(arc)}`}
              d={arc.d}
              data-way={`${arc.from}>${arc.to}`}
            />
          ))}
        {labels.map((label) => (
          <Words key={`${label.from}/${label.y}`} label={label} lit={litOf(label)} />
        ))}
      </svg>
    </div>
  )
}

const timeText = (leaf: { readonly since: number } | undefined, now: number) =>
  leaf && agoText(now - leaf.since)

/** How to highlight a transition: the last one taken, an earlier one of the same step, or neither. */
type Lit = 'last' | 'trail' | 'dark'
const order: readonly Lit[] = ['dark', 'trail', 'last']

function litBy({ arcs, labels }: Drawing, trail: readonly Gone[]) {
  const isDrawn = (gone: Gone) =>
    arcs.some((arc) => isSame(arc, gone)) || labels.some((label) => isSame(label, gone))
  const drawn = trail.filter(isDrawn)
  const last = drawn.at(-1)
  return (one: Arc | Label): Lit => {
    if (last && isSame(one, last)) return 'last'
    return drawn.some((gone) => isSame(one, gone)) ? 'trail' : 'dark'
  }
}

const isSame = (one: Arc | Label, { from, event, to }: Gone) =>
  one.from === from && one.events.includes(event) && (!('to' in one) || one.to === to)

/** Arrowheads in each highlight. */
const Heads = () => (
  <defs>
    {order.map((lit) => (
      <marker
        key={lit}
        {...{ id: `debug-head-${lit}`, class: `head ${lit}`, orient: 'auto' }}
        {...{ viewBox: '0 0 6 6', refX: 5, refY: 3, markerWidth: 6, markerHeight: 6 }}
        markerUnits="userSpaceOnUse"
      >
        <path d="M0 0L6 3L0 6z" />
      </marker>
    ))}
  </defs>
)

interface BoxProps {
  readonly box: ChartBox
  readonly isHere: boolean
  readonly children: ComponentChildren
}

function StateBox({ box, isHere, children }: BoxProps) {
  const { id, name, kind, holds, x, y, w, h } = box
  if (name === '') return undefined
  const isPill = kind === 'pill'
  const classes = [kind, ...(isHere ? ['here'] : []), ...(holds ? ['holds'] : [])].join(' ')
  const words = isPill ? { x: x + w / 2, y: y + h / 2 } : { x: x + 8, y: y + 10 }
  return (
    <g class={classes} data-state={id} data-here={isHere}>
      {kind !== 'whole' && <rect {...{ x, y }} width={w} height={h} rx={isPill ? 8 : 4} />}
      <text {...words}>
        {name}
        {!isPill && children && <tspan dx="7">{children}</tspan>}
      </text>
    </g>
  )
}

/** Precedes the events of transitions that re-enter their state. Others have an arrow. */
const signs = { on: '', again: '↻ ', stays: '' } as const

function Words({ label, lit }: { readonly label: Label; readonly lit: Lit }) {
  const { events, leads, x, y } = label
  const words = events.map((event) => (event === '' ? pageText.machine.always : event)).join(', ')
  return (
    <text class={`event ${leads} ${lit}`} {...{ x, y }}>
      {signs[leads]}
      {words}
    </text>
  )
}
