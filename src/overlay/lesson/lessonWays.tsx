import { useEffect, useRef } from 'preact/hooks'
import { text } from '../text/text.ts'
import { Button } from '../widgets/button.tsx'
import type { LessonControls } from './lesson.ts'

/** The ways on from where a lesson is, beside the moves on offer. */
export function LessonWays({ lesson }: { readonly lesson: LessonControls }) {
  const { at, stops, phase } = lesson.view.value
  const next = useFocusWhenDone(phase === 'done' || phase === 'slipped')
  if (phase === 'match') return undefined
  const following = stops[at + 1]
  if ((phase === 'done' || phase === 'free') && following)
    return (
      <button type="button" class="choice primary" data-lesson="next" ref={next} onClick={() => lesson.go(at + 1)}>
        {text().lessons.next({ name: following.name })}
      </button>
    )
  if (phase === 'slipped')
    return (
      <button type="button" class="choice primary" data-lesson="retry" ref={next} onClick={() => lesson.go(at)}>
        {text().lessons.retry}
      </button>
    )
  return (
    <>
      <Button
        label={text().lessons.show}
        class="choice way"
        data-lesson="show"
        disabled={phase === 'showing'}
        onClick={lesson.show}
      />
      {following && (
        <Button
          label={text().lessons.skip}
          class="choice way skip"
          data-lesson="skip"
          onClick={() => lesson.go(at + 1)}
        />
      )}
    </>
  )
}

/** People who made the last move by keyboard go on by keyboard: the way on takes the focus that it left. */
function useFocusWhenDone(isDone: boolean) {
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const active = document.activeElement
    if (isDone && (!active || active === document.body)) next.current?.focus()
  }, [isDone])
  return next
}
