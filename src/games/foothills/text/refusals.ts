import { filled } from '../../../kit/language.ts'
import type { Refusal } from '../../../rules/game.ts'
import { type Facts, type Reason, reasons } from '../reasons.ts'
import type { CardNames } from './cardNames.ts'
import { goodsText } from './goods.ts'
import { coloursIn, type Locale } from './locale.ts'

/** The sentence that refuses something, with the cards called by their names in the language. */
export const refusalIn = (t: Locale, { reason, amounts }: Refusal, names: CardNames): string =>
  isReason(reason) ? filled(t.refusals[reason], factsIn(t, amounts, names)) : t.title.refused

const isReason = (reason: string): reason is Reason => Object.hasOwn(reasons, reason)

/** Everything that a sentence may mention; names that aren’t known are empty. */
function factsIn(t: Locale, amounts: Facts, names: CardNames) {
  const { card, deed, kind, owner, station } = amounts
  const text = (key: string) => amounts[key] ?? ''
  const colour = coloursIn(t)[Number(owner ?? -1)]
  const short = (['iron', 'stone', 'rubble', 'passengers'] as const).find((one) => one === kind) ?? 'resources'
  const have = Number(text('have'))
  return {
    card: names[text('card')] ?? text('card'),
    hasCard: card !== undefined,
    owner: colour ?? '',
    hasOwner: colour !== undefined,
    station: text('station'),
    hasStation: station !== undefined,
    line: text('line'),
    first: text('first'),
    rubble: text('rubble'),
    kind: kind === 'stone' ? ('stone' as const) : ('iron' as const),
    stations: Number(text('stations')),
    scored: Number(text('scored')),
    held: have === 0 ? t.refusals.none[short] : t.refusals.held({ goods: goodsText(t, { [short]: have }) }),
    need: text('need'),
    needed: goodsText(t, { [short]: Number(text('need')) }),
    deed: (['lay', 'exchange'] as const).find((one) => one === deed) ?? ('other' as const),
  }
}
