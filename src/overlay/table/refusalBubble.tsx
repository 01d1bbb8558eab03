import { useEffect, useRef } from 'preact/hooks'
import { CloseButton } from '../widgets/button.tsx'
import { RuleButton } from '../widgets/ruleButton.tsx'
import type { Refused, TableStore } from './tableStore.ts'

/** How long a refusal stays up, ms. */
const staysFor = 9000

interface Props {
  readonly refused: Refused
  readonly store: TableStore
  /** Opens the rules book at a heading of the printed rules. */
  readonly readRules: (heading: string) => void
}

/** Why something was refused, shown where it was touched. */
export function RefusalBubble({ refused, store, readRules }: Props) {
  const bubble = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Someone who has gone into it takes the time they need.
    const leave = () => bubble.current?.matches(':focus-within, :hover') || store.dismiss()
    const timer = setInterval(leave, staysFor)
    return () => clearInterval(timer)
  }, [refused, store])
  return (
    <div
      class={refused.at ? 'bubble' : 'bubble at-bar'}
      role="alert"
      ref={bubble}
      style={refused.at && { '--x': `${refused.at.x}px`, '--y': `${refused.at.y}px` }}
    >
      <p>{refused.text}</p>
      {refused.rule && <RuleButton rule={refused.rule} read={readRules} />}
      <CloseButton onClick={store.dismiss} />
    </div>
  )
}
