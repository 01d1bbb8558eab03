import { useEffect, useRef } from 'preact/hooks'
import type { PageActions, Screen, TitleCard } from '../screen.ts'
import { admission } from '../text/en/connection.ts'
import { home } from '../text/en/home.ts'
import { buttons } from '../text/en/page.ts'
import { problemText, problemTitle, problems as text } from '../text/en/problems.ts'
import { ButtonRow } from '../widgets/buttonRow.tsx'
import { CodeForm } from '../widgets/codeForm.tsx'
import { FileButton } from '../widgets/fileButton.tsx'
import type { PageProblem } from './pageProblem.ts'

interface Props extends Omit<Extract<Screen, { type: 'problem' }>, 'type'> {
  readonly titles: readonly TitleCard[]
  readonly actions: PageActions
}

/** What went wrong, in a sentence, and every way on from here. */
export function Problem({ problem, retry, kept, titles, actions }: Props) {
  // With several titles, home is the place to choose one.
  const only = titles.length === 1 ? titles[0] : undefined
  const heading = useRef<HTMLHeadingElement>(null)
  const mistyped = problem.type === 'mistyped'
  const seat = problem.type === 'refused' ? problem.away?.[0] : undefined
  useEffect(() => {
    if (!mistyped) heading.current?.focus()
  }, [mistyped])
  return (
    <main class="message" data-problem={nameOf(problem)}>
      <section class="panel">
        <h1 tabIndex={-1} ref={heading}>
          {kept === undefined ? problemTitle(problem) : text.keptTitle}
        </h1>
        <p role="alert">{problemText(problem)}</p>
        {kept !== undefined && <p>{text.keptText}</p>}
        {mistyped && <CodeForm text={problem.text} join={actions.join} focused />}
        {problem.type === 'noFile' && (
          <FileButton
            name="match"
            label={home.open}
            hint={home.openHint}
            take={actions.openMatch}
          />
        )}
        <ButtonRow
          buttons={[
            seat === undefined
              ? undefined
              : { label: admission.ask, press: () => actions.askIn(seat), primary: true },
            kept === undefined
              ? undefined
              : { label: text.lookThrough, press: () => actions.lookThrough(kept), primary: true },
            retry ? { label: buttons.retry, press: actions.retry, primary: true } : undefined,
            only && {
              label: text.newTable,
              press: () => only.open('table'),
              primary: !retry && seat === undefined,
            },
            only && { label: text.playHere, press: () => only.open('here') },
            { label: buttons.home, press: actions.home },
          ]}
        />
      </section>
    </main>
  )
}

/** A problem's name for tests: its type and its reason, if it has one. */
export function nameOf(problem: PageProblem): string {
  return 'why' in problem ? `${problem.type}-${problem.why}` : problem.type
}
