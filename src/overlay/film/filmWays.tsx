import { useSignal } from '@preact/signals'
import type { Page, Replay } from '../screen.ts'
import { startText, text } from '../text/text.ts'
import { Button } from '../widgets/button.tsx'
import { CopyLink } from '../widgets/links.tsx'
import { canShare, share } from '../widgets/share.ts'
import { filmText } from './filmText.ts'

/** Panels the deck can open above the table; undefined where there is nothing to open. */
export interface PanelOpeners {
  readonly resume: () => void
  /** The reckoning; undefined while the match goes on. */
  readonly scores: (() => void) | undefined
  /** The analysis; undefined for a match that isn’t over. */
  readonly analysis: (() => void) | undefined
  /** Results of the draws so far. */
  readonly luck: () => void
  /** The master’s choice here; undefined where nobody had to choose, or it would be unfair. */
  readonly hint: (() => void) | undefined
}

/** Something that can be open or closed. */
export interface Shutter {
  readonly open: boolean
  toggle(): void
}

interface Props {
  readonly page: Pick<Page, 'settings' | 'actions'>
  readonly replay: Replay
  readonly openers: PanelOpeners
  /** Begins to mark a clip. */
  readonly clip: () => void
  /** Whether the list of moments is open, and the odds of the next draw; changes it. */
  readonly moments: Shutter
  readonly odds: Shutter | undefined
}

/** Buttons that open something or take it along from here; where the deck is narrow, behind a button. */
export function Ways({ page, replay, clip, moments, odds, openers }: Props) {
  const isOpen = useSignal(false)
  /** Does what a way leads to, with the ways out of its sight. */
  const away = (go: () => void) => () => {
    isOpen.value = false
    go()
  }
  const said = filmText()
  return (
    <>
      <Button label={said.clip.make} class="clip-way" data-do="clip" onClick={clip} />
      <Button
        label={said.deck.more}
        class="more"
        data-do="more"
        aria-expanded={isOpen.value}
        onClick={() => (isOpen.value = !isOpen.value)}
      />
      <div class="film-ways" data-shown={isOpen.value}>
        <Button
          label={said.moments.title}
          data-do="moments"
          aria-pressed={moments.open}
          onClick={away(moments.toggle)}
        />
        {odds && <Button label={said.deck.odds} data-do="odds" aria-pressed={odds.open} onClick={away(odds.toggle)} />}
        <Panels replay={replay} openers={openers} away={away} />
        <Follow page={page} away={away} />
        {replay.hands && <Hands hands={replay.hands} away={away} />}
        <CopyLink label={said.deck.moment} link={replay.link} />
        {canShare() && (
          <Button
            label={text().replay.share}
            data-share
            onClick={async () => share(startText().page.name, await replay.link())}
          />
        )}
      </div>
    </>
  )
}

interface Leading {
  readonly away: (go: () => void) => () => void
}

/** The buttons for panels above the table. */
function Panels({ replay, openers, away }: Pick<Props, 'replay' | 'openers'> & Leading) {
  const canResume = replay.options.length > 0 || replay.wrong !== undefined
  const panels = [
    ['reckoning', text().replay.scores, openers.scores],
    ['analysis', text().replay.analysis, openers.analysis],
    ['luck', text().luck.open, openers.luck],
    ['hint', text().bar.hint, openers.hint],
    ['resume', text().replay.resume, canResume ? openers.resume : undefined],
  ] as const
  return (
    <>
      {panels.map(
        ([name, label, open]) => open && <Button key={name} label={label} data-open={name} onClick={away(open)} />,
      )}
    </>
  )
}

/** Lets the director film, or everyone look where they like. */
function Follow({ page, away }: Pick<Props, 'page'> & Leading) {
  const { director } = page.settings.value
  return (
    <Button
      label={filmText().deck.follow}
      data-do="follow"
      aria-pressed={director}
      onClick={away(() => page.actions.set({ director: !director }))}
    />
  )
}

const Hands = ({ hands, away }: { readonly hands: NonNullable<Replay['hands']> } & Leading) => (
  <Button
    label={text().replay.hands}
    data-hands
    aria-pressed={hands.open}
    onClick={away(() => hands.show(!hands.open))}
  />
)
