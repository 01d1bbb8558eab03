import type { ComponentProps } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Button } from './button.tsx'

/** Time a pointer has to stay down, ms. */
export const holdFor = 1200
/** Time between the two presses of a key, ms. */
export const apart = 1000

/** `held` by a pointer; by key, `pressed` once, and `armed` for the second press. */
type Grip = 'free' | 'held' | 'pressed' | 'armed'

interface Props extends ComponentProps<'button'> {
  readonly label: string
  /** Said after the first press of a key: to wait, and then that the second one counts. */
  readonly told: { readonly wait: string; readonly again: string }
  readonly act: () => void
}

/**
 * A button for what can’t be undone: held with a pointer until it is full, or pressed by key twice with a pause between.
 * Letting go early or leaving it does nothing.
 */
export function HoldButton({ label, told, act, ...rest }: Props) {
  const [grip, setGrip] = useState<Grip>('free')
  useEffect(() => {
    const next = { held: act, pressed: () => setGrip('armed') }
    if (grip !== 'held' && grip !== 'pressed') return
    const timer = setTimeout(next[grip], grip === 'held' ? holdFor : apart)
    return () => clearTimeout(timer)
  }, [grip])
  const letGo = () => setGrip((now) => (now === 'held' ? 'free' : now))
  return (
    <>
      <Button
        {...rest}
        label={label}
        class="hold"
        data-grip={grip}
        style={{ '--hold': `${holdFor}ms` }}
        onPointerDown={({ button }) => button === 0 && setGrip('held')}
        onPointerUp={letGo}
        onPointerLeave={letGo}
        onPointerCancel={letGo}
        onContextMenu={(event) => event.preventDefault()}
        onBlur={() => setGrip('free')}
        onClick={({ detail }) => {
          // A pointer’s click counts its presses; a key’s and a screen reader’s has none.
          if (detail > 0) return
          if (grip === 'armed') act()
          else setGrip('pressed')
        }}
      />
      <span class="quiet held-told" role="status">
        {grip === 'pressed' ? told.wait : grip === 'armed' ? told.again : ''}
      </span>
    </>
  )
}
