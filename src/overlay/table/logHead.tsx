import { useId, useRef } from 'preact/hooks'
import type { Reaction } from '../../match/talk.ts'
import type { Page } from '../screen.ts'
import { text } from '../text/text.ts'
import { SignButton } from '../widgets/button.tsx'
import { Icon } from '../widgets/icon.tsx'
import { ReactionRow } from '../widgets/reactionRow.tsx'
import { SeatList } from './seatList.tsx'
import type { SeatLine } from './seats.ts'
import type { TableStore } from './tableStore.ts'

interface Props {
  readonly page: Page
  readonly seats: readonly SeatLine[]
  /** Number of people who watch without a seat. */
  readonly watching: number
  /** Reacts, if there is anyone to see it. */
  readonly react: TableStore['react']
  readonly open: (what: 'choices' | 'menu') => void
}

/** Above the log: who plays, and the buttons for reactions, help and the table’s menu. */
export function LogHead({ page, seats, watching, react, open }: Props) {
  return (
    <div class="log-head">
      <SeatList seats={seats} watching={watching} />
      {react && <ReactionPicker page={page} react={react} />}
      <SignButton
        name={text().choices.open}
        class="help"
        data-open="choices"
        aria-keyshortcuts="?"
        onClick={() => open('choices')}
      >
        ?
      </SignButton>
      <SignButton name={text().menu.title} class="gear" data-open="menu" onClick={() => open('menu')}>
        <Icon name="menu" />
      </SignButton>
    </div>
  )
}

interface ReactionPickerProps {
  readonly page: Page
  readonly react: (reaction: Reaction) => void
}

/** A button that opens the reactions beside it. */
function ReactionPicker({ page, react }: ReactionPickerProps) {
  const id = useId()
  const button = useRef<HTMLSpanElement>(null)
  const row = useRef<HTMLDivElement>(null)
  return (
    <span class="react" ref={button}>
      <SignButton name={text().reactions.label} class="help" data-open="reactions" popovertarget={id}>
        <Icon name="up" />
      </SignButton>
      <div
        id={id}
        class="panel picker"
        popover="auto"
        ref={row}
        onBeforeToggle={() => row.current && putBeside(row.current, button.current)}
      >
        <ReactionRow
          muted={!page.settings.value.reactions}
          mute={(muted) => page.actions.set({ reactions: !muted })}
          react={(reaction) => {
            row.current?.hidePopover()
            react(reaction)
          }}
        />
      </div>
    </span>
  )
}

/** Above a button in the lower half of the page, below any other; as far right as it is. */
function putBeside({ style }: HTMLElement, button: HTMLElement | null): void {
  if (!button) return
  const { top, bottom, right } = button.getBoundingClientRect()
  const isLow = top > innerHeight / 2
  style.right = `${Math.max(4, innerWidth - right)}px`
  style.top = isLow ? 'auto' : `${bottom + 6}px`
  style.bottom = isLow ? `${innerHeight - top + 6}px` : 'auto'
}
