import { parseJson } from '../../kit/json.ts'
import { ed25519Signatures } from '../../match/ed25519.ts'
import { type Examined, examine } from '../../match/examine.ts'
import type { PageProblem } from '../../overlay/screens/pageProblem.ts'
import { text } from '../../overlay/text/text.ts'
import { positionOf } from '../../rules/replay.ts'
import type { Words } from '../../rules/words.ts'
import { openTitle } from '../titles.ts'
import type { World } from '../world.ts'

type InWords = Extract<PageProblem, { type: 'evidence' }>

/** What evidence about a host proves, in words; undefined if a file’s text is no evidence. */
export async function evidenceIn(
  titles: World['titles'],
  file: string,
): Promise<InWords | undefined> {
  let words: Words | undefined
  const found = await examine(parseJson(file), ed25519Signatures.verify, async (setup) => {
    const title = await openTitle(titles, { game: setup.game, hash: setup.edition.hash })
    words = title?.words
    return title?.game
  })
  if (!found) return undefined
  await text.open()
  return { type: 'evidence', title: text().evidence.titles[found.worth], text: said(found, words) }
}

function said({ worth, offence, match, line, host }: Examined, words: Words | undefined): string {
  const { evidence } = text()
  if (worth === 'unsound') return evidence.unsound
  const name = host && words?.seat(positionOf(host.journal), host.seat)
  return `${evidence.did[offence](evidence.host(match, name))} ${evidence.line(line)}`
}
