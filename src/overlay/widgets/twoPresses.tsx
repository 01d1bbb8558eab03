import { useState } from 'preact/hooks'
import { Button } from './button.tsx'

type Pair = readonly [first: string, second: string]

interface Props {
  readonly class?: string
  /** Before the first press, and before the second. */
  readonly labels: Pair
  /** Names for screen readers instead. */
  readonly names?: Pair
  readonly act: () => void
}

/** A button that takes two presses; leaving it in between cancels. */
export function TwoPresses({ class: kind = '', labels, names, act, ...rest }: Props) {
  const [sure, setSure] = useState(false)
  const at = sure ? 1 : 0
  return (
    <Button
      {...rest}
      label={labels[at]}
      class={sure ? `${kind} sure` : kind}
      aria-label={names?.[at]}
      onBlur={() => setSure(false)}
      onClick={({ currentTarget }) => {
        // Safari focuses no button by a click, and without focus none is left.
        currentTarget.focus()
        setSure(!sure)
        if (sure) act()
      }}
    />
  )
}
