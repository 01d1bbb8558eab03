import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { languages } from '../../kit/language.ts'
import type { Replay } from '../screen.ts'
import { languageNames } from '../text/languageNames.ts'
import { currentLanguage, startText } from '../text/text.ts'
import { Button, CloseButton } from '../widgets/button.tsx'
import { canShareFile, shareFile } from '../widgets/share.ts'
import { Choice } from './choice.tsx'
import { type Clip, type ClipMaker, type ClipOrder, type ClipPace, clipPaces, clipShapes, speedOf } from './clip.ts'
import { filmText, rateText } from './filmText.ts'
import type { Stretch, StretchEnd } from './marked.ts'
import { type ClipUrls, useClip } from './useClip.ts'

interface Props {
  readonly game: string
  readonly replay: Replay
  readonly marked: Stretch
  /** Puts an end of the stretch where the film is. */
  readonly mark: (end: StretchEnd) => void
  /** Marks the match from start to end. */
  readonly markAll: () => void
  readonly close: () => void
}

/** Choices for a clip besides its stretch. */
type Looks = Omit<ClipOrder, keyof Stretch>

const usual: Looks = { shape: 'wide', pace: 'x1', sound: true, close: true, captioned: true, second: undefined }

/** Makes a film file of the marked stretch. */
export function ClipPanel({ game, replay, marked, mark, markAll, close }: Props) {
  const { clips } = replay
  const looks = useSignal<Looks>(usual)
  const order: ClipOrder = { ...looks.value, ...marked }
  const { making, make } = useClip(clips, order)
  const long = useSeconds(clips, marked)
  const seconds = long && long / speedOf(order.pace, long)
  const isLong = seconds !== undefined && seconds > clips.longest
  const now = making.value
  return (
    <section class="panel clip" aria-label={filmText().clip.make} data-clip={now.type}>
      <CloseButton data-close onClick={close} />
      <p>{filmText().clip.about}</p>
      <p class="marks">
        <Button label={filmText().clip.from} data-do="from" onClick={() => mark('from')} />
        <Button label={filmText().clip.to} data-do="to" onClick={() => mark('to')} />
        <Button label={filmText().clip.whole} data-do="whole" onClick={markAll} />
        <span data-seconds={seconds}>{stretchText(marked, seconds)}</span>
      </p>
      <LooksForm looks={looks} films={clips.films} />
      <p class="marks">
        <Button
          label={filmText().clip.render}
          class="primary"
          data-do="render"
          disabled={isLong || !seconds || now.type === 'working'}
          onClick={make}
        />
      </p>
      <p role="status">
        {now.type === 'failed' && filmText().clip.failed}
        {now.type === 'missing' && startText().page.missing}
        {isLong && filmText().clip.tooLong({ most: clips.longest })}
        {seconds === 0 && filmText().clip.empty}
      </p>
      {now.type === 'working' && (
        <p class="marks">
          <progress value={now.share} aria-label={filmText().clip.render} />
          {filmText().clip.working({ percent: Math.round(100 * now.share) })}
          <Button label={filmText().clip.cancel} data-do="stop" onClick={now.stop} />
        </p>
      )}
      {now.type === 'done' && <ClipResult {...now} name={`${game}-${marked.from + 1}-${marked.to}`} />}
    </section>
  )
}

/** Duration of a stretch at speed 1, in seconds; undefined until that is known. */
function useSeconds(clips: ClipMaker, { from, to }: Stretch): number | undefined {
  const seconds = useSignal<number | undefined>(undefined)
  useEffect(() => {
    seconds.value = undefined
    const stop = new AbortController()
    clips.seconds(from, to, stop.signal).then(
      (found) => {
        seconds.value = found
      },
      // Another stretch has been marked.
      () => {},
    )
    return () => stop.abort()
  }, [clips, from, to])
  return seconds.value
}

/** The stretch, and its seconds once they are known. */
function stretchText({ from, to }: Stretch, seconds: number | undefined): string {
  const { clip } = filmText()
  const stretch = clip.stretch({ from: from + 1, to })
  return seconds === undefined ? stretch : `${stretch}, ${clip.seconds({ seconds: seconds.toFixed(1) })}`
}

const paceText = (pace: ClipPace): string => {
  const amount = Number(pace.slice(1))
  return pace.startsWith('x') ? rateText(amount) : filmText().clip.atMost({ seconds: amount })
}

interface ClipResultProps {
  readonly clip: Clip
  readonly urls: ClipUrls
  /** The name of its files, without their ends. */
  readonly name: string
}

/** The clip to look at and to take along. */
function ClipResult({ clip, urls: { file, captions }, name }: ClipResultProps) {
  const said = filmText().clip
  const { kind, width, height, seconds, hasSound } = clip
  const asFile = new File([clip.file], `${name}.${kind}`, { type: clip.file.type })
  return (
    <>
      {kind === 'gif' ? (
        <img src={file} alt={said.make} />
      ) : (
        <video src={file} controls playsInline data-sound={hasSound}>
          <track kind="captions" src={captions} />
        </video>
      )}
      <p role="status">{(hasSound ? said.doneWithSound : said.done)({ width, height, seconds: seconds.toFixed(1) })}</p>
      <p class="marks">
        <a class="button" href={file} download={`${name}.${kind}`} data-do="save-clip">
          {said.save}
        </a>
        <a class="button" href={captions} download={`${name}.vtt`} data-do="save-captions">
          {said.captions}
        </a>
        {canShareFile(asFile) && (
          <Button label={said.share} data-do="share-clip" onClick={() => shareFile(asFile, name)} />
        )}
      </p>
    </>
  )
}

interface LooksProps {
  readonly looks: Signal<Looks>
  readonly films: boolean
}

/** Everything about a clip that isn’t its stretch. */
function LooksForm({ looks, films }: LooksProps) {
  const { shape, pace, second } = looks.value
  const change = (next: Partial<Looks>) => {
    looks.value = { ...looks.value, ...next }
  }
  const others = languages.filter((one) => one !== currentLanguage())
  const said = filmText().clip
  return (
    <>
      <p class="marks">
        <Choice
          label={said.shape}
          name="shape"
          options={clipShapes}
          chosen={shape}
          choose={(next) => change({ shape: next })}
          say={(one) => filmText().clipShapes[one]}
        />
        <Choice
          label={said.pace}
          name="pace"
          options={clipPaces}
          chosen={pace}
          choose={(next) => change({ pace: next })}
          say={paceText}
        />
        <Choice
          label={said.second}
          name="second"
          options={['', ...others] as const}
          chosen={second ?? ''}
          choose={(next) => change({ second: next === '' ? undefined : next })}
          say={(one) => (one === '' ? said.oneLanguage : said.twoLanguages({ language: languageNames[one] }))}
        />
      </p>
      <p class="marks">
        {(['captioned', 'close', 'sound'] as const).map(
          (what) =>
            (films || what !== 'sound') && (
              <label key={what}>
                <input
                  type="checkbox"
                  data-do={what}
                  checked={looks.value[what]}
                  onChange={({ currentTarget }) => change({ [what]: currentTarget.checked })}
                />
                {said[what]}
              </label>
            ),
        )}
        {!films && <span>{said.noFilms}</span>}
      </p>
    </>
  )
}
