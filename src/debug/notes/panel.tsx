import { type Signal, useSignal } from '@preact/signals'
import { allEntries } from '../../match/table.ts'
import { type SeenNote, seenNote } from '../../overlay/replay/notes.ts'
import { ReplayNotes } from '../../overlay/replay/replayNotes.tsx'
import { seatLines } from '../../overlay/table/seats.ts'
import { Button } from '../../overlay/widgets/button.tsx'
import { longestNote } from '../../rules/body.ts'
import { momentOf, notesAt } from '../../rules/notes.ts'
import { openJournal } from '../../rules/replay.ts'
import { nameOfPlace, placeNamed } from '../../stage/pieceNames.ts'
import { type Live, notesOn, type PanelProps } from '../live.ts'
import { matchText } from '../text/match.ts'
import { useOften } from '../ui.ts'
import { Over } from '../window.tsx'
import { mayTakeBack, takeBack, writeNote, writerOf } from './notes.ts'
import { PlacePicker } from './placePicker.tsx'
import '../style/notes.css'

const words = matchText.notes

/** Notes about entries and pieces: writes them, lists them, and leads to each. */
export function NotesPanel({ live }: PanelProps) {
  const notes = seenNotes(live)
  const { table } = live.shown
  const here = notesHere(live, notes)
  const text = useSignal('')
  return (
    <>
      <Draft live={live} text={text} />
      <h3>{words.title(notes.length)}</h3>
      <ol class="debug-notes">
        {notes.map((note) => (
          <Row key={note.seq} live={live} note={note} text={text} here={here.includes(note)} />
        ))}
      </ol>
      {notes.length > 0 && (
        <p class="debug-line">
          <Button label={words.save} data-do="save-notes" onClick={() => save(live)} />
        </p>
      )}
      <p class="debug-soft">{words.explained}</p>
      {!table.beyond && here.length > 0 && <NotesOnTable live={live} notes={here} />}
    </>
  )
}

function seenNotes(live: Live): readonly SeenNote[] {
  const { words, seat } = live.shown
  const seats = seatLines(words, seat, live.now.value)
  const all = notesOn(live)
  return all.map((note) => seenNote(note, all, seats))
}

function notesHere(live: Live, notes: readonly SeenNote[]): readonly SeenNote[] {
  const seq = live.instant.value.entry?.seq ?? 0
  const seqs = new Set(notesAt(allEntries(live.shown.table), seq).map((note) => note.seq))
  return notes.filter((note) => seqs.has(note.seq))
}

interface DraftProps extends PanelProps {
  /** The draft. */
  readonly text: Signal<string>
}

function Draft({ live, text }: DraftProps) {
  const place = useSignal<string | undefined>(undefined)
  const picking = useSignal(false)
  const said = useSignal('')
  useOften()
  const { table, stage } = live.shown
  const at = live.instant.value.entry?.seq ?? 0
  const entry = momentOf(allEntries(table), at)
  const lying = () => stage.value?.places() ?? []
  const places = lying()
  const pin = async () => {
    said.value = await writeNote(live, { text: text.value, entry, place: place.value })
    if (said.value !== '') return
    text.value = ''
    place.value = undefined
  }
  return (
    <>
      <h3>{words.draft(writerOf(live), entry)}</h3>
      <textarea
        rows={3}
        maxLength={longestNote}
        placeholder={words.hint}
        aria-label={words.note}
        data-note
        value={text.value}
        onInput={({ currentTarget }) => (text.value = currentTarget.value)}
      />
      <p class="debug-line">
        <Button
          label={words.pin}
          data-do="pick"
          aria-pressed={picking.value}
          disabled={places.length === 0}
          onClick={() => (picking.value = !picking.value)}
        />
        <select
          aria-label={words.place}
          data-place={place.value}
          value={place.value ?? ''}
          onChange={({ currentTarget: { value } }) => (place.value = value === '' ? undefined : value)}
        >
          <option value="">{words.noPlace}</option>
          {places.map((one) => (
            <option key={one.id} value={nameOfPlace(places, one)}>
              {one.label}
            </option>
          ))}
        </select>
      </p>
      <p class="debug-line">
        <Button label={words.write} data-do="note" disabled={text.value.trim() === ''} onClick={() => void pin()} />
        <span class="debug-soft">{words.left(longestNote - text.value.length)}</span>
      </p>
      <p role="alert">{said.value}</p>
      {picking.value && (
        <PlacePicker
          places={lying}
          pick={(one) => {
            place.value = nameOfPlace(lying(), one)
            picking.value = false
          }}
          leave={() => (picking.value = false)}
        />
      )}
    </>
  )
}

/** A piece's label; its name if it isn't on the table now. */
function labelOf({ shown: { stage } }: Live, place: string): string {
  return placeNamed(stage.value?.places() ?? [], place)?.label ?? place
}

interface RowProps extends DraftProps {
  readonly note: SeenNote
  readonly here: boolean
}

function Row({ live, note, here, text: draft }: RowProps) {
  const { table } = live.shown
  const { number, seq, author, entry, place, text } = note
  const label = place === undefined ? undefined : labelOf(live, place)
  const go = () => {
    if (table.beyond) table.beyond.go(entry)
    else live.at.value = entry
  }
  return (
    <li>
      <button type="button" data-note-of={seq} aria-pressed={here} onClick={go}>
        <b>{number}</b>
        <span>
          <i>{words.about(author?.name ?? words.reader, entry, label)}</i>
          {text}
        </span>
      </button>
      {mayTakeBack(live, note) && <TakeBack live={live} note={note} draft={draft} />}
    </li>
  )
}

interface TakeBackProps extends PanelProps {
  readonly note: SeenNote
  readonly draft: Signal<string>
}

/** Deletes a note. Its text can be edited and written again. */
function TakeBack({ live, note, draft }: TakeBackProps) {
  const refused = useSignal('')
  const press = async () => {
    refused.value = await takeBack(live, note)
    if (refused.value === '' && draft.value.trim() === '') draft.value = note.text
  }
  return (
    <p class="debug-line">
      <Button label={words.takeBack(note.number)} data-take-back={note.seq} onClick={() => void press()} />
      <span role="alert">{refused.value}</span>
    </p>
  )
}

function save({ shown: { table, actions } }: Live): void {
  const opened = openJournal(table.game, allEntries(table))
  if ('journal' in opened) actions.save(`${table.game.id}-notes.json`, actions.text(opened.journal))
}

interface Props extends PanelProps {
  /** Those about the current moment; at least one. */
  readonly notes: readonly SeenNote[]
}

/** Shows notes on a live table, as a replay does. */
function NotesOnTable({ live, notes }: Props) {
  useOften()
  const stage = live.shown.stage.value
  if (!stage) return undefined
  const pieceOf = (piece: string) => placeNamed(stage.places(), piece)
  const { seatAt, light, point } = stage
  const picture = { type: 'drawn', areas: stage.areas(), idle: stage.idle(), pieceOf, seatAt, light, point } as const
  return (
    <Over>
      <ReplayNotes key={notes.map(({ seq }) => seq).join()} notes={notes} picture={picture} />
    </Over>
  )
}
