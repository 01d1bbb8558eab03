import { signal, useComputed, useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { type Difference, differences, patched } from '../../kit/changes.ts'
import { Button } from '../../overlay/widgets/button.tsx'
import { tableOf } from '../../rules/journal.ts'
import { type Live, type PanelProps, usePlaytest } from '../live.ts'
import { askerOf, Fixed } from '../requests.tsx'
import { SeatSelect } from '../seatSelect.tsx'
import { copyText } from '../window.tsx'
import { DraftBar, Field } from './edit.tsx'
import { isWithin, type Meaning, meaningNear, rowsOf, setIn, shortOf, type TreeLine, valueAt } from './tree.ts'
import '../style/edit.css'
import { matchText } from '../text/match.ts'

const text = matchText.position

/** Unfolded paths, kept between panels and matches. */
const open = signal<ReadonlySet<string>>(new Set())

/** The position as a tree, with what the last entry changed. */
export function PositionPanel({ live }: PanelProps) {
  const search = useSignal('')
  const seen = useSignal('all')
  const changes = useComputed(() => {
    const { before, position } = live.instant.value
    return differences(before, position)
  })
  const { position, entry } = live.instant.value
  const mayEdit = typeof askerOf(live) === 'number' && seen.value === 'all'
  const draft = live.instant.value.isNow ? patched(position, live.draft.value) : position
  const { view } = viewOf(live, seen.value, draft)
  const drafted = differences(position, draft)
  const playtest = usePlaytest(live)
  const meaning: Meaning = (path, value) => playtest?.meaning(position, path, value)
  const filter = { open: open.value, search: search.value, changes: changes.value, meaning }
  const editing = useSignal<string | undefined>(undefined)
  const edit: Editing = {
    at: mayEdit ? editing.value : undefined,
    open: mayEdit ? (path) => (editing.value = path) : undefined,
    close: () => (editing.value = undefined),
    meaning,
    set: (path, value) => (live.draft.value = setIn(live.draft.value, position, path, value)),
    isSet: (path) => drafted.some((one) => isWithin(one.path, path)),
  }
  const rows = rowsOf(view, filter)
  const toggle = (path: string) => {
    const next = new Set(open.value)
    if (!next.delete(path)) next.add(path)
    open.value = next
  }
  return (
    <>
      <p class="debug-line">
        {text.hash} <code data-hash>{entry?.position ?? '–'}</code>
        <TestSign live={live} />
        <Button label={text.copy} data-do="copy" onClick={() => void copyText(JSON.stringify(position))} />
        <Button label={text.edit} data-do="edit" disabled={!mayEdit} onClick={() => edit.open?.('')} />
        <SeatSelect
          live={live}
          label={text.seen}
          chosen={seen}
          say={text.seat}
          others={{ all: text.all, nobody: text.spectator }}
        />
      </p>
      <DraftBar live={live} />
      <Fixed live={live} />
      {edit.at === '' && <Field path="" value={draft} {...fieldOf(edit, '')} />}
      <Changes seq={entry?.seq} changes={changes.value} meaning={meaning} />
      <input
        type="search"
        placeholder={text.search}
        value={search.value}
        onInput={({ currentTarget }) => (search.value = currentTarget.value)}
      />
      {!playtest && <p class="debug-soft">{text.fetching}</p>}
      <ul class="debug-tree" data-annotated={playtest !== undefined}>
        {rows.map((row) => (
          <TreeRow key={row.path} row={row} toggle={toggle} edit={edit} view={view} />
        ))}
      </ul>
      {rows.length === 0 && (
        <p class="debug-soft" data-not-found>
          {text.notFound(search.value)}
        </p>
      )}
    </>
  )
}

/** The position with the draft, or with the hidden cards that a seat of this browser may see. */
function viewOf({ shown, instant }: Live, seat: string, draft: unknown) {
  const { position } = instant.value
  const { hidden } = shown.table.game
  if (seat === 'all' || !hidden) return { view: draft }
  const known = shown.table.now().known(seat === 'nobody' ? undefined : Number(seat))
  const faces = hidden.closed(position).tokens.flatMap((token) => {
    const face = known(token)
    return face === undefined ? [] : [[token, face]]
  })
  return { view: { ...position, known: Object.fromEntries(faces) } }
}

/** Marks a match that was changed outside the rules. */
function TestSign({ live }: PanelProps) {
  const journal = live.journal.value
  return journal && tableOf(journal).isTest ? <span class="debug-test">{text.isTest}</span> : undefined
}

interface ChangesProps {
  readonly seq: number | undefined
  readonly changes: readonly Difference[]
  readonly meaning: Meaning
}

function Changes({ seq, changes, meaning }: ChangesProps) {
  if (seq === undefined) return undefined
  return (
    <details open class="debug-changes">
      <summary>{text.changed(seq, changes.length)}</summary>
      <ul>
        {changes.map(({ path, before, after }) => (
          <li key={path} data-change={path}>
            <code>{path}</code> {shortOf(before)} → <b>{shortOf(after)}</b>
            <Meant meaning={meaningNear(meaning, path, after)} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** A value's meaning. */
const Meant = ({ meaning }: Pick<TreeLine, 'meaning'>) =>
  meaning !== undefined && (
    <>
      {' '}
      <em class="debug-meaning">{meaning}</em>
    </>
  )

/** The state of editing. */
interface Editing {
  /** The path being edited; empty for the whole position. */
  readonly at: string | undefined
  /** Missing if nothing can be changed. */
  readonly open: ((path: string) => void) | undefined
  readonly close: () => void
  readonly meaning: Meaning
  readonly set: (path: string, value: unknown) => void
  /** Whether the draft changes something there or below. */
  readonly isSet: (path: string) => boolean
}

const fieldOf = ({ set, close, meaning }: Editing, path: string) => ({
  meaning,
  set: (value: unknown) => set(path, value),
  close,
})

interface RowProps {
  readonly row: TreeLine
  readonly toggle: (path: string) => void
  readonly edit: Editing
  readonly view: unknown
}

function TreeRow({ row, toggle, edit, view }: RowProps) {
  const { path, depth, open, changed } = row
  const classes = [...(changed ? ['changed'] : []), ...(edit.isSet(path) ? ['drafted'] : [])]
  const isTyped = edit.at === path && path !== ''
  const field = isTyped && <Field path={path} value={valueAt(view, path)} {...fieldOf(edit, path)} />
  return (
    <li class={classes.join(' ')} style={{ paddingLeft: `${depth * 14}px` }}>
      {open === undefined ? (
        <Leaf row={row} edit={edit}>
          {field}
        </Leaf>
      ) : (
        <>
          <button type="button" data-path={path} aria-expanded={open} onClick={() => toggle(path)}>
            {open ? '▾' : '▸'} <code>{row.name}</code> {open ? '' : row.text}
            <Meant meaning={row.meaning} />
          </button>
          {edit.open && !field && <EditButton path={path} open={edit.open} />}
          {field}
        </>
      )}
    </li>
  )
}

interface LeafProps {
  readonly row: TreeLine
  readonly edit: Editing
  readonly children: ComponentChildren
}

/** A leaf, which can be pressed to edit it. */
function Leaf({ row, edit: { open }, children: field }: LeafProps) {
  const { path, name, text: value, meaning } = row
  if (!open || field)
    return (
      <span data-path={path}>
        <code>{name}</code> {field || <span data-value={path}>{value}</span>}
        {!field && <Meant meaning={meaning} />}
      </span>
    )
  return (
    <button type="button" class="leaf" data-path={path} data-edit={path} onClick={() => open(path)}>
      <code>{name}</code> <span data-value={path}>{value}</span>
      <Meant meaning={meaning} />
    </button>
  )
}

interface EditButtonProps {
  readonly path: string
  readonly open: (path: string) => void
}

const EditButton = ({ path, open }: EditButtonProps) => (
  <Button
    label="✎"
    class="debug-pencil"
    title={text.set(path)}
    aria-label={text.set(path)}
    data-edit={path}
    onClick={() => open(path)}
  />
)
