import type { ComponentChildren, RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Bar, Choice } from './bar.ts'
import type { Match } from './match.ts'
import { keepsKeys, roveIn } from './roving.ts'
import { SeatMark } from './seatMark.tsx'
import type { SeatLook } from './seats.ts'
import { en } from './text/en.ts'

interface Props {
  readonly match: Match
  readonly seq: number
  readonly bar: Bar<unknown>
  readonly look: SeatLook | undefined
  /** What else may be done, where there are no moves. */
  readonly children?: ComponentChildren
}

/** What is asked, and every legal move as a button. Enough to play a whole match. */
export function DecisionBar({ match, seq, bar, look, children }: Props) {
  const row = useRef<HTMLDivElement>(null)
  const moves = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const follow = useFocusThatFollows(row, seq)
  const press = (at: number) => {
    follow()
    match.press(seq, at)
  }
  useHotkeys(bar.choices, press)
  const crowded = useCrowded(moves, seq, open)
  return (
    <section
      class={open ? 'bar asks open' : 'bar asks'}
      aria-label={en.bar.label}
      data-pending={bar.pending}
    >
      {look && <SeatMark look={look} />}
      <p class="prompt" role="status" aria-live="polite">
        {bar.prompt}
      </p>
      <div
        class="choices"
        role="toolbar"
        tabIndex={-1}
        aria-label={en.bar.choices}
        aria-busy={bar.pending}
        ref={row}
        onKeyDown={(event) =>
          row.current && roveIn(row.current, event.key) && event.preventDefault()
        }
      >
        <Choices choices={bar.choices} press={press} moves={moves} crowded={crowded && !open} />
        {children}
        {bar.undo && <UndoButton alone={bar.choices.length === 0} match={match} />}
      </div>
      {(crowded || open) && (
        <button type="button" class="all" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? en.bar.fewer : en.bar.all(bar.choices.length)}
        </button>
      )}
    </section>
  )
}

interface ChoicesProps {
  readonly choices: readonly Choice<unknown>[]
  readonly press: (at: number) => void
  readonly moves: RefObject<HTMLDivElement | null>
  /** Some of them are beyond the edge. */
  readonly crowded: boolean
}

/** The moves, which may be more than the bar is wide, and stopping, which is always to be seen. */
function Choices({ choices, press, moves, crowded }: ChoicesProps) {
  const buttons = choices.map((choice, at) => (
    <ChoiceButton key={choice.label} choice={choice} first={at === 0} press={() => press(at)} />
  ))
  const ends = choices.findIndex((choice) => choice.done)
  const count = ends < 0 ? buttons.length : ends
  return (
    <>
      <div class={crowded ? 'moves cut' : 'moves'} ref={moves}>
        {buttons.slice(0, count)}
      </div>
      {buttons.slice(count)}
    </>
  )
}

interface ChoiceProps {
  readonly choice: Choice<unknown>
  readonly first: boolean
  readonly press: () => void
}

function ChoiceButton({ choice, first, press }: ChoiceProps) {
  return (
    <button
      type="button"
      class={choice.done ? 'choice done' : 'choice'}
      tabIndex={first ? 0 : -1}
      data-move={JSON.stringify(choice.move)}
      aria-keyshortcuts={choice.hotkey}
      onClick={press}
    >
      {choice.label}
      {choice.hotkey && <HotkeyHint hotkey={choice.hotkey} />}
    </button>
  )
}

/** Shows the key; `aria-keyshortcuts` tells it to a screen reader. */
function HotkeyHint({ hotkey }: { readonly hotkey: string }) {
  return (
    <span class="hotkey" aria-hidden="true">
      {hotkey}
    </span>
  )
}

function UndoButton({ alone, match }: { readonly alone: boolean; readonly match: Match }) {
  return (
    <button
      type="button"
      class="choice undo"
      tabIndex={alone ? 0 : -1}
      data-undo
      onClick={() => match.undo()}
    >
      {en.bar.undo}
    </button>
  )
}

/** Number keys press choices, wherever the focus is, unless what has it wants them itself. */
function useHotkeys(choices: readonly Choice<unknown>[], press: (at: number) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      const at = choices.findIndex((choice) => choice.hotkey === event.key)
      if (at < 0 || keepsKeys(event.target)) return
      event.preventDefault()
      press(at)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}

/**
 * After a press the buttons are others: the focus goes to the first of them, unless it has gone
 * elsewhere meanwhile. The answer is to be called at each press.
 */
function useFocusThatFollows(row: RefObject<HTMLElement | null>, seq: number): () => void {
  const following = useRef(false)
  useLayoutEffect(() => {
    const active = document.activeElement
    const free = !active || active === document.body || row.current?.contains(active)
    if (!following.current || !free) return
    const next = row.current?.querySelector('button') ?? row.current
    next?.focus({ preventScroll: false })
  }, [seq])
  return () => {
    following.current = true
  }
}

/** True when the choices do not all fit into one row, also after the page was resized or turned. */
function useCrowded(row: RefObject<HTMLElement | null>, seq: number, open: boolean): boolean {
  const [crowded, setCrowded] = useState(false)
  useLayoutEffect(() => {
    const element = row.current
    if (!element || open) return
    const look = () => setCrowded(element.scrollWidth > element.clientWidth + 1)
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [seq, open])
  return crowded
}
