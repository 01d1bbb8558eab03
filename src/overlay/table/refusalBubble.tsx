import { useEffect } from 'preact/hooks'
import { text } from '../text/text.ts'
import { CloseButton } from '../widgets/button.tsx'
import type { Refused, TableStore } from './tableStore.ts'

/** How long a refusal stays up, ms. */
const staysFor = 9000

interface Props {
  readonly refused: Refused
  readonly store: TableStore
}

/** Why something was refused, shown where it was touched. */
export function RefusalBubble({ refused, store }: Props) {
  useEffect(() => {
    const timer = setTimeout(store.dismiss, staysFor)
    return () => clearTimeout(timer)
  }, [refused, store])
  return (
    <div
      class={refused.at ? 'bubble' : 'bubble at-bar'}
      role="alert"
      style={refused.at && { '--x': `${refused.at.x}px`, '--y': `${refused.at.y}px` }}
    >
      <p>{refused.text}</p>
      {refused.section !== '' && <p class="rule">{text().rulebook(refused.section)}</p>}
      <CloseButton onClick={store.dismiss} />
    </div>
  )
}
