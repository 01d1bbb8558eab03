import * as v from 'valibot'
import type { Table } from '../../match/table.ts'
import { fromWindow, toWindow } from '../../overlay/sessionStore.ts'

/** Pieces touched on the way to a move; this window remembers them across a reload. */
interface PartialSelection {
  /** The pieces touched for the current choice; empty if another one was being made. */
  read(): readonly string[]
  write(picked: readonly string[]): void
}

const schema = v.pipe(v.string(), v.parseJson(), v.strictObject({ hash: v.string(), picked: v.array(v.string()) }))

/** The partial selection at a table. Without session storage nothing is remembered. */
export function partialSelection(table: Pick<Table, 'now'>): PartialSelection {
  const key = `picked/${table.now().table.setup?.match ?? ''}`
  return {
    read() {
      const read = v.safeParse(schema, fromWindow(key))
      return read.success && read.output.hash === table.now().hash ? read.output.picked : []
    },
    write: (picked) => toWindow(key, JSON.stringify({ hash: table.now().hash, picked })),
  }
}
