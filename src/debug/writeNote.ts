import type { Seat } from '../rules/game.ts'
import type { MarkBody } from '../rules/journal.ts'
import { tableRefusal } from '../table/text/en.ts'
import type { Live } from './live.ts'

/** The seat whose note it will be: of several of mine the one that is asked; `undefined`: a reader's. */
function seatOf({ shown, now }: Live): Seat | undefined {
  if (shown.table.beyond) return undefined
  const { turn, sitters } = now.value
  const mine = sitters.findIndex((sitter) => sitter.mine)
  return turn ?? (mine < 0 ? undefined : mine)
}

/** Whose note it will be, in words. */
export function writerOf(live: Live): string {
  const seat = seatOf(live)
  return seat === undefined ? 'a reader' : live.shown.words.seat(live.now.value.position, seat)
}

/** Has a note written into the match; tells what is against it, or nothing. */
export async function writeNote(
  live: Live,
  {
    text,
    entry,
    place,
  }: { readonly text: string; readonly entry: number; readonly place: string | undefined },
): Promise<string> {
  const { table } = live.shown
  const on = { entry, ...(place === undefined ? {} : { place }) }
  const note: MarkBody = { type: 'mark', note: text.trim(), on }
  const seat = seatOf(live)
  if (table.beyond) return sentence(table.beyond.annotate(note))
  return seat === undefined ? 'No seat here is yours.' : sentence(await table.act(seat, note))
}

const sentence = (answer: Awaited<ReturnType<Live['shown']['table']['act']>>): string =>
  answer.type === 'refused' ? (tableRefusal(answer.refusal) ?? answer.refusal.reason) : ''
