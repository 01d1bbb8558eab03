import { render } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { SeenNote } from '../overlay/notes.ts'
import { ReplayNotes } from '../overlay/replayNotes.tsx'
import type { PanelProps } from './live.ts'
import { useOften } from './often.ts'

interface Props extends PanelProps {
  /** Those about the moment that is looked at; at least one. */
  readonly notes: readonly SeenNote[]
}

/** Notes on a live table, as a replay shows them. They stand on the page itself, to look as they do there. */
export function NotesOnTable({ live, notes }: Props) {
  useOften()
  const host = useRef<HTMLElement | undefined>(undefined)
  const stage = live.shown.stage.value
  useEffect(() => {
    const made = document.createElement('div')
    made.className = 'debug-boxes debug-pins'
    document.body.append(made)
    host.current = made
    return () => {
      render(undefined, made)
      made.remove()
    }
  }, [])
  useEffect(() => {
    if (!stage || !host.current) return
    const pieceOf = (piece: string) => stage.places().find(({ id }) => id === piece)
    const picture = { type: 'drawn', areas: stage.areas(), idle: stage.idle(), pieceOf } as const
    const key = notes.map(({ seq }) => seq).join()
    render(<ReplayNotes key={key} notes={notes} picture={picture} />, host.current)
  })
  return undefined
}
