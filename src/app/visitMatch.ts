import { signal } from '@preact/signals'
import type { Reach } from '../overlay/screen.ts'
import type { BasePosition, Typed } from '../rules/game.ts'
import type { Problem } from '../rules/journal.ts'
import { openRecord, readRecord } from '../rules/record.ts'
import type { Journal } from '../rules/replay.ts'
import { openReplay } from '../table/replay.ts'
import type { Place } from './address.ts'
import type { VisitNews } from './app.ts'
import { openedMatch } from './openedMatch.ts'
import { packText, unpackText } from './pack.ts'
import type { Stay } from './stay.ts'
import type { Store } from './store.ts'
import { showTable } from './tableScreen.ts'
import { type Title, titleFor } from './titles.ts'
import type { World } from './world.ts'

type MatchPlace = Extract<Place, { type: 'match' }>
type Tell = (news: VisitNews) => void

/** Shows a saved match read-only, from the address or from the file that was opened last. */
export async function visitMatch(
  world: World,
  place: MatchPlace,
  stay: Stay,
  tell: Tell,
): Promise<void> {
  const text = await textOf(world.store, place)
  if (text === undefined) return tell({ type: 'failed', retry: false, problem: { type: 'noFile' } })
  const fail = (problem: Problem) =>
    tell({ type: 'failed', retry: false, problem: { type: 'match', problem } })
  const read = readRecord(text)
  if ('problem' in read) return fail(read.problem)
  const { setup, edition } = read.record
  const title = await titleFor(setup.game, edition)
  if (!title) return fail({ reason: 'otherGame', detail: setup.game })
  const opened = openRecord(title.game, read.record)
  if ('problem' in opened) return fail(opened.problem)
  if (!stay.over) show(world, place, { title, journal: opened.journal, text }, stay, tell)
}

async function textOf(store: Store, { packed }: MatchPlace): Promise<string | undefined> {
  // A damaged link is damaged text, so that it is told what is wrong.
  if (packed !== undefined) return (await unpackText(packed)) ?? ''
  return openedMatch(store)
}

interface Opened<P extends BasePosition, M extends Typed & I, E extends Typed, I> {
  readonly title: Title<P, M, E, I>
  readonly journal: Journal<P, M>
  readonly text: string
}

function show<P extends BasePosition, M extends Typed & I, E extends Typed, I>(
  world: World,
  place: MatchPlace,
  { title, journal, text }: Opened<P, M, E, I>,
  stay: Stay,
  tell: Tell,
): void {
  const last = journal.entries.length - 1
  const table = openReplay(title.game, journal, place.at ?? last)
  stay.until(table.close)
  const go = (at: number) => {
    table.go(at)
    world.rename({ ...place, at })
  }
  const link = async () =>
    world.link({ type: 'match', packed: await packText(text), at: table.now().seq })
  const extras = {
    role: 'replay',
    reach: signal<Reach>({ type: 'none' }),
    invite: undefined,
    replay: { last, go, link },
    again: undefined,
    reachAgain: () => {},
  } as const
  showTable(world, title, table, extras, stay, tell)
}
