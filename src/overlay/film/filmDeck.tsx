import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { type Stride, strides } from '../../rules/filmStops.ts'
import type { ShownTurningPoint } from '../advice/adviser.ts'
import type { FilmControls, Page, Replay, TableScreen } from '../screen.ts'
import type { TableView } from '../table/tableView.ts'
import { lazy } from '../widgets/lazy.tsx'
import '../style/filmPanels.css'
import '../style/film.css'
import { sumOf } from '../../rules/odds.ts'
import { text } from '../text/text.ts'
import { CloseButton, SignButton } from '../widgets/button.tsx'
import { OddsList } from '../widgets/oddsList.tsx'
import { Choice } from './choice.tsx'
import { filmKeys } from './filmKeys.ts'
import { filmText, rateText } from './filmText.ts'
import { type PanelOpeners, type Shutter, Ways } from './filmWays.tsx'
import { dragged, type MarkedStretch, markedAt, type StretchEnd, turnAround } from './marked.ts'
import { MomentsPanel } from './momentsPanel.tsx'
import { ScoreGraph } from './scoreGraph.tsx'

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
  const { deck: said, strides: strideNames } = filmText()
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
          label={said.stride}
          name="stride"
          options={strides}
          chosen={stride.value}
          choose={(next) => (stride.value = next)}
          say={(one) => strideNames[one]}
        />
        <Choice
          label={said.speed}
          name="speed"
          options={speeds}
          chosen={film.speed.value}
          choose={(next) => (film.speed.value = next)}
          say={rateText}
        />
        <Ways
          page={page}
          replay={replay}
          openers={openers}
          clip={() => (marked.value = turnAround(film.stops(), film.shown.peek().seq, replay.last))}
          moments={shutter(moments)}
          odds={replay.stock() && shutter(odds)}
        />
      </div>
      <ScoreGraph replay={replay} view={view} points={points} drag={drag} marked={marked.value} />
      {odds.value && <NextDraw table={table} replay={replay} close={() => (odds.value = false)} />}
      {moments.value && (
        <MomentsPanel replay={replay} view={view} points={points} close={() => (moments.value = false)} />
      )}
      {marked.value && (
        <ClipPanel
          replay={replay}
          mark={mark}
          markAll={() => (marked.value = { from: 0, to: replay.last })}
          game={table.game}
          marked={marked.value}
          close={() => (marked.value = undefined)}
        />
      )}
    </section>
  )
}

/** Filled outlines in a box of 24 by 24. */
const signs = {
  first: 'M5 5h2.5v14H5ZM19 5v14L8.5 12Z',
  back: 'M16.5 5v14L6 12Z',
  play: 'M7 4.5v15L19.5 12Z',
  pause: 'M6.5 5h4v14h-4ZM13.5 5h4v14h-4Z',
  on: 'M7.5 5v14L18 12Z',
  last: 'M16.5 5H19v14h-2.5ZM5 5v14l10.5-7Z',
} as const

/** The sign on a button of the deck. */
const Sign = ({ name }: { readonly name: keyof typeof signs }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={signs[name]} />
  </svg>
)

interface TransportProps {
  readonly film: FilmControls
  readonly last: number
  readonly stride: Stride
}

/** Plays, steps and jumps. */
function Transport({ film, last, stride }: TransportProps) {
  const { seq, effects } = film.shown.value
  const isPlaying = film.playing.value
  const atStart = seq <= 0 && effects === 0
  const atEnd = seq >= last
  return (
    <div class="transport" role="toolbar" aria-label={text().replay.label}>
      <SignButton name={text().replay.first} disabled={seq <= 0} onClick={() => film.seek(0)}>
        <Sign name="first" />
      </SignButton>
      <SignButton name={text().replay.back} disabled={atStart} onClick={() => film.step(stride, -1)}>
        <Sign name="back" />
      </SignButton>
      <SignButton
        name={isPlaying ? filmText().deck.pause : filmText().deck.play}
        class="primary"
        data-do="play"
        onClick={isPlaying ? film.pause : film.play}
      >
        <Sign name={isPlaying ? 'pause' : 'play'} />
      </SignButton>
      <SignButton name={text().replay.on} disabled={atEnd} onClick={() => film.step(stride, 1)}>
        <Sign name="on" />
      </SignButton>
      <SignButton name={text().replay.last} disabled={atEnd} onClick={() => film.seek(last)}>
        <Sign name="last" />
      </SignButton>
    </div>
  )
}

const shutter = (open: Signal<boolean>): Shutter => ({ open: open.value, toggle: () => (open.value = !open.value) })

/** The turning points, once someone has had the match analysed. */
function useTurningPoints(table: TableScreen): readonly ShownTurningPoint[] {
  return table.analysed.value?.turningPoints ?? []
}

/** Times the designed speed. */
const speeds = [0.5, 1, 2, 4, 8]

interface NextDrawProps {
  readonly table: Pick<TableScreen, 'store'>
  readonly replay: Pick<Replay, 'stock' | 'film'>
  readonly close: () => void
}

/** Possible results of the next draw at the moment shown, and their odds. */
function NextDraw({ table, replay, close }: NextDrawProps) {
  const { deck: said } = filmText()
  // Read for the moment it is drawn at.
  void table.store.view.value.seq
  const stock = replay.stock() ?? {}
  const all = sumOf(stock)
  return (
    <section class="panel draw-odds" aria-label={said.odds} data-left={all}>
      <CloseButton data-close onClick={close} />
      <h2 class="heading">{said.odds}</h2>
      <p class="quiet">{said.left({ count: all })}</p>
      <OddsList stock={stock} name={table.store.drawn} percent={said.percent} />
    </section>
  )
}
