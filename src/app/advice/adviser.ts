import type { Signal } from '@preact/signals'
import type { OpenTitle } from '../../games/title.ts'
import { allEntries, type Table } from '../../match/table.ts'
import type { Adviser, Inquiry, MatchAnalysis } from '../../overlay/advice/adviser.ts'
import { accessibilityOf } from '../../overlay/settings/accessibility.ts'
import { openJournal } from '../../rules/replay.ts'
import { playHere } from '../files/resumeOptions.ts'
import { recordOf } from '../files/save.ts'
import { keepMatch } from '../storage/openedMatch.ts'
import type { World } from '../world.ts'
import { analyseMatch, rememberedIn } from './analysis.ts'
import { askForHint, askingNow, askingThen } from './hint.ts'

/** Lets people ask the computer about the match at a table. */
export function makeAdviser(
  world: World,
  title: OpenTitle,
  table: Table,
  analysed: Signal<MatchAnalysis | undefined>,
): Adviser {
  let analysis: Inquiry<MatchAnalysis> | undefined
  const accessibility = accessibilityOf(world.settings)
  const isContrast = () => accessibility.peek().contrast
  return {
    hint() {
      const now = table.now()
      const asking = table.beyond ? askingThen(title, now, allEntries(table)) : askingNow(now)
      return askForHint(title, asking)
    },
    analysis() {
      if (analysis?.state.peek().type === 'found') return analysis
      const entries = allEntries(table)
      const think = rememberedIn(world.store, title, entries)
      const asked = analyseMatch(title, entries, isContrast, think)
      asked.state.subscribe((state) => {
        if (state.type === 'found') analysed.value = state.found
      })
      analysis = asked
      return asked
    },
    watch(seq) {
      if (table.beyond) table.beyond.go(seq - 1)
      else void replayAt(world, title, table, seq - 1)
    },
    playOn(seq) {
      const opened = openJournal(title.game, allEntries(table).slice(0, seq))
      if ('journal' in opened) void playHere(world, { title, journal: opened.journal })
    },
  }
}

/** Leaves the table for a replay of its match. */
async function replayAt(
  world: World,
  { edition }: OpenTitle,
  table: Table,
  at: number,
): Promise<void> {
  await keepMatch(world.store, recordOf(table, edition) ?? '')
  world.go({ type: 'match', at })
}
