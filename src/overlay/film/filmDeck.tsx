import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Stride } from '../../rules/filmStops.ts'
import { strides } from '../../rules/filmStops.ts'
import type { ShownTurningPoint } from '../advice/adviser.ts'
import type { Page, Replay, TableScreen } from '../screen.ts'
import type { TableView } from '../table/tableStore.ts'
import { lazy } from '../widgets/lazy.tsx'
import '../style/filmPanels.css'
import '../style/film.css'
import { Choice } from './choice.tsx'
import { filmKeys } from './filmKeys.ts'
import { filmText } from './filmText.ts'
import { type PanelOpeners, type Shutter, Ways } from './filmWays.tsx'
import { dragged, type MarkedStretch, markedAt, type StretchEnd, turnAround } from './marked.ts'
import { MomentsPanel } from './momentsPanel.tsx'
import { NextDraw } from './nextDraw.tsx'
import { ScoreGraph } from './scoreGraph.tsx'
import { Transport } from './transport.tsx'

const ClipPanel = lazy(async () => (await import('./clipPanel.tsx')).ClipPanel)

interface Props {
  readonly page: Page
  readonly table: TableScreen
  readonly replay: Replay
  readonly view: TableView
  readonly openers: PanelOpeners
}

/** The controls of a film: the match as a graph to move about in, and what plays it. */
export function FilmDeck({ page, table, replay, view, openers }: Props) {
  const { film } = replay
  const said = filmText().film
  const stride = useSignal<Stride>('move')
  const points = useTurningPoints(table)
  const marked = useSignal<MarkedStretch>(undefined)
  const moments = useSignal(false)
  const odds = useSignal(false)
  const mark = (end: StretchEnd) => {
    marked.value = markedAt(marked.peek(), end, film.shown.peek().seq, replay.last)
  }
  const drag = (end: StretchEnd, seq: number) => {
    const before = marked.peek()
    if (!before) return
    const next = dragged(before, end, seq, replay.last)
    marked.value = next
    film.seek(next[end])
  }
  useEffect(() => filmKeys(film, replay.last, mark), [film, replay.last])
  return (
    <section
      class="film replay"
      aria-label={said.label}
      data-film={film.playing.value ? 'playing' : 'paused'}
      data-effects={film.shown.value.effects}
    >
      <div class="deck">
        <Transport film={film} last={replay.last} stride={stride.value} />
        <Choice
          {...{ label: said.stride, name: 'stride', options: strides, chosen: stride.value }}
          choose={(next) => (stride.value = next)}
          say={(one) => said.strides[one]}
        />
        <Choice
          {...{ label: said.speed, name: 'speed', options: speeds, chosen: film.speed.value }}
          choose={(next) => (film.speed.value = next)}
          say={said.rate}
        />
        <Ways
          {...{ page, replay, openers }}
          clip={() => (marked.value = turnAround(film.stops(), film.shown.peek().seq, replay.last))}
          moments={shutter(moments)}
          odds={replay.stock() && shutter(odds)}
        />
      </div>
      <ScoreGraph {...{ replay, view, points, drag }} marked={marked.value} />
      {odds.value && <NextDraw {...{ table, replay }} close={() => (odds.value = false)} />}
      {moments.value && (
        <MomentsPanel {...{ replay, view, points }} close={() => (moments.value = false)} />
      )}
      {marked.value && (
        <ClipPanel
          {...{ replay, mark }}
          markAll={() => (marked.value = { from: 0, to: replay.last })}
          game={table.game}
          marked={marked.value}
          close={() => (marked.value = undefined)}
        />
      )}
    </section>
  )
}

const shutter = (open: Signal<boolean>): Shutter => ({
  open: open.value,
  toggle: () => (open.value = !open.value),
})

/** The turning points, once someone has had the match analysed. */
function useTurningPoints(table: TableScreen): readonly ShownTurningPoint[] {
  return table.analysed.value?.turningPoints ?? []
}

/** Times the designed speed. */
const speeds = [0.5, 1, 2, 4, 8]
