import * as v from 'valibot'
import type { Table } from '../../match/table.ts'
import { fromWindow, toWindow } from '../../overlay/sessionStore.ts'
import type { GameTypes } from '../../rules/game.ts'

/** Pieces touched on the way to a move, which this window finds again after its reload. */
export interface HalfChosen {
  /** What was touched for what is asked now; nothing when something else was asked then. */
  read(): readonly string[]
  write(picked: readonly string[]): void
}

const schema = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({ seq: v.number(), picked: v.array(v.string()) }),
)

/** What is half chosen at a table. Without storage nothing is remembered. */
export function halfChosen<G extends GameTypes>(
  table: Pick<Table<G>, 'now' | 'journal'>,
): HalfChosen {
  const setup = table.journal()[0]?.body
  const key = `picked/${setup?.type === 'setup' ? setup.match : ''}`
  return {
    read() {
      const read = v.safeParse(schema, fromWindow(key))
      return read.success && read.output.seq === table.now().seq ? read.output.picked : []
    },
    write: (picked) => toWindow(key, JSON.stringify({ seq: table.now().seq, picked })),
  }
}
