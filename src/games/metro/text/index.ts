import { filled, type Translation } from '../../../kit/language.ts'
import type { Flaw } from '../../../rules/flaw.ts'
import type { Copies } from '../content/tiles.ts'
import type { FlawReason } from '../flaws.ts'
import { optionsIn } from './options.ts'
import type { Locale } from './words.ts'
import { wordsIn } from './wordsIn.ts'

/** A language’s sentences about flaws. */
type Flaws = Translation<typeof import('../words/en/flaws.ts')>

/** Everything Metro says in a language, but for its book; the sentences of flaws load when one is needed. */
export function textIn(t: Locale, flaws: () => Promise<Flaws>) {
  const flawText = async (flaw: Flaw) => flawIn(await flaws(), flaw)
  return {
    locale: t,
    captions: t.captions,
    /** Captions of Metro’s own sounds, and of others where it has words of its own. */
    soundCaptions: t.sounds,
    optionFields: optionsIn(t),
    /** Text of a flaw in an edition, options or a made-up position. */
    flawText,
    /** Its words, with as many tiles of each kind as an edition has. */
    wordsWith: (copies: Copies) => wordsIn(t, copies, flawText),
  }
}

const isReason = (flaws: Flaws, reason: string): reason is FlawReason => Object.hasOwn(flaws, reason)

/** A flaw, after the path to where it is. */
function flawIn(flaws: Flaws, { reason, at, amounts }: Flaw): string {
  const fact = (name: string) => String(amounts[name])
  const facts = {
    need: fact('need'),
    have: fact('have'),
    tiles: fact('tiles'),
    cell: fact('cell'),
    face: fact('face'),
    expected: fact('expected'),
    received: fact('received'),
  }
  return `${at || flaws.whole}: ${isReason(flaws, reason) ? filled(flaws[reason], facts) : flaws.impossible}`
}
