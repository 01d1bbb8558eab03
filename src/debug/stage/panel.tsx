import { type Signal, useSignal } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import type { Pane } from 'tweakpane'
import { Button } from '../../overlay/widgets/button.tsx'
import { touchedAt } from '../../stage/hand.ts'
import type { Touchable } from '../../stage/index.ts'
import type { Debugged } from '../debugged.ts'
import { Knobs } from '../knobs.tsx'
import type { PanelProps } from '../live.ts'
import { refusalText } from '../requests.tsx'
import { pageText } from '../text/page.ts'
import { useOften } from '../ui.ts'
import { Boxes, type Outlines } from './boxes.tsx'
import { Frames, Queue } from './frames.tsx'
import { deadEnds, type TouchMeaning } from './touches.ts'

const text = pageText.stage

/** The stage's drawing and its cost, the queue of effects, and the things that can be touched. */
export function StagePanel({ live }: PanelProps) {
  const outlines = useSignal<Outlines>({ next: true, all: false, areas: false })
  const stage = live.shown.stage.value
  if (!stage) return <p>{text.nothing}</p>
  return (
    <>
      <Frames stage={stage} />
      <Knobs add={(pane) => addKnobs(pane, live.shown, outlines)} />
      <Queue live={live} stage={stage} />
      <Touches live={live} outlines={outlines} />
    </>
  )
}

interface OutlineProps {
  readonly outlines: Signal<Outlines>
}

/** Controls for the speed and the outlines. */
function addKnobs(pane: Pane, { actions, tempo }: Debugged, outlines: Signal<Outlines>): undefined {
  const usual = () => (typeof tempo.value === 'number' ? tempo.value : 4)
  const knobs = { rate: usual(), ...outlines.value }
  pane
    .addBinding(knobs, 'rate', { label: text.knobs.rate, min: 0.05, max: 4, step: 0.05 })
    .on('change', ({ value }) => actions.setTempo(value))
  pane.addButton({ title: text.knobs.slow }).on('click', () => {
    knobs.rate = 0.1
    pane.refresh()
  })
  pane.addButton({ title: text.knobs.usual }).on('click', () => {
    knobs.rate = usual()
    pane.refresh()
    actions.setTempo(tempo.value)
  })
  for (const outline of ['next', 'all', 'areas'] as const)
    pane
      .addBinding(knobs, outline, { label: text.knobs[outline] })
      .on('change', ({ value }) => (outlines.value = { ...outlines.value, [outline]: value }))
}

/** The things that can be touched, and why the rest can't. */
function Touches({ live, outlines }: PanelProps & OutlineProps) {
  useOften()
  const pointed = useSignal<readonly string[]>([])
  const stage = live.shown.stage.value
  if (!stage) return undefined
  const places = stage.places()
  const next = places.filter((place) => place.next)
  const point = (some: readonly Touchable[]) => {
    pointed.value = some.map(({ id }) => id)
  }
  return (
    <>
      <h3 data-next={next.length}>{text.touches(next.length, places.length)}</h3>
      <p class="debug-pieces">
        {next.map((place) => (
          <Piece key={place.id} place={place} point={point} />
        ))}
      </p>
      <p>{text.others}</p>
      <DeadEnds live={live} places={places} point={point} />
      <Boxes places={places} outlines={outlines.value} areas={stage.areas()} pointed={pointed.value} />
    </>
  )
}

interface PointProps {
  /** Highlights pieces on the table. */
  readonly point: (places: readonly Touchable[]) => void
}

function Piece({ place, point }: PointProps & { readonly place: Touchable }) {
  const { id, pick, label } = place
  return (
    <Button
      label={label}
      title={pick === id ? id : text.countsAs(id, pick)}
      onPointerEnter={() => point([place])}
      onPointerLeave={() => point([])}
      onFocus={() => point([place])}
      onBlur={() => point([])}
    />
  )
}

function DeadEnds({ live, places, point }: PanelProps & PointProps & { readonly places: readonly Touchable[] }) {
  const { position, turn } = live.now.value
  const led = places.map(({ id, next }) => `${id}${next}`).join()
  const ends = useMemo(() => deadEnds(places, meaningOf(live)), [position, turn, led])
  return (
    <ul class="debug-whys">
      {ends.map(({ text: why, refusal, places }) => (
        <li
          key={why}
          data-why-touch={refusal?.reason ?? ''}
          onPointerEnter={() => point(places)}
          onPointerLeave={() => point([])}
        >
          {why} {refusal && <code>{refusal.reason}</code>}
          <details>
            <summary>{text.pieces(places.length)}</summary>
            <p class="debug-pieces">
              {places.map((place) => (
                <Piece key={place.id} place={place} point={point} />
              ))}
            </p>
          </details>
        </li>
      ))}
    </ul>
  )
}

/** The meaning of touches now, as the page itself would interpret them. */
function meaningOf({ shown, now }: PanelProps['live']): TouchMeaning {
  const { table, words, stage } = shown
  const { position, turn } = now.value
  const { face, view } = stage.value?.inside ?? {}
  const front = view?.seat() ?? 0
  const next = new Set(stage.value?.places().flatMap(({ next, pick }) => (next ? [pick] : [])))
  const seat = turn ?? front
  return {
    ids: ({ pick, at }) => {
      const middle = view?.under({ x: at.x + at.w / 2, y: at.y + at.h / 2 })
      const there = view && middle ? touchedAt(view.layout(), next, middle.x, middle.y) : []
      return [pick, ...there.filter((id) => id !== pick)]
    },
    meant: (ids) => face?.touched(position, front, ids),
    why: (intention) => table.game.why(position, seat, intention),
    say: (refusal) => refusalText(words, refusal),
  }
}
