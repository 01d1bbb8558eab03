import { useId, useRef } from 'preact/hooks'
import type { Reaction } from '../../match/reactions.ts'
import type { Page } from '../screen.ts'
import { text } from '../text/text.ts'
import { SignButton } from '../widgets/button.tsx'
import { Icon } from '../widgets/icon.tsx'
import { ReactionRow } from '../widgets/reactionRow.tsx'

interface Props {
  readonly page: Page
  readonly react: (reaction: Reaction) => void
}

/** A button that opens the reactions beside it. */
export function ReactionPicker({ page, react }: Props) {
  const id = useId()
  const button = useRef<HTMLSpanElement>(null)
  const row = useRef<HTMLDivElement>(null)
  return (
    <span class="react" ref={button}>
      <SignButton
        name={text().reactionRow.label}
        class="help"
        data-open="reactions"
        popovertarget={id}
      >
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
