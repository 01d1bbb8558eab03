import { claims } from '../../match/evidence.ts'
import { text } from '../text/text.ts'
import { Button } from '../widgets/button.tsx'
import { Icon } from '../widgets/icon.tsx'
import '../style/requests.css'
import '../style/frozen.css'
import type { Caught } from './tableStore.ts'

interface Props {
  readonly caught: Caught
  readonly save: () => void
  readonly leave: () => void
}

/** Says what the host was caught at. The table can still be looked at, and leaving costs nothing. */
export function FrozenPanel({ caught: { offence, host }, save, leave }: Props) {
  const { says, sound, now, hint } = text().frozen
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
        {says[offence](text().frozen.host(host))}
      </p>
      <p>{sound}</p>
      <p>{now}</p>
      <div class="ways">
        <Button label={text().frozen.save} class="primary" data-save-evidence onClick={save} />
        <Button label={text().frozen.leave} data-leave onClick={leave} />
      </div>
      <p class="hint">{hint[claims.find((one) => one === offence) ?? 'proof']}</p>
    </section>
  )
}
