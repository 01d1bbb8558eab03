import { useEffect, useRef } from 'preact/hooks'
import { NameField } from '../people/nameField.tsx'
import type { Page } from '../screen.ts'
import { startText } from '../text/text.ts'
import { Button } from '../widgets/button.tsx'
import { MatchButton } from '../widgets/fileButton.tsx'
import { LetterLink, PasteLetter } from './letterLink.tsx'
import type { LetterContent, LetterScreen } from './letters.ts'
import { lettersText } from './lettersText.ts'

interface Props {
  readonly page: Page
  readonly screen: LetterScreen
}

/** A page of a match by letters: its invitation, the answer to one, or a letter for another device. */
export function LetterPage({ page, screen }: Props) {
  const { content } = screen
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [content])
  const { name, asked } = page.settings.value
  // The others see the name on every letter, so it comes first.
  const asks = !asked && name === '' && (content.type === 'inviting' || content.type === 'invited')
  return (
    <main class="message by-hand letter-page" data-letter-page={content.type}>
      <section class="panel">
        <h1 tabIndex={-1} ref={heading}>
          {titleOf(screen)}
        </h1>
        {asks ? <AskName page={page} screen={screen} /> : <Body page={page} screen={screen} />}
        <div class="ways">
          {!asks && <Ways content={content} />}
          <Button label={startText().buttons.home} onClick={page.actions.home} />
        </div>
      </section>
    </main>
  )
}

/** Asks this person for their name, once. */
function AskName({ page: { settings, actions }, screen: { content, title } }: Props) {
  const { inviting, invited } = lettersText()
  return (
    <>
      <p>{content.type === 'invited' ? invited.lead({ title }) : inviting.name}</p>
      <NameField
        name=""
        face={settings.value.face}
        save={(name) => actions.set({ name, asked: true })}
        skip={() => actions.set({ asked: true })}
      />
    </>
  )
}

function titleOf({ content, title }: LetterScreen): string {
  const { inviting, invited, answered, elsewhere } = lettersText()
  switch (content.type) {
    case 'inviting':
      return inviting.title({ title })
    case 'invited':
      return content.by === undefined ? invited.nobody : invited.title({ name: content.by })
    case 'answered':
      return answered.title
    case 'elsewhere':
      return elsewhere.title
  }
}

function Body({ page, screen: { content, title } }: Props) {
  const { join, openFile } = page.actions
  const { inviting, invited, answered, elsewhere } = lettersText()
  const shareTitle = inviting.shareTitle({ title })
  switch (content.type) {
    case 'inviting':
      return (
        <>
          <p>{inviting.lead}</p>
          <LetterLink link={content.link} label={inviting.link} title={shareTitle} />
          <Players content={content} />
          <PasteLetter open={join} />
        </>
      )
    case 'invited':
      return <p>{invited.lead({ title })}</p>
    case 'answered':
      return (
        <>
          <p>{answered.lead}</p>
          <LetterLink link={content.link} label={answered.link} title={shareTitle} />
          <PasteLetter open={join} />
        </>
      )
    case 'elsewhere':
      return (
        <>
          <p>
            <b>{content.to === '' ? elsewhere.someone({ title }) : elsewhere.turn({ title, name: content.to })}</b>
          </p>
          <p>{elsewhere.lead}</p>
          <PasteLetter open={join} />
          {!content.watch && <p class="quiet">{elsewhere.watchHint}</p>}
          <MatchButton open={openFile} />
        </>
      )
  }
}

function Players({ content }: { readonly content: Extract<LetterContent, { type: 'inviting' }> }) {
  const { players, deals, notice } = content
  const { inviting, notice: notices } = lettersText()
  const names = players.map((name) => name ?? inviting.someone)
  return (
    <>
      <p role="status" data-players={names.length}>
        {notice ? `${notices[notice]} ` : ''}
        {names.length === 0 ? inviting.alone : inviting.players({ names })}
      </p>
      {deals !== undefined && <p class="quiet">{inviting.deals({ count: deals })}</p>}
    </>
  )
}

function Ways({ content }: { readonly content: LetterContent }) {
  const { inviting, invited, elsewhere } = lettersText()
  if (content.type === 'inviting' && content.begin)
    return <Button label={inviting.begin} class="primary" data-begin onClick={content.begin} />
  if (content.type === 'invited')
    return <Button label={invited.accept} class="primary" data-accept onClick={content.accept} />
  if (content.type === 'elsewhere' && content.watch)
    return <Button label={elsewhere.watch} class="primary" data-watch onClick={content.watch} />
  return undefined
}
