import type { RefObject } from 'preact'
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { pageText } from '../text/page.ts'
import { agoText } from '../ui.ts'
import { arcsFor } from './arcs.ts'
import { type ChartLine, type ChartState, isIn, isRow, isWithin, linesIn, linesOf } from './chart.ts'
import type { MachineView } from './machineLog.ts'

interface Props {
  readonly machine: Pick<MachineView, 'chart' | 'leaves' | 'trail'>
  /** The current time of the machine log's clock, ms. */
  readonly now: number
}

/** A machine's chart, with its active states and last transitions highlighted. */
export function Chart({ machine: { chart, leaves, trail }, now }: Props) {
  const boxes = useRef<HTMLDivElement>(null)
  const { arcs, width } = useArcs(boxes, chart)
  const paths = leaves.map(({ path }) => path)
  const highlights: Highlights = {
    isHere: (id) => isIn(paths, id),
    since(id) {
      const leaf = leaves.find(({ path }) => path === id || outerOf(path) === id)
      return leaf && agoText(now - leaf.since)
    },
    lit: litBy(chart, trail),
  }
  return (
    <div class="debug-chart" ref={boxes} style={{ marginRight: `${width}px` }}>
      <State state={chart} highlights={highlights} />
      <svg aria-hidden="true">
        <Heads />
        {arcs
          .map((arc) => ({ ...arc, lit: highlights.lit(arc, arc.target) }))
          .toSorted((a, b) => order.indexOf(a.lit) - order.indexOf(b.lit))
          .map(({ from, target, d, lit }) => (
            <path key={d} class={`way ${lit}`} d={d} data-way={`${from}>${target}`} />
          ))}
      </svg>
    </div>
  )
}

const outerOf = (path: string) => path.slice(0, path.lastIndexOf('.'))

/** The highlights. */
interface Highlights {
  isHere(id: string): boolean
  /** Time a state has been active, in short; `undefined` unless it is the innermost active box. */
  since(id: string): string | undefined
  /** Whether a line was taken: to any state, or to one. */
  lit(line: ChartLine, target?: string): Lit
}

/** The last transition that was taken, an earlier one of the same step, or neither. */
type Lit = 'last' | 'trail' | 'dark'
const order: readonly Lit[] = ['dark', 'trail', 'last']

function litBy(chart: ChartState, trail: MachineView['trail']): Highlights['lit'] {
  const lines = linesIn(chart)
  const isOf = ({ from, events }: ChartLine, gone: (typeof trail)[number]) =>
    from === gone.from && events.includes(gone.event)
  const drawn = trail.filter((gone) => lines.some((line) => isOf(line, gone)))
  return (line, target) => {
    const taken = drawn.filter((gone) => isOf(line, gone) && (target ?? gone.to) === gone.to)
    if (taken.length === 0) return 'dark'
    return taken.some((gone) => gone === drawn.at(-1)) ? 'last' : 'trail'
  }
}

/** A chart's arrows, measured from its boxes as the browser laid them out. */
function useArcs(boxes: RefObject<HTMLDivElement | null>, chart: ChartState) {
  const [drawing, draw] = useState<ReturnType<typeof arcsFor>>({ arcs: [], width: 0 })
  const lines = useMemo(() => linesIn(chart), [chart])
  useLayoutEffect(() => {
    const root = boxes.current
    if (!root) return
    const measure = () => draw(arcsFor(lines, placesIn(root)))
    const watcher = new ResizeObserver(measure)
    watcher.observe(root)
    measure()
    return () => watcher.disconnect()
  }, [lines])
  return drawing
}

/** Measures from the top right corner of a chart. */
function placesIn(root: HTMLElement) {
  const { right, top } = root.getBoundingClientRect()
  const find = (selector: string) => root.querySelector(selector)?.getBoundingClientRect()
  const boxOf = (id: string) => find(`.state[data-state="${id}"]`) ?? find('.whole')
  /** Half a line of text, CSS pixels. */
  const half = 10
  return {
    start(line: ChartLine) {
      const box = boxOf(line.from)
      const words = find(`[data-line="${nameOf(line)}"]`)
      return box && words && { x: box.right - right, y: words.top + words.height / 2 - top }
    },
    end(id: string) {
      const box = find(`.state[data-state="${id}"]`)
      return box && { x: box.right - right, y: box.top + half - top }
    },
  }
}

const nameOf = ({ from, to }: ChartLine) => `${from}>${to.join()}`

/** Arrowheads in each highlight. */
const Heads = () => (
  <defs>
    {order.map((lit) => (
      <marker
        key={lit}
        id={`debug-head-${lit}`}
        class={`head ${lit}`}
        orient="auto"
        viewBox="0 0 6 6"
        refX={5}
        refY={3}
        markerWidth={6}
        markerHeight={6}
        markerUnits="userSpaceOnUse"
      >
        <path d="M0 0L6 3L0 6z" />
      </marker>
    ))}
  </defs>
)

interface StateProps {
  readonly state: ChartState
  readonly highlights: Highlights
}

/** A state with its transitions and inner states. */
function State({ state, highlights }: StateProps) {
  const { id, states } = state
  const lines = linesOf(state)
  const isWhole = id === ''
  const isHere = highlights.isHere(id)
  const inner = isRow(state) ? 'row' : 'holds'
  const kinds = [isWhole ? 'whole' : 'state', isHere && 'here', states.length > 0 && inner]
  return (
    <div class={kinds.filter(Boolean).join(' ')} data-state={id} data-here={isHere}>
      {(!isWhole || lines.length > 0) && (
        <header>
          <span>
            {isWhole ? pageText.machine.anywhere : state.name} {isHere && <i>{highlights.since(id)}</i>}
          </span>
          <ul>
            {lines.map((line) => (
              <Events key={nameOf(line)} line={line} lit={highlights.lit(line)} />
            ))}
          </ul>
        </header>
      )}
      {isRow(state)
        ? states.map(({ id, name }) => (
            <span key={id} class="pill" data-state={id} data-here={highlights.isHere(id)}>
              {name}
            </span>
          ))
        : states.map((one) => <State key={one.id} state={one} highlights={highlights} />)}
    </div>
  )
}

function Events({ line, lit }: { readonly line: ChartLine; readonly lit: Lit }) {
  const { from, events, to } = line
  const isAgain = to.some((target) => isWithin(target, from))
  const words = events.map((event) => (event === '' ? pageText.machine.always : event)).join(', ')
  return (
    <li class={`event ${lit} ${to.length === 0 ? 'stays' : ''}`} data-line={nameOf(line)}>
      {isAgain && '↻ '}
      {words}
    </li>
  )
}
