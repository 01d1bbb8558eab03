import type { Evidence } from '../../match/evidence.ts'
import { frozen as text } from '../text/en/connection.ts'
import { Button } from '../widgets/button.tsx'
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
    <section class="panel wish frozen" aria-label={text.label} data-frozen={offence}>
      <p class="head">
        <strong>{text.label}</strong> <span>{text.nobody}</span>
      </p>
      <h2>{text.titles[offence]}</h2>
      <p class="lead" role="alert">
        {text.says[offence]}
      </p>
      <p>{text.sound}</p>
      <div class="ways">
        <Button label={text.save} class="primary" data-save-evidence onClick={save} />
        <Button label={text.leave} data-leave onClick={leave} />
      </div>
      <p class="hint">{offence === 'seat' ? text.hint.word : text.hint.proof}</p>
    </section>
  )
}
