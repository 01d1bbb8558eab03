import { useEffect, useState } from 'preact/hooks'
import type { Page } from '../screen.ts'
import type { HandReply } from '../screens/inviting.ts'
import { byHand } from '../text/en/byHand.ts'
import { buttons } from '../text/en/page.ts'
import { Button } from '../widgets/button.tsx'
import { useCopy } from '../widgets/links.tsx'
import '../style/byHand.css'

const text = byHand.reply

interface Props {
  readonly page: Page
  readonly offer: string
}

/** Answers an invitation by hand, and opens the table once the host has entered the answer. */
export function ReplyPage({ page, offer }: Props) {
  const [reply, setReply] = useState<HandReply>()
  const [problem, setProblem] = useState<'unreadable' | 'late'>()
  const { reply: answer, join, home } = page.actions
  useEffect(() => {
    let made: HandReply | undefined
    let isGone = false
    const follow = async () => {
      made = await answer(offer)
      if (isGone) return made?.cancel()
      if (!made) return setProblem('unreadable')
      setReply(made)
      const isLinked = await made.linked
      if (isGone) return
      if (isLinked) join(made.code)
      else setProblem('late')
    }
    void follow()
    return () => {
      isGone = true
    }
  }, [offer, answer, join])
  return (
    <main class="message by-hand">
      <section class="panel">
        <h1>{text.title}</h1>
        {problem ? <p role="alert">{text[problem]}</p> : <p>{text.lead}</p>}
        {reply && !problem && <Answer text={reply.text} />}
        <div class="ways">
          <Button label={buttons.home} onClick={home} />
        </div>
      </section>
    </main>
  )
}

function Answer({ text: value }: { readonly text: string }) {
  const { field, copy, said } = useCopy()
  return (
    <>
      <label>
        {text.answer}
        <input data-reply readOnly value={value} ref={field} />
      </label>
      <Button label={text.copy} class="primary" onClick={copy} />
      <p role="status">{said || text.waiting}</p>
    </>
  )
}
