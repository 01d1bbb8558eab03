import type { Answer } from '../../match/table.ts'
import type { MarkBody } from '../../rules/body.ts'
import type { Seat } from '../../rules/game.ts'
import type { Note } from '../../rules/notes.ts'
import type { Live } from '../live.ts'
import { refusalIn } from '../requests.tsx'
import { matchText } from '../text/match.ts'

const words = matchText.notes

/** The author's seat: one of ours, preferably the one whose turn it is; `undefined` for a spectator. */
function seatOf({ shown, now }: Live): Seat | undefined {
  if (shown.table.beyond) return undefined
  const { turn, sitters } = now.value
  const mine = sitters.findIndex((sitter) => sitter.mine)
  return turn ?? (mine < 0 ? undefined : mine)
}

/** The author's name. */
export function writerOf(live: Live): string {
  const seat = seatOf(live)
  return seat === undefined ? words.reader : live.shown.words.seat(live.now.value.position, seat)
}

/** Adds a note to the match. Returns why it was refused, or an empty text. */
export async function writeNote(
  live: Live,
  { text, entry, place }: { readonly text: string; readonly entry: number; readonly place: string | undefined },
): Promise<string> {
  const { table } = live.shown
  const on = { entry, ...(place === undefined ? {} : { place }) }
  const note: MarkBody = { type: 'mark', note: text.trim(), on }
  const seat = seatOf(live)
  if (table.beyond) return sentence(table.beyond.annotate(note))
  return seat === undefined ? words.notMine : sentence(await table.act(seat, note))
}

/** Whether a note can be deleted here: by its author, or in a replay if a spectator wrote it. */
export function mayTakeBack({ shown, now }: Live, { by }: Pick<Note, 'by'>): boolean {
  if (shown.table.beyond) return by === 'host'
  return by !== 'host' && now.value.sitters[by]?.mine === true
}

/** Deletes a note. Returns why it was refused, or an empty text. */
export async function takeBack({ shown: { table } }: Live, { by, seq }: Note): Promise<string> {
  const mark: MarkBody = { type: 'mark', note: '', hides: seq }
  if (table.beyond) return sentence(table.beyond.annotate(mark))
  return by === 'host' ? words.readers : sentence(await table.act(by, mark))
}

const sentence = (answer: Answer): string => refusalIn(answer) ?? ''
