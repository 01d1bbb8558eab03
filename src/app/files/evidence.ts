import type { OpenTitle } from '../../games/title.ts'
import { localizedText, type Translation } from '../../kit/language.ts'
import type { Reading } from '../../kit/slices.ts'
import { ed25519Signatures } from '../../match/ed25519.ts'
import { examine } from '../../match/examine.ts'
import type { PageProblem } from '../../overlay/screens/pageProblem.ts'
import { evidenceSentence } from '../../overlay/text/evidenceSentence.ts'
import type { Setup } from '../../rules/body.ts'
import { positionOf } from '../../rules/journal.ts'
import { openTitle } from '../titles.ts'
import type { World } from '../world.ts'

/** Sentences about evidence. */
const words = localizedText<Translation<typeof import('../../overlay/words/en/evidence.ts')>>({
  en: () => import('../../overlay/words/en/evidence.ts'),
  de: () => import('../../overlay/words/de/evidence.ts'),
  cy: () => import('../../overlay/words/cy/evidence.ts'),
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
  const { titles: headings, says } = words()
  if (typeof found === 'string') return { type: 'evidence', title: headings.unread, text: says[found] }
  const { worth, host } = found
  const name = host && title?.words.seat(positionOf(host.journal), host.seat)
  return { type: 'evidence', title: headings[worth], text: evidenceSentence(words(), found, name) }
}
