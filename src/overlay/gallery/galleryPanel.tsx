import { areNamesCovered } from '../settings/names.ts'
import { startText } from '../text/text.ts'
import { Button } from '../widgets/button.tsx'
import { Dialog } from '../widgets/dialog.tsx'
import { CopyLink } from '../widgets/links.tsx'
import { useLoaded } from '../widgets/loaded.ts'
import { TwoPresses } from '../widgets/twoPresses.tsx'
import { galleryText } from './galleryText.ts'
import type { Watchers } from './watchers.ts'
import './gallery.css'

interface Props {
  readonly watchers: Watchers
  /** Number of people watching. */
  readonly count: number
  readonly close: () => void
}

/** Possible delays of what viewers see, s. */
const delays = [0, 5, 15, 30, 60, 120, 180, 300]

/** Rules for those who watch, and their delay; with the links for them. */
export function GalleryPanel({ watchers, count, close }: Props) {
  const { value } = useLoaded(async () => galleryText.open().then(() => true), [])
  if (!value) return undefined
  const text = galleryText().players
  const rules = watchers.rules.value
  const isOpen = rules?.open === true
  return (
    <Dialog kind="gallery" title={text.title} close={close}>
      <p class="lead" role="status">
        {count > 0 ? text.count({ count }) : text.none}
      </p>
      <p>{text.hint}</p>
      {!isOpen && <p>{text.closedHint}</p>}
      <p class="quiet">{text.streamHint}</p>
      <p class="links">
        <CopyLink label={text.link} link={watchers.link} />
        <CopyLink label={text.streamLink} link={() => streamLink(watchers)} />
        <CopyLink label={text.dockLink} link={() => streamLink(watchers, 'preset=dock')} />
      </p>
      {rules && (
        <>
          <label class="delay">
            {text.delay}
            <select
              data-delay
              value={rules.delay}
              onChange={({ currentTarget }) => watchers.set({ delay: Number(currentTarget.value) })}
            >
              {delays.map((delay) => (
                <option key={delay} value={delay}>
                  {delayText(delay)}
                </option>
              ))}
            </select>
          </label>
          <p class="quiet">{text.renewHint}</p>
          <TwoPresses labels={[text.renew, text.renewSure]} act={watchers.renew} data-renew-watch />
        </>
      )}
      <div class="ways">
        {rules && (
          <Button
            label={isOpen ? text.close : text.open}
            data-doors={isOpen}
            onClick={() => watchers.set({ open: !isOpen })}
          />
        )}
        <Button label={startText().buttons.close} class="primary" data-close onClick={close} />
      </div>
    </Dialog>
  )
}

function delayText(seconds: number): string {
  const { delays } = galleryText()
  if (seconds === 0) return delays.none
  return seconds < 60 ? delays.seconds({ seconds }) : delays.minutes({ minutes: seconds / 60 })
}

/** The address of a stream page. Copied while names are covered, it leaves them out until they are switched on. */
async function streamLink(watchers: Watchers, ...options: readonly string[]): Promise<string> {
  const query = [...options, ...(areNamesCovered.peek() ? ['names=0'] : [])].join('&')
  const link = await watchers.streamLink()
  return query === '' ? link : `${link}?${query}`
}
