import type { OpenTitle } from '../../games/title.ts'
import { parseJson } from '../../kit/json.ts'
import { localizedText, type Translation } from '../../kit/language.ts'
import { ed25519Signatures } from '../../match/ed25519.ts'
import { type ExaminedEvidence, examine } from '../../match/examine.ts'
import type { PageProblem } from '../../overlay/screens/pageProblem.ts'
import { positionOf } from '../../rules/journal.ts'
import { openTitle } from '../titles.ts'
import type { World } from '../world.ts'

/** Sentences about evidence. */
const words = localizedText<Translation<typeof import('../../overlay/text/en/evidence.ts')>>({
  en: () => import('../../overlay/text/en/evidence.ts'),
  de: () => import('../../overlay/text/de/evidence.ts'),
  cy: () => import('../../overlay/text/cy/evidence.ts'),
})

type InWords = Extract<PageProblem, { type: 'evidence' }>

/** The proof in evidence about a host, in words. */
export async function evidenceIn(titles: World['titles'], file: string): Promise<InWords> {
  let title: OpenTitle | undefined
  const found = await examine(parseJson(file), ed25519Signatures.verify, async (setup) => {
    title = await openTitle(titles, { game: setup.game, hash: setup.edition.hash })
    return title?.game
  })
  await words.open()
  const { titles: headings, damaged } = words().evidence
  if (!found) return { type: 'evidence', title: headings.unsound, text: damaged }
  return { type: 'evidence', title: headings[found.worth], text: said(found, title) }
}

function said({ worth, offence, match, line, host }: ExaminedEvidence, title: OpenTitle | undefined): string {
  const { evidence } = words()
  if (worth === 'unsound') return evidence.unsound
  const name = host && title?.words.seat(positionOf(host.journal), host.seat)
  return `${evidence.did[offence](evidence.host(match, name))} ${evidence.line(line)}`
}
