import { type Reaction, reactions } from '../../match/talk.ts'
import { text } from '../text/text.ts'
import { SignButton } from './button.tsx'
import { Icon, reactionIcon } from './icon.tsx'
import '../style/reactions.css'

interface Props {
  readonly muted: boolean
  readonly mute: (muted: boolean) => void
  readonly react: (reaction: Reaction) => void
}

/** Six things to say with one press, and one to hide what others say. */
export const ReactionRow = ({ muted, mute, react }: Props) => (
  <div class="reactions">
    {reactions.map((reaction) => (
      <SignButton
        key={reaction}
        name={text().reactions.said[reaction]}
        data-react={reaction}
        onClick={() => react(reaction)}
      >
        <Icon name={reactionIcon(reaction)} />
      </SignButton>
    ))}
    <SignButton name={text().reactions.mute} class="mute" aria-pressed={muted} onClick={() => mute(!muted)}>
      <Icon name="mute" />
    </SignButton>
  </div>
)
