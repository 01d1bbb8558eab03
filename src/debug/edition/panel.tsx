import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import { patched } from '../../kit/changes.ts'
import { useLoaded } from '../../overlay/widgets/loaded.ts'
import type { PanelProps } from '../live.ts'
import { setIn } from '../position/tree.ts'
import { editionText as text } from '../text/edition.ts'
import { DraftBar } from './draftBar.tsx'
import { Field } from './field.tsx'
import { type EditionThing, found, thingsOf } from './things.ts'
import '../style/edit.css'
import '../style/edition.css'

/** So few things found are unfolded right away. */
const few = 12

/** The values of the match’s edition: those that are ours can be changed for another match. */
export function EditionPanel({ live }: PanelProps) {
  const { title } = live.shown
  const { value: base, failed } = useLoaded(() => title.values(), [title])
  const things = useMemo(() => (base ? thingsOf(base) : []), [base])
  const search = useSignal('')
  const onlyOurs = useSignal(false)
  if (!base) return <p class="debug-soft">{failed ? text.failed : text.fetching}</p>
  const shown = found(things, search.value, onlyOurs.value)
  const draft = patched(base.data, live.edition.value)
  const set = (path: string, value: unknown) => (live.edition.value = setIn(live.edition.value, base.data, path, value))
  return (
    <>
      <p class="debug-soft" data-ours={oursIn(things)}>
        {text.lead(title.game.edition.name, oursIn(things))}
      </p>
      <DraftBar live={live} base={base.data} things={things} set={set} />
      <input
        type="search"
        aria-label={text.search}
        placeholder={text.search}
        value={search.value}
        onInput={({ currentTarget }) => (search.value = currentTarget.value)}
      />
      <label class="debug-only">
        <input
          type="checkbox"
          checked={onlyOurs.value}
          onChange={({ currentTarget }) => (onlyOurs.value = currentTarget.checked)}
        />
        {text.onlyOurs}
      </label>
      {[...new Set(shown.map(({ section }) => section))].map((section) => (
        <Fold key={section} name={section} ours={oursIn(shown.filter(isIn(section)))} open={search.value !== ''}>
          {() =>
            shown.filter(isIn(section)).map((thing) => {
              const rows = () =>
                thing.rows.map((row) => <Field key={row.path} thing={thing.name} row={row} draft={draft} set={set} />)
              return thing.name === section ? (
                rows()
              ) : (
                <Fold key={thing.path} name={thing.name} ours={oursIn([thing])} open={shown.length <= few}>
                  {rows}
                </Fold>
              )
            })
          }
        </Fold>
      ))}
      {shown.length === 0 && <p class="debug-soft">{text.notFound(search.value)}</p>}
    </>
  )
}

const isIn = (wanted: string) => (thing: EditionThing) => thing.section === wanted

const oursIn = (things: readonly EditionThing[]): number =>
  things.flatMap(({ rows }) => rows).filter(({ source }) => source === 'ours').length

interface FoldProps {
  readonly name: string
  /** Number of values inside that are ours. */
  readonly ours: number
  /** Unfolded unless folded by hand, or the other way round. */
  readonly open: boolean
  readonly children: () => ComponentChildren
}

/** A heading that unfolds what is under it, which is only drawn then. */
function Fold({ name, ours, open, children }: FoldProps) {
  const byHand = useSignal<boolean | undefined>(undefined)
  const isOpen = byHand.value ?? open
  return (
    <details
      class="debug-fold"
      open={isOpen}
      data-fold={name}
      onToggle={({ currentTarget }) => (byHand.value = currentTarget.open === open ? undefined : currentTarget.open)}
    >
      <summary>
        {name} <i>{ours > 0 ? text.ours(ours) : text.locked}</i>
      </summary>
      {isOpen && children()}
    </details>
  )
}
