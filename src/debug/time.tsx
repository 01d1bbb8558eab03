import { useComputed, useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { copyText } from './copy.ts'
import { journalTo, type Live, type PanelProps } from './live.ts'
import { notesOn } from './notes.ts'
import { type EntryLine, entryLines, turnStep } from './times.ts'

/** The journal: as a list and a scrubber, and ways to go from any entry. */
export function TimePanel({ live }: PanelProps) {
  const lines = useComputed(() => {
    const { table, words } = live.shown
    return live.journal.value ? entryLines(table.game, words, live.journal.value) : []
  })
  const at = live.instant.value.entry?.seq ?? 0
  const last = lines.value.length - 1
  const go = (seq: number) => {
    live.at.value = seq >= last ? undefined : Math.max(0, seq)
  }
  return (
    <>
      <div class="debug-ways">
        <Steps at={at} last={last} lines={lines.value} go={go} />
        <WaysFrom live={live} at={at} />
      </div>
      <Entries lines={lines.value} at={at} go={go} marked={new Set(markedIn(live))} />
    </>
  )
}

const markedIn = (live: Live) => notesOn(live).map(({ entry }) => entry)

interface StepProps {
  readonly at: number
  readonly last: number
  readonly lines: readonly EntryLine[]
  readonly go: (seq: number) => void
}

function Steps({ at, last, lines, go }: StepProps) {
  const steps = [
    ['|‹', 'first', 0],
    ['‹‹', 'turn back', turnStep(lines, at, -1)],
    ['‹', 'entry back', at - 1],
    ['›', 'entry on', at + 1],
    ['››', 'turn on', turnStep(lines, at, 1)],
    ['›|', 'last', last],
  ] as const
  return (
    <div class="debug-steps">
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label="Entry"
        onInput={({ currentTarget }) => go(Number(currentTarget.value))}
      />
      {steps.map(([sign, name, to]) => (
        <button key={name} type="button" title={name} data-step={name} onClick={() => go(to)}>
          {sign}
        </button>
      ))}
      <span>
        {at} of {last}
      </span>
    </div>
  )
}

interface FromProps extends PanelProps {
  readonly at: number
}

function WaysFrom({ live, at }: FromProps) {
  const link = useSignal('')
  const { doors } = live.shown
  const withJournal = (then: (journal: NonNullable<typeof live.journal.value>) => void) => () => {
    if (live.journal.value) then(live.journal.value)
  }
  const branch = () => {
    const journal = journalTo(live)
    if (journal) void doors.branch(journal)
  }
  const copyLink = withJournal(async (journal) => {
    link.value = await doors.link(journal, at)
    await copyText(link.value)
  })
  return (
    <>
      <p class="debug-line">
        <button
          type="button"
          data-do="replay"
          onClick={withJournal((journal) => void doors.replay(journal, at))}
        >
          look at {at} on the table
        </button>
        <button type="button" data-do="branch" onClick={branch}>
          branch from {at}
        </button>
        <button type="button" data-do="link" onClick={copyLink}>
          copy link
        </button>
      </p>
      {link.value !== '' && <input readOnly data-link-to={at} value={link.value} />}
    </>
  )
}

interface EntriesProps extends Omit<StepProps, 'last'> {
  readonly marked: ReadonlySet<number>
}

function Entries({ lines, at, go, marked }: EntriesProps) {
  const here = useRef<HTMLButtonElement>(null)
  useEffect(() => here.current?.scrollIntoView({ block: 'nearest' }), [at])
  return (
    <ol class="debug-entries">
      {lines.map(({ seq, by, text, turns }) => (
        <li key={seq} class={turns ? 'turn' : undefined}>
          <button
            type="button"
            data-entry={seq}
            aria-pressed={seq === at}
            {...(seq === at ? { ref: here } : {})}
            onClick={() => go(seq)}
          >
            <i>{seq}</i> <b>{by}</b> {text} {marked.has(seq) && '✎'}
          </button>
        </li>
      ))}
    </ol>
  )
}
