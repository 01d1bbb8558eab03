import type { Translation } from '../../kit/language.ts'
import type { ExaminedEvidence } from '../../match/examine.ts'
import type * as english from '../words/en/evidence.ts'

/** The proof in evidence about a host, who may have a name; or why it can’t be told. */
export function evidenceSentence(
  words: Translation<typeof english>,
  found: ExaminedEvidence | 'tooLong' | 'leftUnread' | 'damaged',
  name?: string,
): string {
  if (typeof found === 'string') return words[found]
  const { worth, offence, match, line } = found
  if (worth === 'unsound') return words.unsound
  const host = name === undefined ? words.host({ match }) : words.hostNamed({ match, name })
  return `${words.did[offence]({ host })} ${words.line({ move: line })}`
}
