import { signal } from '@preact/signals'
import type { Report } from '../../debug/reports.ts'
import { openReplay } from '../../match/replayTable.ts'
import type { Beyond } from '../../match/table.ts'
import type { Reach, ResumeOption } from '../../overlay/screen.ts'
import type { PageProblem } from '../../overlay/screens/pageProblem.ts'
import type { GameTypes, Seat } from '../../rules/game.ts'
import type { Problem } from '../../rules/journal.ts'
import { writeRecord } from '../../rules/record.ts'
import type { Journal } from '../../rules/replay.ts'
import type { Place } from '../address.ts'
import type { VisitNews } from '../app.ts'
import { packMatch } from '../files/pack.ts'
import { readLink, type SavedMatch } from '../files/readMatch.ts'
import { waysOn } from '../files/resumeOptions.ts'
import { type ReadText, readText } from '../readText.ts'
import type { Stay } from '../scope.ts'
import { keepMatch, openedMatch } from '../storage/openedMatch.ts'
import type { Title } from '../titles.ts'
import { build, type World } from '../world.ts'
import { showTable } from './tableScreen.ts'

type MatchPlace = Extract<Place, { type: 'match' }>
type Tell = (news: VisitNews) => void

/** Shows a saved match read-only, from the address or from the file that was opened last. */
export async function visitMatch(
  world: World,
  place: MatchPlace,
  stay: Stay,
  tell: Tell,
): Promise<void> {
  const fail = (problem: PageProblem) => tell({ type: 'failed', retry: false, problem })
  const text = place.packed ?? (await openedMatch(world.store))
  if (text === undefined) return fail({ type: 'noFile' })
  const read = await (place.packed === undefined ? readText(text) : readPacked(text))
  if ('problem' in read) return fail(read.problem)
  const { saved, report } = read
  const options = await waysOn(world, saved)
  if (stay.over) return
  const there = report ? besideReport(world, saved, report) : world
  const at = place.at ?? report?.entry
  const seen = at === undefined ? place : { ...place, at }
  // Where builds differ, so may what they make of a match: the overlay says in what.
  const wrong = report && report.build !== build ? undefined : saved.wrong
  show(there, seen, { ...saved, wrong, options, front: report?.seat }, stay, tell)
}

async function readPacked(packed: string): Promise<ReadText> {
  const read = await readLink(packed)
  if ('problem' in read) return { problem: { type: 'match', problem: read.problem } }
  return { saved: read, report: undefined }
}

/** Whoever opens a report tests: the overlay tells what was said, beside the table. */
function besideReport(world: World, { journal }: SavedMatch, report: Report): World {
  const { debug } = world
  if (!debug) return world
  debug.wanted.value = true
  return { ...world, debug: { ...debug, opened: { report, last: journal.entries.length - 1 } } }
}

/** A match as it was read. */
interface Saved<G extends GameTypes = GameTypes> {
  readonly title: Title<G>
  readonly journal: Journal<G>
  readonly wrong: Problem | undefined
  readonly options: readonly ResumeOption[]
  /** Whose board was in front. */
  readonly front: Seat | undefined
}

function show<G extends GameTypes>(
  world: World,
  place: MatchPlace,
  { title, journal, wrong, front, ...saved }: Saved<G>,
  stay: Stay,
  tell: Tell,
): void {
  const table = openReplay(title.game, journal, place.at ?? journal.entries.length - 1, front)
  stay.until(table.close)
  let here = place
  let { options } = saved
  const go = (at: number) => {
    table.go(at)
    world.rename({ ...here, at })
  }
  const annotate: Beyond<G['move']>['annotate'] = (note) => {
    const answer = table.beyond.annotate(note)
    if (answer.type === 'refused') return answer
    // From now on it is another match than the address holds: the one that is kept here.
    here = { type: 'match' }
    void keepMatch(world.store, writeRecord(table.whole(), title.edition)).then(() =>
      world.rename({ ...here, at: table.now().seq }),
    )
    void waysOn(world, { title, journal: table.whole() }).then((ways) => {
      options = ways
      if (!stay.over) showAgain()
    })
    showAgain()
    return answer
  }
  const link = async () => {
    const packed = await packMatch(title, table.whole())
    return world.link({ type: 'match', packed, at: table.now().seq })
  }
  const extras = () =>
    ({
      role: 'replay',
      ownLink: undefined,
      reach: signal<Reach>({ type: 'none' }),
      invite: undefined,
      replay: { last: table.last, go, link, wrong, options },
      again: undefined,
      reachAgain: () => {},
    }) as const
  const given = { ...table, beyond: { ...table.beyond, go, annotate } }
  const showAgain = showTable(world, title, given, extras, stay, tell)
}
