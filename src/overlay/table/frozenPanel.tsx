import { useEffect, useState } from 'preact/hooks'
import { claims } from '../../match/evidence.ts'
import { text } from '../text/text.ts'
import { Button } from '../widgets/button.tsx'
import { Icon } from '../widgets/icon.tsx'
import { TwoPresses } from '../widgets/twoPresses.tsx'
import '../style/requests.css'
import '../style/frozen.css'
import type { Caught } from './tableView.ts'

interface Props {
  readonly caught: Caught
  readonly save: () => void
  readonly leave: () => void
}

/**
 * Says what the host was caught at. The table can still be looked at. The evidence goes with it, so that leaving takes
 * two presses, and reloading a word with the browser, until it is saved.
 */
export function FrozenPanel({ caught: { offence, host }, save, leave }: Props) {
  const { says, sound, now, hint } = text().frozen
  const [isSaved, setSaved] = useState(false)
  useWordBeforeUnloading(!isSaved)
  const saveIt = () => {
    save()
    setSaved(true)
  }
  return (
    <section class="panel wish frozen" aria-label={text().frozen.label} data-frozen={offence}>
      <p class="head">
        <strong>{text().frozen.label}</strong> <span>{text().frozen.nobody}</span>
      </p>
      <h2>
        <Icon name="cross" />
        {text().frozen.titles[offence]}
      </h2>
      <p class="lead" role="alert">
        {says[offence]({ host: hostText(host) })}
      </p>
      <p>{sound}</p>
      <p>{now}</p>
      <div class="ways">
        <Button label={text().frozen.save} class="primary" data-save-evidence onClick={saveIt} />
        {isSaved ? (
          <Button label={text().frozen.leave} data-leave onClick={leave} />
        ) : (
          <TwoPresses labels={[text().frozen.leave, text().frozen.leaveUnsaved]} data-leave act={leave} />
        )}
      </div>
      <p class="hint">{hint[claims.find((one) => one === offence) ?? 'proof']}</p>
    </section>
  )
}

const hostText = (name: string | undefined) =>
  name === undefined ? text().frozen.host : text().frozen.hostNamed({ name })

/** Has the browser ask before the page goes, while something would be lost. */
function useWordBeforeUnloading(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return
    const ask = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isNeeded])
}
