import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Stride } from '../../rules/filmStops.ts'
import { strides } from '../../rules/filmStops.ts'
import type { TurningPoint } from '../advice/adviser.ts'
import type { FilmControls, Replay, TableScreen } from '../screen.ts'
import type { TableView } from '../table/tableStore.ts'
import { startText, text } from '../text/text.ts'
import { Button, SignButton } from '../widgets/button.tsx'
import { lazy } from '../widgets/lazy.tsx'
import { CopyLink } from '../widgets/links.tsx'
import { canShare, share } from '../widgets/share.ts'
import '../style/film.css'
import { filmKeys } from './filmKeys.ts'
import { filmText } from './filmText.ts'
import { type Marked, markedAt } from './marked.ts'
import { ScoreGraph } from './scoreGraph.tsx'
import { Sign } from './signs.tsx'

const ClipPanel = lazy(async () => (await import('./clipPanel.tsx')).ClipPanel)

/** What the deck can open above the table; undefined where there is nothing to open. */
export interface Doors {
  readonly resume: () => void
  /** The reckoning; undefined while the match goes on. */
  readonly scores: (() => void) | undefined
  /** The analysis; undefined for a match that isn’t over. */
  readonly analysis: (() => void) | undefined
  /** What the master would have done here; undefined where nobody had to choose, or it would be unfair. */
  readonly hint: (() => void) | undefined
}

interface Props {
  readonly table: TableScreen
  readonly replay: Replay
  readonly view: TableView
  readonly doors: Doors
}

/** The controls of a film: the match as a graph to move about in, and what plays it. */
export function FilmDeck({ table, replay, view, doors }: Props) {
  const { film } = replay
  const stride = useSignal<Stride>('move')
  const points = useTurningPoints(table)
  const marked = useSignal<Marked>(undefined)
  const mark = (end: 'from' | 'to') => {
    marked.value = markedAt(marked.peek(), end, film.shown.peek().seq, replay.last)
  }
  useEffect(() => filmKeys(film, replay.last, mark), [film, replay.last])
  return (
    <section
      class="film replay"
      aria-label={filmText().film.label}
      data-film={film.playing.value ? 'playing' : 'paused'}
      data-effects={film.shown.value.effects}
    >
      <div class="deck">
        <Transport film={film} last={replay.last} stride={stride.value} />
        <Strides chosen={stride.value} choose={(next) => (stride.value = next)} />
        <Speeds film={film} />
        <Ways {...{ replay, doors }} clip={() => mark('from')} />
      </div>
      <ScoreGraph {...{ replay, view, points }} marked={marked.value} />
      {marked.value && (
        <ClipPanel
          {...{ replay, mark }}
          game={table.game}
          marked={marked.value}
          close={() => (marked.value = undefined)}
        />
      )}
    </section>
  )
}

/** The turning points, once someone has had the match analysed. */
function useTurningPoints(table: TableScreen): readonly TurningPoint[] {
  return table.analysed.value?.turningPoints ?? []
}

interface TransportProps {
  readonly film: FilmControls
  readonly last: number
  readonly stride: Stride
}

function Transport({ film, last, stride }: TransportProps) {
  const { seq, effects } = film.shown.value
  const isPlaying = film.playing.value
  const atStart = seq <= 0 && effects === 0
  return (
    <div class="transport" role="toolbar" aria-label={text().replay.label}>
      <SignButton name={text().replay.first} disabled={seq <= 0} onClick={() => film.seek(0)}>
        <Sign name="first" />
      </SignButton>
      <SignButton
        name={text().replay.back}
        disabled={atStart}
        onClick={() => film.step(stride, -1)}
      >
        <Sign name="back" />
      </SignButton>
      <SignButton
        name={isPlaying ? filmText().film.pause : filmText().film.play}
        class="primary"
        data-do="play"
        onClick={isPlaying ? film.pause : film.play}
      >
        <Sign name={isPlaying ? 'pause' : 'play'} />
      </SignButton>
      <SignButton
        name={text().replay.on}
        disabled={seq >= last}
        onClick={() => film.step(stride, 1)}
      >
        <Sign name="on" />
      </SignButton>
      <SignButton name={text().replay.last} disabled={seq >= last} onClick={() => film.seek(last)}>
        <Sign name="last" />
      </SignButton>
    </div>
  )
}

interface StridesProps {
  readonly chosen: Stride
  readonly choose: (stride: Stride) => void
}

const Strides = ({ chosen, choose }: StridesProps) => (
  <select
    aria-label={filmText().film.stride}
    value={chosen}
    data-stride={chosen}
    onChange={({ currentTarget }) =>
      choose(strides.find((one) => one === currentTarget.value) ?? 'move')
    }
  >
    {strides.map((one) => (
      <option key={one} value={one}>
        {filmText().film.strides[one]}
      </option>
    ))}
  </select>
)

/** Times the designed speed. */
const speeds = [0.5, 1, 2, 4, 8]

const Speeds = ({ film: { speed } }: { readonly film: FilmControls }) => (
  <select
    aria-label={filmText().film.speed}
    value={speed.value}
    data-speed={speed.value}
    onChange={({ currentTarget }) => (speed.value = Number(currentTarget.value))}
  >
    {speeds.map((one) => (
      <option key={one} value={one}>
        {filmText().film.rate(one)}
      </option>
    ))}
  </select>
)

interface WaysProps {
  /** Begins to mark a clip. */
  readonly clip: () => void
  readonly replay: Replay
  readonly doors: Doors
}

/** What can be opened or taken along from here. */
function Ways({ replay, clip, doors: { resume, scores, analysis, hint } }: WaysProps) {
  const { hands } = replay
  const panels = [
    ['reckoning', text().replay.scores, scores],
    ['analysis', text().replay.analysis, analysis],
    ['hint', text().bar.hint, hint],
    [
      'resume',
      text().replay.resume,
      replay.options.length > 0 || replay.wrong ? resume : undefined,
    ],
  ] as const
  return (
    <div class="film-ways">
      {panels.map(
        ([name, label, open]) =>
          open && <Button key={name} label={label} data-open={name} onClick={open} />,
      )}
      {hands && (
        <Button
          label={text().replay.hands}
          data-hands
          aria-pressed={hands.open}
          onClick={() => hands.show(!hands.open)}
        />
      )}
      <Button label={filmText().clip.make} data-do="clip" onClick={clip} />
      <CopyLink label={filmText().film.moment} link={replay.link} />
      {canShare() && (
        <Button
          label={text().replay.share}
          data-share
          onClick={async () => share(startText().page.name, await replay.link())}
        />
      )}
    </div>
  )
}
