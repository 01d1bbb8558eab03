import { useEffect, useRef } from 'preact/hooks'
import type { PageActions, Screen } from '../screen.ts'
import { startText } from '../text/text.ts'
import type { TitleCard } from '../titleCard.ts'
import { Button } from '../widgets/button.tsx'
import { CodeForm } from '../widgets/codeForm.tsx'
import { FileButton } from '../widgets/fileButton.tsx'
import { explained } from './explained.ts'
import type { PageProblem } from './pageProblem.ts'

interface Props extends Omit<Extract<Screen, { type: 'problem' }>, 'type'> {
  readonly titles: readonly TitleCard[]
  readonly actions: PageActions
}

/** The problem, in a sentence, and every way on from here. */
export function Problem({ problem, retry, kept, titles, actions }: Props) {
  // With several titles, home is the place to choose one.
  const only = titles.length === 1 ? titles[0] : undefined
  const heading = useRef<HTMLHeadingElement>(null)
  const { title, text: why } = explained(problem)
  const mistyped = problem.type === 'mistyped'
  const seat = problem.type === 'refused' ? problem.away?.[0] : undefined
  useEffect(() => {
    if (!mistyped) heading.current?.focus()
  }, [mistyped])
  return (
    <main class="message" data-problem={nameOf(problem)}>
      <section class="panel">
        <h1 tabIndex={-1} ref={heading}>
          {kept === undefined ? title : startText().problems.keptTitle}
        </h1>
        <p role="alert" data-secret={mistyped || undefined}>
          {why}
        </p>
        {kept !== undefined && <p>{startText().problems.keptText}</p>}
        {mistyped && <CodeForm text={problem.text} join={actions.join} focused />}
        {problem.type === 'noFile' && (
          <FileButton
            name="match"
            label={startText().home.open}
            hint={startText().home.openHint}
            open={actions.openFile}
          />
        )}
        <div class="ways">
          {seat !== undefined && (
            <Button
              label={startText().problems.ask}
              class="primary"
              onClick={() => actions.askIn(seat)}
            />
          )}
          {kept !== undefined && (
            <Button
              label={startText().problems.lookThrough}
              class="primary"
              onClick={() => actions.lookThrough(kept)}
            />
          )}
          {retry && (
            <Button label={startText().buttons.retry} class="primary" onClick={actions.retry} />
          )}
          {only && (
            <Button
              label={startText().problems.newTable}
              class={retry || seat !== undefined ? undefined : 'primary'}
              onClick={() => only.open('table')}
            />
          )}
          {only && (
            <Button label={startText().problems.playHere} onClick={() => only.open('here')} />
          )}
          {problem.type === 'dial' && (
            <Button label={startText().problems.check} data-check onClick={actions.check} />
          )}
          <Button label={startText().buttons.home} onClick={actions.home} />
        </div>
      </section>
    </main>
  )
}

/** A problem's name for tests: its type and its reason, if it has one. */
export function nameOf(problem: PageProblem): string {
  return 'why' in problem ? `${problem.type}-${problem.why}` : problem.type
}
