import type { ComponentChildren, RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { MoveMark } from '../../rules/words.ts'
import { cameByKey } from '../arrival.ts'
import { text } from '../text/text.ts'
import { Button, SignButton } from '../widgets/button.tsx'
import { Icon } from '../widgets/icon.tsx'
import { SeatMark } from '../widgets/seatMark.tsx'
import type { Bar, BarMove } from './bar.ts'
import { keepsKeys, roveIn } from './roving.ts'
import type { SeatLine } from './seats.ts'
import type { TableStore } from './tableStore.ts'

interface Props {
  readonly store: TableStore
  readonly seq: number
  /** The position that the moves are for. */
  readonly hash: string
  readonly bar: Bar
  /** The seat that is asked. */
  readonly asked: SeatLine | undefined
  /** A lesson’s text here in place of the rules’ own question. */
  readonly lesson?: { readonly title: string; readonly text: string } | undefined
  /** Asks for a hint, where that is fair. */
  readonly hint: (() => void) | undefined
  /** Opens the form for moves that are too many to list. */
  readonly fillIn?: () => void
  /** Other things to do while there are no moves. */
  readonly children?: ComponentChildren
}

/** The question asked, and every legal move as a button. On its own enough to play a whole match. */
export function DecisionBar({ store, seq, hash, bar, asked, lesson, hint, fillIn, children }: Props) {
  const whole = useRef<HTMLElement>(null)
  const row = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const follow = useFocusThatFollows(whole, `${seq} ${bar.passTo ?? ''} ${bar.moves.length > 0}`)
  const press = (at: number) => {
    follow()
    store.press(hash, at)
  }
  useHotkeys(bar.moves, press)
  const room = useRoom(whole, `${seq} ${bar.moves.length}`, open)
  const pending = bar.pending || store.pending.late.value
  return (
    <section
      class={open ? 'bar asks open' : 'bar asks'}
      aria-label={text().bar.label}
      data-pending={pending}
      data-room={room}
      data-trying={bar.unpick !== undefined && bar.moves.length === 1}
      ref={whole}
    >
      {asked && <SeatMark look={asked.look} />}
      <p class="prompt" id="prompt" role="status" aria-live="polite">
        {lesson?.title && <b class="lesson-title display">{lesson.title}</b>}
        {lesson ? lesson.text : bar.prompt}
      </p>
      <div
        class="choices"
        role="toolbar"
        tabIndex={-1}
        aria-label={text().bar.choices}
        aria-describedby="prompt"
        aria-busy={pending}
        ref={row}
        onKeyDown={(event) => row.current && roveIn(row.current, event.key) && event.preventDefault()}
      >
        <Choices choices={bar.moves} press={press} />
        {bar.form !== undefined && (
          <Button label={bar.form} class="choice way" data-open="form" onClick={() => fillIn?.()} />
        )}
        {bar.unpick !== undefined && (
          <button type="button" class="choice unpick" data-unpick onClick={() => store.unpick()}>
            {bar.unpick}
          </button>
        )}
        {bar.passTo !== undefined && (
          <Button
            label={text().bar.taken({ name: bar.passTo })}
            class="choice primary"
            data-take-device
            onClick={() => {
              follow()
              store.takeDevice()
            }}
          />
        )}
        {children}
      </div>
      {hint && (
        <SignButton name={text().bar.hint} class="choice hint" data-open="hint" onClick={hint}>
          <Icon name="lamp" />
        </SignButton>
      )}
      {bar.undo && <UndoButton store={store} />}
      {bar.moves.length > 1 && (
        <button type="button" class="all" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? text().bar.fewer : text().bar.all({ count: bar.moves.length })}
        </button>
      )}
    </section>
  )
}

interface ChoicesProps {
  readonly choices: readonly BarMove[]
  readonly press: (at: number) => void
}

/** The moves, which may be too many to fit, and the button to stop, which always shows. */
function Choices({ choices, press }: ChoicesProps) {
  const buttons = choices.map((choice, at) => (
    <ChoiceButton key={choice.label} choice={choice} first={at === 0} press={() => press(at)} />
  ))
  const ends = choices.findIndex((choice) => choice.done)
  const count = ends < 0 ? buttons.length : ends
  return (
    <>
      {count > 0 && <div class="moves">{buttons.slice(0, count)}</div>}
      {buttons.slice(count)}
    </>
  )
}

interface ChoiceProps {
  readonly choice: BarMove
  readonly first: boolean
  readonly press: () => void
}

function ChoiceButton({ choice, first, press }: ChoiceProps) {
  const { label, short } = choice
  return (
    <button
      type="button"
      class={choice.done ? 'choice done' : 'choice'}
      tabIndex={first ? 0 : -1}
      data-move={JSON.stringify(choice.move)}
      aria-keyshortcuts={choice.hotkey}
      title={short.text === label ? undefined : label}
      onClick={press}
    >
      {short.mark && <Mark mark={short.mark} />}
      <span class="long">{label}</span>
      <span class="short" aria-hidden="true">
        {short.text}
      </span>
      {choice.hotkey && <Keycap hotkey={choice.hotkey} />}
    </button>
  )
}

/** A coloured mark before a short label. */
const Mark = ({ mark: { text, grounds, ink } }: { readonly mark: MoveMark }) => (
  <span
    class="move-mark display"
    aria-hidden="true"
    style={{ color: ink, background: `linear-gradient(90deg, ${grounds[0]} 50%, ${grounds.at(-1)} 50%)` }}
  >
    {text}
  </span>
)

/** Shows the hotkey; screen readers get it from `aria-keyshortcuts`. */
const Keycap = ({ hotkey }: { readonly hotkey: string }) => (
  <span class="hotkey" aria-hidden="true">
    {hotkey}
  </span>
)

/** Takes the last move back. */
export const UndoButton = ({ store }: { readonly store: TableStore }) => (
  <button type="button" class="choice undo" data-undo onClick={() => store.undo()}>
    {text().bar.undo}
  </button>
)

/** Number keys press moves wherever the focus is, unless the focused element needs them. */
function useHotkeys(choices: readonly BarMove[], press: (at: number) => void): void {
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
 * Moves the focus to the first of the new buttons after a press, and at first for people who come by key, unless it has
 * moved elsewhere. Returns what to call at each press.
 */
function useFocusThatFollows(whole: RefObject<HTMLElement | null>, asked: string): () => void {
  const following = useRef(cameByKey())
  useLayoutEffect(() => {
    const active = document.activeElement
    const free = !active || active === document.body || whole.current?.contains(active)
    if (!following.current || !free) return
    const next = whole.current?.querySelector<HTMLElement>('button') ?? toolbarIn(whole.current)
    next?.focus({ preventScroll: false })
  }, [asked])
  return () => {
    following.current = true
  }
}

const toolbarIn = (whole: HTMLElement | null) => whole?.querySelector<HTMLElement>('.choices')

/** Room for the moves: with long labels, with short ones, or not for all even then. */
type Room = 'long' | 'short' | 'scarce'

/** Measures how the moves fit, also after a resize. An open bar has room for long labels. */
function useRoom(whole: RefObject<HTMLElement | null>, shown: string, open: boolean): Room {
  const [room, setRoom] = useState<Room>('long')
  useLayoutEffect(() => {
    const bar = whole.current
    if (!bar || open) return
    // The observer looks at once too, but after the page has been laid out and before it is painted.
    const sizes = new ResizeObserver(() => setRoom(roomIn(bar)))
    sizes.observe(bar)
    return () => sizes.disconnect()
  }, [shown, open])
  return open ? 'long' : room
}

/** Tries long labels first, then short ones. */
function roomIn(bar: HTMLElement): Room {
  const moves = bar.querySelector<HTMLElement>('.moves')
  if (!moves) return 'long'
  const before = bar.dataset.room
  const fits = (room: Room) => {
    bar.dataset.room = room
    return moves.scrollHeight <= moves.clientHeight + 1 && moves.scrollWidth <= moves.clientWidth + 1
  }
  const found = (['long', 'short'] as const).find(fits) ?? 'scarce'
  bar.dataset.room = before
  return found
}
