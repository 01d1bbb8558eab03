import { useComputed, useSignal } from '@preact/signals'
import { type Difference, differences } from '../kit/changes.ts'
import { copyText } from './copy.ts'
import type { Live, PanelProps } from './live.ts'
import { type Row, rowsOf, shortOf } from './tree.ts'

/** The whole position as a tree, and what the entry that led to it changed. */
export function PositionPanel({ live }: PanelProps) {
  const open = useSignal<ReadonlySet<string>>(new Set())
  const search = useSignal('')
  const seen = useSignal('all')
  const changes = useComputed(() => {
    const { before, position } = live.instant.value
    return differences(before, position)
  })
  const { position, entry } = live.instant.value
  const { view } = viewOf(live, seen.value)
  const sight = { open: open.value, search: search.value, changes: changes.value }
  const toggle = (path: string) => {
    const next = new Set(open.value)
    if (!next.delete(path)) next.add(path)
    open.value = next
  }
  return (
    <>
      <p class="debug-line">
        hash <code data-hash>{entry?.position ?? '–'}</code>
        <button
          type="button"
          data-do="copy"
          onClick={() => void copyText(JSON.stringify(position))}
        >
          copy JSON
        </button>
        <SeatChoice live={live} chosen={seen.value} choose={(one) => (seen.value = one)} />
      </p>
      <Changes seq={entry?.seq} changes={changes.value} />
      <input
        type="search"
        placeholder="search names and values"
        value={search.value}
        onInput={({ currentTarget }) => (search.value = currentTarget.value)}
      />
      <ul class="debug-tree">
        {rowsOf(view, sight).map((row) => (
          <TreeRow key={row.path} row={row} toggle={toggle} />
        ))}
      </ul>
    </>
  )
}

/** The position as a seat sees it, or all of it. */
function viewOf({ shown, instant }: Live, seat: string) {
  const { position } = instant.value
  if (seat === 'all') return { view: position }
  return { view: shown.table.game.view(position, seat === 'nobody' ? undefined : Number(seat)) }
}

interface SeatProps {
  readonly live: Live
  readonly chosen: string
  readonly choose: (seat: string) => void
}

function SeatChoice({ live, chosen, choose }: SeatProps) {
  const { words } = live.shown
  const { position, sitters } = live.now.value
  return (
    <select value={chosen} onChange={({ currentTarget }) => choose(currentTarget.value)}>
      <option value="all">everything</option>
      <option value="nobody">as a spectator sees it</option>
      {sitters.map((_, seat) => (
        <option key={seat} value={String(seat)}>
          as {words.seat(position, seat)} sees it
        </option>
      ))}
    </select>
  )
}

interface ChangesProps {
  readonly seq: number | undefined
  readonly changes: readonly Difference[]
}

function Changes({ seq, changes }: ChangesProps) {
  if (seq === undefined) return undefined
  return (
    <details open class="debug-changes">
      <summary>
        Entry {seq} changed {changes.length === 0 ? 'nothing' : `${changes.length} values`}
      </summary>
      <ul>
        {changes.map(({ path, before, after }) => (
          <li key={path} data-change={path}>
            <code>{path}</code> {shortOf(before)} → <b>{shortOf(after)}</b>
          </li>
        ))}
      </ul>
    </details>
  )
}

interface RowProps {
  readonly row: Row
  readonly toggle: (path: string) => void
}

function TreeRow({ row, toggle }: RowProps) {
  const { path, name, depth, text, open, changed } = row
  const inner = (
    <>
      <code>{name}</code> {open ? '' : text}
    </>
  )
  return (
    <li class={changed ? 'changed' : undefined} style={{ paddingLeft: `${depth * 14}px` }}>
      {open === undefined ? (
        <span data-path={path}>{inner}</span>
      ) : (
        <button type="button" data-path={path} aria-expanded={open} onClick={() => toggle(path)}>
          {open ? '▾' : '▸'} {inner}
        </button>
      )}
    </li>
  )
}
