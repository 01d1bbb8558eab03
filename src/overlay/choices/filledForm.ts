import type { Table } from '../../match/table.ts'
import type { Typed } from '../../rules/game.ts'
import { choiceOf } from '../../rules/play.ts'
import type { Chosen } from '../../rules/title.ts'
import type { MoveForm, Words } from '../../rules/words.ts'

/** A form with its move in a sentence, and the reason why it can't be made yet. */
export interface FilledForm extends MoveForm<Typed> {
  readonly says: string
  readonly refusal: string | undefined
}

/** The form of the seat that is asked here, with the values chosen so far; undefined where all moves are listed. */
export function filledForm(table: Table, words: Words, chosen: Chosen): FilledForm | undefined {
  const { position, ask, turn, known } = table.now()
  if (turn === undefined || !choiceOf(ask, turn)?.form) return undefined
  const form = words.form?.(position, turn, chosen)
  const refusal = form && table.game.why(position, turn, form.move, known(turn))
  const says = form && words.move(position, form.move, known(turn))
  return form && { ...form, says: says ?? '', refusal: refusal && words.refusal(refusal) }
}
