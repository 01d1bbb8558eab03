import { type Signal, useSignal } from '@preact/signals'
import type { Picture } from '../screen.ts'
import { text } from '../text/text.ts'
import { Button, CloseButton } from '../widgets/button.tsx'
import { type Area, roomBeside, usePlacement } from '../widgets/placement.ts'
import { SeatMark } from '../widgets/seatMark.tsx'
import type { SeenNote } from './notes.ts'
import '../style/notes.css'

interface Props {
  /** The notes on the moment shown; at least one. */
  readonly notes: readonly SeenNote[]
  readonly picture: Drawn
}

type Drawn = Extract<Picture, { type: 'drawn' }>

/**
 * Notes on a replayed match: a pin on the table for each, and one of them open. A note about no piece has a pin only
 * while none is open.
 */
export function ReplayNotes({ notes, picture }: Props) {
  const open = useSignal(notes[0]?.seq)
  const read = notes.find(({ seq }) => seq === open.value)
  const spots = notes.map((note, at) => {
    const before = notes.slice(0, at).filter(({ place }) => place === note.place).length
    return { note, ...spotOf(picture, note, before) }
  })
  const spot = spots.find(({ note }) => note === read)
  return (
    <section class={picture.idle ? 'notes pinned' : 'notes pinned moving'} aria-label={text().notes.title}>
      {spots
        .filter(({ piece }) => piece !== undefined || !read)
        .map(({ note, tip }) => (
          <Pin key={note.seq} note={note} tip={tip} open={open} />
        ))}
      {spot && <Placed key={spot.note.seq} {...spot} notes={notes} picture={picture} open={open} />}
    </section>
  )
}

/** Where a pin goes, what its note must not cover, and the name of the piece it is about, if any. */
interface Spot {
  readonly tip: { readonly x: number; readonly y: number }
  readonly anchor: Area
  readonly piece: string | undefined
}

/** Height of a pin, and the distance between pins on the same piece, in CSS pixels. */
const high = 38
const apart = 32

/** Where a note's pin goes; `before` is how many share its place already. */
function spotOf({ pieceOf, areas }: Drawn, { place }: SeenNote, before: number): Spot {
  const piece = place === undefined ? undefined : pieceOf(place)
  if (!piece) {
    const { x, y } = areas.decision
    const tip = { x: x + apart * (before + 1), y: Math.max(high, y) }
    return { tip, anchor: areas.decision, piece: undefined }
  }
  const { x, y, w, h } = piece.at
  const tip = { x: x + w / 2 + apart * before, y: Math.max(high, y + h * 0.4) }
  const top = Math.min(y, tip.y - high)
  return { tip, anchor: { x, y: top, w, h: y + h - top }, piece: piece.label }
}

interface PinProps extends Pick<Spot, 'tip'> {
  readonly note: SeenNote
  readonly open: Signal<number | undefined>
}

function Pin({ note: { seq, number }, tip, open }: PinProps) {
  const isOpen = open.value === seq
  return (
    <button
      type="button"
      class="pin"
      data-pin={number}
      aria-label={text().notes.note({ number })}
      aria-expanded={isOpen}
      style={{ left: `${tip.x}px`, top: `${tip.y}px` }}
      onClick={() => (open.value = isOpen ? undefined : seq)}
    >
      <svg viewBox="0 0 30 38" aria-hidden="true">
        <path d="M15 37 L6.2 24.6 A13 13 0 1 1 23.8 24.6 Z" />
      </svg>
      <b class="display">{number}</b>
    </button>
  )
}

interface PlacedProps extends Omit<PinProps, 'tip'>, Spot {
  readonly notes: readonly SeenNote[]
  readonly picture: Drawn
}

/** A note beside the piece it is about. */
function Placed({ note, notes, anchor, piece, picture, open }: PlacedProps) {
  const room = roomBeside(picture.areas)
  const place = usePlacement({ piece: anchor, room, share }, [picture, note])
  return (
    <div class="placed note-place" {...place}>
      <NoteCard note={note} notes={notes} piece={piece} open={open} />
    </div>
  )
}

/** The share of the page's height a card may take; longer ones scroll. */
const share = 0.4

interface NoteCardProps {
  readonly note: SeenNote
  /** Name of the piece it is about, if that is on the table. */
  readonly piece: string | undefined
  /** Number of the entry that holds the open note. */
  readonly open: Signal<number | undefined>
  /** All notes on the same moment. */
  readonly notes: readonly SeenNote[]
}

/** A note: who says what, about what. */
function NoteCard({ note, piece, open, notes }: NoteCardProps) {
  const { number, author, entry } = note
  return (
    <section class="note-card" role="note" data-note-card={number} aria-label={text().notes.note({ number })}>
      <header>
        <b class="number display" aria-hidden="true">
          {number}
        </b>
        {author && <SeatMark look={author} />}
        <span>
          <b>{author?.name ?? text().notes.spectator}</b>
          <small>{piece === undefined ? text().notes.onMove({ entry }) : text().notes.about({ entry, piece })}</small>
        </span>
      </header>
      <p>{note.text}</p>
      {notes.length > 1 && <Others note={note} notes={notes} open={open} />}
      <CloseButton data-close-note aria-label={text().notes.close} onClick={() => (open.value = undefined)} />
    </section>
  )
}

/** Buttons for all notes on the same moment. */
function Others({ note, notes, open }: Omit<NoteCardProps, 'piece'>) {
  return (
    <footer>
      {notes.map(({ seq, number }) => (
        <Button
          label={number}
          class="display"
          key={seq}
          data-read={number}
          aria-label={text().notes.note({ number })}
          aria-pressed={seq === note.seq}
          onClick={() => (open.value = seq)}
        />
      ))}
    </footer>
  )
}
