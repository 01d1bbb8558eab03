import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import type { Replay } from '../screen.ts'
import { Button, CloseButton } from '../widgets/button.tsx'
import { type Clip, type ClipShape, clipShapes, longestClip } from './clip.ts'
import { filmText } from './filmText.ts'
import type { Marked } from './marked.ts'

interface Props {
  readonly game: string
  readonly replay: Replay
  readonly marked: NonNullable<Marked>
  readonly mark: (end: 'from' | 'to') => void
  readonly close: () => void
}

/** Addresses of a clip’s files. */
interface Urls {
  readonly video: string
  readonly captions: string
}

/** How far a clip is. */
type Making =
  | { readonly type: 'ready' | 'failed' }
  | { readonly type: 'working'; readonly share: number; readonly stop: () => void }
  | { readonly type: 'done'; readonly clip: Clip; readonly urls: Urls }

/** Makes a film file of the marked stretch. */
export function ClipPanel({ game, replay, marked, mark, close }: Props) {
  const { clips } = replay
  const shape = useSignal<ClipShape>('wide')
  const making = useSignal<Making>({ type: 'ready' })
  useEffect(() => () => drop(making.peek()), [])
  const { from, to } = marked
  useEffect(() => {
    drop(making.peek())
    making.value = { type: 'ready' }
  }, [from, to, shape.value])
  const speed = replay.film.speed.value
  const seconds = useMemo(
    () => Math.round(clips.seconds(from, to) * 10) / 10,
    [clips, from, to, speed],
  )
  const make = async () => {
    const stop = new AbortController()
    const tell = (share: number) => {
      making.value = { type: 'working', share, stop: () => stop.abort() }
    }
    tell(0)
    try {
      const clip = await clips.make({ from, to, shape: shape.peek() }, tell, stop.signal)
      making.value = { type: 'done', clip, urls: urlsOf(clip) }
    } catch (error) {
      if (!stop.signal.aborted) console.warn('Couldn’t make a clip.', error)
      making.value = { type: stop.signal.aborted ? 'ready' : 'failed' }
    }
  }
  const isLong = seconds > longestClip
  const now = making.value
  return (
    <section class="panel clip" aria-label={filmText().clip.make} data-clip={now.type}>
      <CloseButton data-close onClick={close} />
      <p>{filmText().clip.about}</p>
      <p class="marks">
        <Button label={filmText().clip.from} data-do="from" onClick={() => mark('from')} />
        <Button label={filmText().clip.to} data-do="to" onClick={() => mark('to')} />
        <span data-seconds={seconds}>{filmText().clip.stretch(from + 1, to, seconds)}</span>
      </p>
      <p class="marks">
        <Shapes chosen={shape.value} choose={(next) => (shape.value = next)} />
        <Button
          label={filmText().clip.render}
          class="primary"
          data-do="render"
          disabled={!clips.able || isLong || seconds === 0 || now.type === 'working'}
          onClick={make}
        />
      </p>
      <p role="status">{wrong(clips.able, seconds, now)}</p>
      {now.type === 'working' && (
        <p class="marks">
          <progress value={now.share} aria-label={filmText().clip.render} />
          {filmText().clip.working(now.share)}
          <Button label={filmText().clip.cancel} data-do="stop" onClick={now.stop} />
        </p>
      )}
      {now.type === 'done' && <Done {...now} name={`${game}-${from + 1}-${to}`} />}
    </section>
  )
}

/** What keeps the clip from being made; empty if nothing does. */
function wrong(able: boolean, seconds: number, { type }: Making): string {
  if (!able) return filmText().clip.unable
  if (type === 'failed') return filmText().clip.failed
  if (seconds > longestClip) return filmText().clip.tooLong(longestClip)
  return seconds === 0 ? filmText().clip.empty : ''
}

/** Stops what is being made, and lets go of what was. */
function drop(making: Making): void {
  if (making.type === 'working') making.stop()
  if (making.type !== 'done') return
  for (const url of Object.values(making.urls)) URL.revokeObjectURL(url)
}

const urlsOf = ({ video, captions }: Clip): Urls => ({
  video: URL.createObjectURL(video),
  captions: URL.createObjectURL(new Blob([captions], { type: 'text/vtt' })),
})

interface ShapesProps {
  readonly chosen: ClipShape
  readonly choose: (shape: ClipShape) => void
}

const Shapes = ({ chosen, choose }: ShapesProps) => (
  <select
    aria-label={filmText().clip.shape}
    value={chosen}
    onChange={({ currentTarget }) =>
      choose(clipShapes.find((one) => one === currentTarget.value) ?? 'wide')
    }
  >
    {clipShapes.map((one) => (
      <option key={one} value={one}>
        {filmText().clip.shapes[one]}
      </option>
    ))}
  </select>
)

interface DoneProps {
  readonly clip: Clip
  readonly urls: Urls
  readonly name: string
}

/** The film to look at and to take along. */
function Done({ clip, urls: { video, captions }, name }: DoneProps) {
  return (
    <>
      <video src={video} controls playsInline>
        <track kind="captions" src={captions} />
      </video>
      <p role="status">{filmText().clip.done(clip.width, clip.height, clip.seconds)}</p>
      <p class="marks">
        <a class="button" href={video} download={`${name}.webm`} data-do="save-clip">
          {filmText().clip.save}
        </a>
        <a class="button" href={captions} download={`${name}.vtt`} data-do="save-captions">
          {filmText().clip.captions}
        </a>
      </p>
    </>
  )
}
