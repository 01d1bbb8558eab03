import { useSignal } from '@preact/signals'
import { copyText } from './copy.ts'
import { journalTo, type PanelProps } from './live.ts'
import { notesOn } from './notes.ts'
import { matchText } from './text/match.ts'

const text = matchText.time

interface Props extends PanelProps {
  readonly at: number
}

/** Ways to go on from an entry: as a match of its own, as a replay, as a link. */
export function WaysFrom({ live, at }: Props) {
  const link = useSignal('')
  const { doors } = live.shown
  const withJournal = (then: (journal: NonNullable<typeof live.journal.value>) => void) => () => {
    if (live.journal.value) then(live.journal.value)
  }
  const copyLink = withJournal(async (journal) => {
    link.value = await doors.link(journal, at)
    await copyText(link.value)
  })
  return (
    <>
      <Branch live={live} at={at} />
      <p class="debug-line">
        <button
          type="button"
          data-do="replay"
          onClick={withJournal((journal) => void doors.replay(journal, at))}
        >
          {text.replay}
        </button>
        <button type="button" data-do="link" onClick={copyLink}>
          {text.link}
        </button>
      </p>
      {link.value !== '' && <input readOnly data-link-to={at} value={link.value} />}
    </>
  )
}

/** Plays on from an entry on this device, with everybody here or against bots. */
function Branch({ live, at }: Props) {
  const mine = useSignal('all')
  const { doors, words } = live.shown
  const { sitters, position } = live.now.value
  const branch = () => {
    const journal = journalTo(live)
    const seats = sitters.map((_, seat) =>
      mine.value === 'all' || mine.value === String(seat) ? 'mine' : 'bot',
    )
    if (journal) void doors.branch(journal, seats, notesOn(live))
  }
  return (
    <p class="debug-line">
      <button type="button" data-do="branch" title={text.branchHint} onClick={branch}>
        {matchText.asking.branch(at)}
      </button>
      <select
        aria-label={text.who}
        data-branch-as={mine.value}
        value={mine.value}
        onChange={({ currentTarget }) => (mine.value = currentTarget.value)}
      >
        <option value="all">{text.everybody}</option>
        {sitters.map((_, seat) => (
          <option key={seat} value={String(seat)}>
            {text.against(words.seat(position, seat), sitters.length - 1)}
          </option>
        ))}
      </select>
    </p>
  )
}
