import { signal } from '@preact/signals'
import type { TableScreen } from '../../src/overlay/screen.ts'
import { makeTableStore } from '../../src/overlay/table/tableStore.ts'
import { stubTable } from '../overlay/stubTable.ts'
import { tinyWords } from '../overlay/tinyWords.ts'
import { tiny } from '../tiny/tiny.ts'

/** A table on the screen without a picture. */
export const tinyScreen: TableScreen = {
  type: 'table',
  game: 'sidings',
  role: 'guest',
  saveEvidence() {},
  store: makeTableStore(
    stubTable(tiny, { wagons: 9 }),
    () => tinyWords,
    () => ({ colour: 'green', pattern: 1 }),
  ),
  picture: signal({ type: 'none' }),
  captions: signal([]),
  reach: signal('none'),
  invite: undefined,
  replay: undefined,
  analysed: signal(undefined),
  again: undefined,
  ownLink: undefined,
  reachAgain: () => {},
  save: () => {},
  text: () => undefined,
  name: () => '',
  book: () => new Promise(() => {}),
  adviser: () => new Promise(() => {}),
  luck: async () => ({ seats: [], common: { came: {}, expected: {} }, draws: [] }),
  choices: async () => ({ asked: [], barred: [] }),
  verify: async () => [],
}
