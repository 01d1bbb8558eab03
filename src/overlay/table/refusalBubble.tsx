import { useEffect } from 'preact/hooks'
import type { Picture } from '../screen.ts'
import { CloseButton } from '../widgets/button.tsx'
import { roomBeside, usePlacement } from '../widgets/placement.ts'
import { RuleButton } from '../widgets/ruleButton.tsx'
import type { RefusalNotice, TableStore } from './tableStore.ts'

/** Time a refusal stays up, ms. */
const staysFor = 9000

interface Props {
  readonly refused: RefusalNotice
  readonly store: TableStore
  readonly picture: Picture
  /** Opens the rules book at a heading of the printed rules. */
  readonly readRules: (heading: string) => void
}

/** Why something was refused, beside what was touched: the decision bar, if it was a button there. */
export function RefusalBubble({ refused, store, picture, readRules }: Props) {
  const areas = picture.type === 'drawn' ? picture.areas : undefined
  const spot = areas && { piece: refused.at ?? areas.decision, room: roomBeside(areas) }
  const { ref, style } = usePlacement(spot, [refused, picture])
  useEffect(() => {
    // Someone who has gone into it takes the time they need.
    const leave = () => ref.current?.matches(':focus-within, :hover') || store.dismiss()
    const timer = setInterval(leave, staysFor)
    return () => clearInterval(timer)
  }, [refused, store])
  return (
    <div class={spot ? 'bubble placed' : 'bubble'} role="alert" {...{ ref, style }}>
      <p>{refused.text}</p>
      {refused.rule && <RuleButton rule={refused.rule} read={readRules} />}
      <CloseButton onClick={store.dismiss} />
    </div>
  )
}
