import { useEffect, useRef, useState } from 'preact/hooks'
import type { Replay } from './screen.ts'
import { copyFrom } from './share.ts'
import { en } from './text/en.ts'

const text = en.replay

interface Props {
  readonly replay: Replay
  /** Entry shown now. */
  readonly at: number
}

/** Goes through a saved match, entry by entry. */
export function ReplayBar({ replay, at }: Props) {
  const { last, go } = replay
  return (
    <section class="bar replay" aria-label={text.label}>
      <p class="prompt" role="status">
        {en.bar.replay(at, last)}
      </p>
      <input
        type="range"
        aria-label={text.slider}
        min={0}
        max={last}
        value={at}
        onInput={({ currentTarget }) => go(Number(currentTarget.value))}
      />
      <div class="choices" role="toolbar" aria-label={text.label}>
        <Step label={text.first} to={0} off={at <= 0} go={go} />
        <Step label={text.back} to={at - 1} off={at <= 0} go={go} />
        <Step label={text.on} to={at + 1} off={at >= last} go={go} />
        <Step label={text.last} to={last} off={at >= last} go={go} />
        <CopyLink link={replay.link} />
      </div>
    </section>
  )
}

/** Copies a link to the moment shown; where copying is not allowed, the link stands there marked. */
function CopyLink({ link }: { readonly link: () => Promise<string> }) {
  const [made, setMade] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (made !== '' && field.current) void copyFrom(field.current)
  }, [made])
  return (
    <>
      <button type="button" class="choice" onClick={async () => setMade(await link())}>
        {text.copy}
      </button>
      {made !== '' && (
        <input class="made-link" readOnly aria-label={text.copy} value={made} ref={field} />
      )}
    </>
  )
}

interface StepProps {
  readonly label: string
  readonly to: number
  readonly off: boolean
  readonly go: (seq: number) => void
}

function Step({ label, to, off, go }: StepProps) {
  return (
    <button type="button" class="choice" disabled={off} onClick={() => go(to)}>
      {label}
    </button>
  )
}
