import type { Translation } from '../../kit/language.ts'
import type { Check } from '../../match/checkMatch.ts'
import type { Seat } from '../../rules/game.ts'
import type * as english from '../words/en/check.ts'

type Words = Translation<typeof english>

/** A check of a match, in a sentence. `name` names a seat. */
export function checkSentence(
  words: Words,
  check: Check,
  name: (seat: Seat) => string = (seat) => words.seat({ number: seat + 1 }),
): string {
  switch (check.of) {
    case 'rules':
      return words.rules[check.found]
    case 'people':
    case 'host':
      return words[check.of][check.found]
    case 'others':
      return words.others[check.found](check)
    case 'chance':
      return words.chance[check.found]
    default:
      return check.found === 'cheated'
        ? words.cards.cheated({ names: check.seats.map(name) })
        : words.cards[check.found]
  }
}
