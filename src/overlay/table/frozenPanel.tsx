import { claims, type Evidence } from '../../match/evidence.ts'
import { text } from '../text/text.ts'
import { Button } from '../widgets/button.tsx'
import { Icon } from '../widgets/icon.tsx'
import '../style/requests.css'
import '../style/frozen.css'

interface Props {
  readonly evidence: Evidence
  readonly save: () => void
  readonly leave: () => void
}

/** Says what the host was caught at. The table can still be looked at, and leaving costs nothing. */
export function FrozenPanel({ evidence: { offence }, save, leave }: Props) {
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
        {text().frozen.says[offence]}
      </p>
      <p>{text().frozen.sound}</p>
      <div class="ways">
        <Button label={text().frozen.save} class="primary" data-save-evidence onClick={save} />
        <Button label={text().frozen.leave} data-leave onClick={leave} />
      </div>
      <p class="hint">{text().frozen.hint[claims.find((one) => one === offence) ?? 'proof']}</p>
    </section>
  )
}
