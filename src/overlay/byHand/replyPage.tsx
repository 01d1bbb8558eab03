import { useEffect, useState } from 'preact/hooks'
import type { Page } from '../screen.ts'
import type { HandReply } from '../screens/inviting.ts'
import { startText, text } from '../text/text.ts'
import { Button } from '../widgets/button.tsx'
import { useCopy } from '../widgets/links.tsx'
import '../style/byHand.css'

interface Props {
  readonly page: Page
  readonly offer: string
}

/** Answers an invitation by hand, and opens the table once the host has entered the answer. */
export function ReplyPage({ page, offer }: Props) {
  const [reply, setReply] = useState<HandReply>()
  const [problem, setProblem] = useState<'unreadable' | 'late' | 'missing'>()
  const { reply: answer, join, home } = page.actions
  useEffect(() => {
    let made: HandReply | undefined
    let isGone = false
    let isLinked = false
    const follow = async () => {
      made = await answer(offer)
      if (isGone) return made?.cancel()
      if (!made) return setProblem('unreadable')
      setReply(made)
      isLinked = await made.linked
      if (isGone) return
      if (isLinked) join(made.code)
      else setProblem('late')
    }
    follow().catch(() => setProblem('missing'))
    return () => {
      isGone = true
      if (!isLinked) made?.cancel()
    }
  }, [offer, answer, join])
  return (
    <main class="message by-hand">
      <section class="panel">
        <h1>{text().byHand.reply.title}</h1>
        {problem ? <p role="alert">{wordsFor(problem)}</p> : <p>{text().byHand.reply.lead}</p>}
        {reply && !problem && <Answer text={reply.text} />}
        <div class="ways">
          <Button label={startText().buttons.home} onClick={home} />
        </div>
      </section>
    </main>
  )
}

const wordsFor = (problem: 'unreadable' | 'late' | 'missing') =>
  problem === 'missing' ? startText().page.missing : text().byHand.reply[problem]

function Answer({ text: value }: { readonly text: string }) {
  const { field, copy, said } = useCopy()
  return (
    <>
      <label>
        {text().byHand.reply.answer}
        <input data-reply data-secret readOnly value={value} ref={field} />
      </label>
      <Button label={text().byHand.reply.copy} class="primary" onClick={copy} />
      <p role="status">{said || text().byHand.reply.waiting}</p>
    </>
  )
}
