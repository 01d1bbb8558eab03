import type { Signal } from '@preact/signals'
import type { DebugActions } from '../../debug/debugged.ts'
import type { OpenTitle } from '../../games/title.ts'
import { need } from '../../kit/assert.ts'
import { beginLike } from '../../match/copy.ts'
import { fileProblem } from '../../overlay/text/fileProblem.ts'
import { text } from '../../overlay/text/text.ts'
import { readBrief, wantedByBrief } from '../../rules/brief.ts'
import type { Journal } from '../../rules/journal.ts'
import { openRead, readRecord, writeRecord } from '../../rules/record.ts'
import { cut } from '../../rules/replay.ts'
import type { Stage } from '../../stage/index.ts'
import { parsePlace } from '../address.ts'
import { packMatch, unpackText } from '../files/pack.ts'
import { playHere } from '../files/resumeOptions.ts'
import { saveText } from '../files/save.ts'
import { readMoment, splitLink } from '../film/moment.ts'
import { keepMatch } from '../storage/openedMatch.ts'
import { inWords, titleOf } from '../titles.ts'
import { build, type World } from '../world.ts'

/** Requests the playtester’s overlay may make of the page. */
export function debugActions(
  world: World,
  title: OpenTitle,
  stage: Signal<Stage | undefined>,
): Omit<DebugActions, 'close'> {
  const text: DebugActions['text'] = (journal) => writeRecord(journal, title.edition)
  return {
    text,
    build,
    openText: async (text) => (await world.openText(text))?.said,
    async replay(journal, at) {
      await keepMatch(world.store, text(journal))
      world.go({ type: 'match', at })
    },
    branch: (journal, seats, notes) => playHere(world, { title, journal }, seats, notes),
    openEdition: (data) => openEdition(world, title, data),
    playEdition: (data, journal) => playEdition(world, title, data, journal),
    async link(journal, at) {
      const packed = await packMatch(title, journal)
      return world.link({ type: 'match', packed, at })
    },
    fromLink: (link) => journalIn(title, link),
    save: saveText,
    setTempo: (tempo) => stage.value?.setTempo(tempo),
    restart: () => location.reload(),
  }
}

/** The match in a link, up to the entry it points to, or a sentence saying why there is none. */
async function journalIn(title: OpenTitle, link: string): Promise<Journal | string> {
  const { game } = title
  const place = parsePlace(/#.*$/.exec(link.trim())?.[0] ?? '')
  if (place.type !== 'match' || place.packed === undefined) return 'That link doesn’t contain a match.'
  const { packed = '', query } = splitLink(place.packed)
  const at = readMoment(query).at?.seq ?? place.at
  const record = wantedByBrief(packed) === undefined ? await unpackText(packed) : undefined
  const read = record === undefined ? undefined : openRead(game, readRecord(record))
  const opened = read ?? readBrief(game, packed)
  if ('problem' in opened) return fileProblem(text().problem, await inWords(title, opened.problem))
  return at === undefined ? opened.journal : cut(game, opened.journal, at + 1)
}

const openEdition = async ({ titles }: World, { game }: OpenTitle, data: unknown) =>
  need(titleOf(titles, game.id), 'the title of the match').open(data)

/** Begins a match like another here, with another edition; or says why that can’t be. */
async function playEdition(
  world: World,
  title: OpenTitle,
  data: unknown,
  journal: Journal,
): Promise<string | undefined> {
  const opened = await openEdition(world, title, data)
  if ('problem' in opened) return opened.problem
  const begun = beginLike(opened.game, journal)
  if ('problem' in begun) return fileProblem(text().problem, await inWords(opened, begun.problem))
  await playHere(world, { title: opened, journal: begun.journal })
  return undefined
}
