import { type Signal, useSignal } from '@preact/signals'
import { languages } from '../../kit/language.ts'
import type { Replay } from '../screen.ts'
import { languageNames } from '../text/languageNames.ts'
import { currentLanguage, startText } from '../text/text.ts'
import { Button, CloseButton } from '../widgets/button.tsx'
import { Choice } from './choice.tsx'
import { type ClipOrder, clipPaces, clipShapes, speedOf } from './clip.ts'
import { ClipResult } from './clipResult.tsx'
import { filmText } from './filmText.ts'
import type { Stretch, StretchEnd } from './marked.ts'
import { useClip } from './useClip.ts'
import { useSeconds } from './useSeconds.ts'

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

const usual: Looks = {
  ...{ shape: 'wide', pace: 'x1', sound: true, close: true, captioned: true, second: undefined },
}

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
        <span data-seconds={seconds}>
          {filmText().clip.stretch(marked.from + 1, marked.to, seconds)}
        </span>
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
        {isLong && filmText().clip.tooLong(clips.longest)}
        {seconds === 0 && filmText().clip.empty}
      </p>
      {now.type === 'working' && (
        <p class="marks">
          <progress value={now.share} aria-label={filmText().clip.render} />
          {filmText().clip.working(now.share)}
          <Button label={filmText().clip.cancel} data-do="stop" onClick={now.stop} />
        </p>
      )}
      {now.type === 'done' && (
        <ClipResult {...now} name={`${game}-${marked.from + 1}-${marked.to}`} />
      )}
    </section>
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
          {...{ label: said.shape, name: 'shape', options: clipShapes, chosen: shape }}
          choose={(next) => change({ shape: next })}
          say={(one) => said.shapes[one]}
        />
        <Choice
          {...{ label: said.pace, name: 'pace', options: clipPaces, chosen: pace }}
          choose={(next) => change({ pace: next })}
          say={said.paces}
        />
        <Choice
          {...{ label: said.second, name: 'second', options: ['', ...others] as const }}
          chosen={second ?? ''}
          choose={(next) => change({ second: next === '' ? undefined : next })}
          say={(one) => (one === '' ? said.oneLanguage : said.twoLanguages(languageNames[one]))}
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
