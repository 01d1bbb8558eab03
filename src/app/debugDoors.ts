import type { Signal } from '@preact/signals'
import type { DebugDoors } from '../debug/debugged.ts'
import type { BasePosition, Typed } from '../rules/game.ts'
import { writeRecord } from '../rules/record.ts'
import type { Stage } from '../stage/index.ts'
import { download } from './files.ts'
import { playHere } from './goOn.ts'
import { keepMatch } from './openedMatch.ts'
import { openText } from './openText.ts'
import { packMatch } from './pack.ts'
import type { Title } from './titles.ts'
import { build, type World } from './world.ts'

/** What the page does for the playtester's overlay. */
export function debugDoors<P extends BasePosition, M extends Typed & I, E extends Typed, I>(
  world: World,
  title: Title<P, M, E, I>,
  stage: Signal<Stage<P, M, E> | undefined>,
): Omit<DebugDoors<P, M>, 'close'> {
  const text: DebugDoors<P, M>['text'] = (journal) => writeRecord(journal, title.edition)
  return {
    ...{ text, build },
    openText: (text) => openText(world, text),
    async replay(journal, at) {
      await keepMatch(world.store, text(journal))
      world.go({ type: 'match', at })
    },
    branch: (journal, seats) => playHere(world, { title, journal }, seats),
    async link(journal, at) {
      const packed = await packMatch(title, journal)
      return world.link({ type: 'match', packed, at })
    },
    save: download,
    setTempo: (tempo) => stage.value?.setTempo(tempo),
    restart: () => location.reload(),
  }
}
