import { filled } from '../../../kit/language.ts'
import type { Names } from '../../../rules/edition.ts'
import type { Refusal } from '../../../rules/game.ts'
import { type Facts, type Reason, reasons } from '../reasons.ts'
import { goodsText, sentence } from './goods.ts'
import { coloursIn, type Locale } from './locale.ts'

/** The sentence that refuses something, with things called by their names in the language. */
export const refusalIn = (t: Locale, { reason, amounts }: Refusal, names: Names): string =>
  isReason(reason) ? sentence(filled(t.refusals[reason], factsIn(t, amounts, names))) : t.title.refused

const isReason = (reason: string): reason is Reason => Object.hasOwn(reasons, reason)

/** Everything that a sentence may mention; of a name that isn’t known, that it is “this card” or “line”. */
function factsIn(t: Locale, amounts: Facts, names: Names) {
  const { card, deed, kind, owner, station, line, first } = amounts
  const { held, none, unnamed } = t.refusals
  const number = (key: string) => Number(amounts[key] ?? 0)
  const colour = coloursIn(t)[Number(owner ?? -1)]
  const called = (name: string | number | undefined) => (name ? (names[name] ?? name) : '')
  const short = (['iron', 'stone', 'rubble', 'passengers'] as const).find((one) => one === kind) ?? 'resources'
  const have = number('have')
  return {
    card: called(card) || unnamed.card,
    hasCard: Boolean(card),
    owner: colour ?? '',
    hasOwner: colour !== undefined,
    station: called(station) || unnamed.station,
    hasStation: Boolean(station),
    line: called(line) || unnamed.line,
    first: called(first) || unnamed.station,
    rubble: number('rubble'),
    kind: kind === 'stone' ? ('stone' as const) : ('iron' as const),
    stations: number('stations'),
    scored: number('scored'),
    held: have === 0 ? none[short] : held({ goods: goodsText(t, { [short]: have }) }),
    need: number('need'),
    needed: goodsText(t, { [short]: number('need') }),
    deed: (['lay', 'exchange'] as const).find((one) => one === deed) ?? ('other' as const),
  }
}
