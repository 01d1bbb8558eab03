import type { OpenTitle } from '../../games/title.ts'
import { localizedText, type Translation } from '../../kit/language.ts'
import type { Reading } from '../../kit/slices.ts'
import { ed25519Signatures } from '../../match/ed25519.ts'
import { type ExaminedEvidence, examine } from '../../match/examine.ts'
import type { PageProblem } from '../../overlay/screens/pageProblem.ts'
import type { Setup } from '../../rules/body.ts'
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
export async function evidenceIn(titles: World['titles'], file: string, reading: Reading): Promise<InWords> {
  let title: OpenTitle | undefined
  const load = async ({ game, edition }: Setup) => {
    title = await openTitle(titles, { game, hash: edition.hash })
    return title?.game
  }
  const found = (await examine(file, ed25519Signatures.verify, load, reading)) ?? 'damaged'
  await words.open()
  const { titles: headings, ...texts } = words().evidence
  if (typeof found === 'string') return { type: 'evidence', title: headings.unsound, text: texts[found] }
  return { type: 'evidence', title: headings[found.worth], text: said(found, title) }
}

function said({ worth, offence, match, line, host }: ExaminedEvidence, title: OpenTitle | undefined): string {
  const { evidence } = words()
  if (worth === 'unsound') return evidence.unsound
  const name = host && title?.words.seat(positionOf(host.journal), host.seat)
  return `${evidence.did[offence](evidence.host(match, name))} ${evidence.line(line)}`
}
