import type { Translation } from '../../kit/language.ts'
import type { ExaminedEvidence } from '../../match/examine.ts'
import type * as english from '../words/en/evidence.ts'

/** The proof in evidence about a host, who may have a name. */
export function evidenceSentence(
  { did, says }: Translation<typeof english>,
  { worth, offence, match, line }: ExaminedEvidence,
  name?: string,
): string {
  if (worth === 'unsound') return says.unsound
  const host = name === undefined ? says.host({ match }) : says.hostNamed({ match, name })
  return `${did[offence]({ host })} ${says.line({ move: line })}`
}
