import type { Signal } from '@preact/signals'
import { text } from '../text/text.ts'
import { Button, CloseButton } from '../widgets/button.tsx'
import { SeatMark } from '../widgets/seatMark.tsx'
import type { SeenNote } from './notes.ts'

interface Props {
  readonly note: SeenNote
  /** Name of the piece it is about, if that is on the table. */
  readonly piece: string | undefined
  /** Number of the entry that holds the open note. */
  readonly open: Signal<number | undefined>
  /** All notes on the same moment. */
  readonly notes: readonly SeenNote[]
}

/** A note: who says what, about what. */
export function NoteCard({ note, piece, open, notes }: Props) {
  const { number, author, entry } = note
  return (
    <section
      class="note-card"
      role="note"
      data-note-card={number}
      aria-label={text().notes.note(number)}
    >
      <header>
        <b class="number display" aria-hidden="true">
          {number}
        </b>
        {author && <SeatMark look={author} />}
        <span>
          <b>{author?.name ?? text().notes.spectator}</b>
          <small>
            {piece === undefined ? text().notes.onMove(entry) : text().notes.about(entry, piece)}
          </small>
        </span>
      </header>
      <p>{note.text}</p>
      {notes.length > 1 && <Others note={note} notes={notes} open={open} />}
      <CloseButton
        data-close-note
        aria-label={text().notes.close}
        onClick={() => (open.value = undefined)}
      />
    </section>
  )
}

/** Buttons for all notes on the same moment. */
function Others({ note, notes, open }: Omit<Props, 'piece'>) {
  return (
    <footer>
      {notes.map(({ seq, number }) => (
        <Button
          label={number}
          class="display"
          key={seq}
          data-read={number}
          aria-label={text().notes.note(number)}
          aria-pressed={seq === note.seq}
          onClick={() => (open.value = seq)}
        />
      ))}
    </footer>
  )
}
