import { filled, type Translation } from '../../../kit/language.ts'
import type { Names } from '../../../rules/edition.ts'
import type { Flaw } from '../../../rules/flaw.ts'
import type { Refusal } from '../../../rules/game.ts'
import { areas } from '../content/edition.ts'
import type { FlawReason as PositionReason } from '../flaws.ts'
import { goods } from '../goods.ts'
import type { Reason } from '../reasons.ts'
import { countOf } from './goods.ts'
import type { Locale } from './locale.ts'

/** The sentence that gives a reason, without the other ways of doing the same; `names` of stations in the language. */
export function reasonText(t: Locale, { reason, amounts }: Refusal, names: Names): string {
  if (!isReason(t, reason)) return t.title.refused
  if (reason === 'notNow' && amounts.area === undefined) return t.refusals.notNowAny
  return filled(t.refusals[reason], factsOf(t, amounts, names))
}

const isReason = ({ refusals }: Locale, reason: string): reason is Reason => Object.hasOwn(refusals, reason)

/** Everything that sentences may mention, named and counted. */
function factsOf(t: Locale, amounts: Refusal['amounts'], names: Names) {
  const number = (key: string) => Number(amounts[key] ?? 0)
  const area = areas.find((letter) => letter === amounts.area)
  const good = goods.find((kind) => kind === amounts.kind)
  const counted = (n: number) => (good ? countOf(t, good, n) : `${n}`)
  const [have, need, most] = [number('have'), number('need'), number('most')]
  return {
    area: area ? t.named.areas[area] : t.named.that.area,
    station: names[`${amounts.station}`] ?? `${amounts.station ?? ''}`,
    train: `${amounts.train || t.named.that.train}`,
    have,
    held: counted(have),
    need,
    needed: counted(need),
    most,
    cubes: most,
    coal: most,
    there: number(`${amounts.kind}`),
    steel: 1,
  }
}

/** For each reason, the sentence that tells a flaw at a place. */
export type FlawTexts = Translation<typeof import('../words/en/flaws.ts')>

/** Everything that can be wrong with options, an edition or a made-up position. */
type FlawReason = PositionReason | 'badValue' | 'contractTwice' | 'fewTracks'

/** The sentence that tells a flaw. */
export function flawIn(texts: FlawTexts, { reason, at, amounts }: Flaw): string {
  const fact = (key: string) => `${amounts[key] ?? ''}`
  const [have, need, contract] = [fact('have'), fact('need'), fact('contract')]
  const facts = { at: at === '' ? texts.whole : at, expected: fact('expected'), received: fact('received') }
  return filled(texts[isFlaw(texts, reason) ? reason : 'badValue'], { ...facts, have, need, contract })
}

const isFlaw = (texts: FlawTexts, reason: string): reason is FlawReason => Object.hasOwn(texts, reason)
