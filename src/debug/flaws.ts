import type { Flaw } from '../rules/flaw.ts'
import type { GameTypes } from '../rules/game.ts'
import type { Words } from '../rules/words.ts'
import { matchText } from './text/match.ts'

/** The most flaws named in one message. */
const most = 3

/** The flaws that make a position impossible: up to three, one a line, and the number of others. */
export async function flawsText<G extends GameTypes>(
  words: Pick<Words<G>, 'flaw'>,
  flaws: readonly Flaw[],
): Promise<string> {
  const more = flaws.length - most
  const named = await Promise.all(flaws.slice(0, most).map((flaw) => words.flaw(flaw)))
  return [...named, ...(more > 0 ? [matchText.position.more(more)] : [])].join(';\n')
}

/** The same for a problem that may already be a sentence. */
export const problemText = async <G extends GameTypes>(
  words: Pick<Words<G>, 'flaw'>,
  problem: string | readonly Flaw[],
): Promise<string> => (typeof problem === 'string' ? problem : flawsText(words, problem))
