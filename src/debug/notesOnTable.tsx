import type { SeenNote } from '../overlay/replay/notes.ts'
import { ReplayNotes } from '../overlay/replay/replayNotes.tsx'
import { placeNamed } from '../stage/named.ts'
import type { PanelProps } from './live.ts'
import { useOften } from './often.ts'
import { Over } from './over.tsx'

interface Props extends PanelProps {
  /** Those about the moment that is looked at; at least one. */
  readonly notes: readonly SeenNote[]
}

/** Notes on a live table, as a replay shows them. */
export function NotesOnTable({ live, notes }: Props) {
  useOften()
  const stage = live.shown.stage.value
  if (!stage) return undefined
  const pieceOf = (piece: string) => placeNamed(stage.places(), piece)
  const picture = { type: 'drawn', areas: stage.areas(), idle: stage.idle(), pieceOf } as const
  return (
    <Over>
      <ReplayNotes key={notes.map(({ seq }) => seq).join()} notes={notes} picture={picture} />
    </Over>
  )
}
