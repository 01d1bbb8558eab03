import type { Replay } from '../screen.ts'
import { startText, text } from '../text/text.ts'
import { CopyLink } from '../widgets/links.tsx'
import { canShare, share } from '../widgets/share.ts'
import '../style/replay.css'
import { Button } from '../widgets/button.tsx'

interface Props {
  readonly replay: Replay
  /** Entry shown now. */
  readonly at: number
  /** Entries with notes, in order. */
  readonly noted: readonly number[]
  /** Opens what the match proves. */
  readonly verify: () => void
  /** Opens the ways to resume it. */
  readonly resume: () => void
  /** Opens the reckoning; undefined while the match goes on. */
  readonly scores: (() => void) | undefined
  /** Opens the analysis; undefined for a match that isn’t over. */
  readonly analysis: (() => void) | undefined
  /** Asks what the master would have done here; undefined where nobody had to choose, or it would be unfair. */
  readonly hint: (() => void) | undefined
}

/** Replays a match entry by entry. */
export function ReplayBar({ replay, at, noted, verify, resume, scores, analysis, hint }: Props) {
  const { last, go, hands, doubt } = replay
  return (
    <section class="bar replay" aria-label={text().replay.label}>
      <p class="prompt" role="status">
        {text().replay.at(at, last)}
      </p>
      {doubt.value && (
        <Button
          label={text().replay.doubts[doubt.value]}
          class="doubt"
          data-doubt={doubt.value}
          onClick={verify}
        />
      )}
      {noted.length > 0 && (
        <Button
          label={text().notes.next(noted.length)}
          class="next-note"
          data-next-note
          onClick={() => go(noted.find((seq) => seq > at) ?? noted[0] ?? at)}
        />
      )}
      <span class="slider">
        <input
          type="range"
          aria-label={text().replay.slider}
          min={0}
          max={last}
          value={at}
          onInput={({ currentTarget }) => go(Number(currentTarget.value))}
        />
        {noted.map((seq) => (
          <i key={seq} data-tick={seq} style={{ '--at': seq / Math.max(1, last) }} />
        ))}
      </span>
      <div class="choices" role="toolbar" aria-label={text().replay.label}>
        <Step label={text().replay.first} to={0} off={at <= 0} go={go} />
        <Step label={text().replay.back} to={at - 1} off={at <= 0} go={go} />
        <Step label={text().replay.on} to={at + 1} off={at >= last} go={go} />
        <Step label={text().replay.last} to={last} off={at >= last} go={go} />
        {scores && (
          <Button
            label={text().replay.scores}
            class="choice"
            data-open="reckoning"
            onClick={scores}
          />
        )}
        {analysis && (
          <Button
            label={text().replay.analysis}
            class="choice"
            data-open="analysis"
            onClick={analysis}
          />
        )}
        {hint && <Button label={text().bar.hint} class="choice" data-open="hint" onClick={hint} />}
        {hands && (
          <Button
            label={text().replay.hands}
            class="choice"
            data-hands
            aria-pressed={hands.open}
            onClick={() => hands.show(!hands.open)}
          />
        )}
        <CopyLink label={startText().buttons.copyLink} link={replay.link} />
        {canShare() && (
          <Button
            label={text().replay.share}
            class="choice"
            data-share
            onClick={async () => share(startText().page.name, await replay.link())}
          />
        )}
        {(replay.options.length > 0 || replay.wrong) && (
          <Button label={text().replay.resume} class="choice" data-open="resume" onClick={resume} />
        )}
      </div>
    </section>
  )
}

interface StepProps {
  readonly label: string
  readonly to: number
  readonly off: boolean
  readonly go: (seq: number) => void
}

function Step({ label, to, off, go }: StepProps) {
  return <Button label={label} class="choice" disabled={off} onClick={() => go(to)} />
}
