import { useSignal } from '@preact/signals'
import { patched } from '../../kit/changes.ts'
import { same } from '../../kit/json.ts'
import { Button } from '../../overlay/widgets/button.tsx'
import { useLoaded } from '../../overlay/widgets/loaded.ts'
import { withValue } from '../../rules/editionValues.ts'
import { setupOf } from '../../rules/replay.ts'
import type { EditedTitle } from '../debugged.ts'
import { fileName } from '../fileName.ts'
import type { Live, PanelProps } from '../live.ts'
import { shortOf, valueAt } from '../position/tree.ts'
import { editionText as text } from '../text/edition.ts'
import { Compare } from './compare.tsx'
import { Preview } from './preview.tsx'
import type { EditionThing, Row } from './things.ts'

interface Props extends PanelProps {
  /** The data of the match’s edition. */
  readonly base: unknown
  readonly things: readonly EditionThing[]
  readonly set: (path: string, value: unknown) => void
}

/** The most characters of an edition’s name. */
const longestName = 80

/** The changes made: what is wrong with them or what they look like, and what can be done with them. */
export function DraftBar(props: Props) {
  const draft = patched(props.base, props.live.edition.value)
  const changes = changesIn(props.things, draft)
  return changes.length > 0 ? <Draft {...props} draft={draft} changes={changes} /> : undefined
}

interface DraftProps extends Props {
  /** The data with the changes. */
  readonly draft: unknown
  readonly changes: readonly Changed[]
}

function Draft({ live, draft, changes, set }: DraftProps) {
  const checked = useChecked(live, draft)
  return (
    <div class="debug-draft debug-edition" data-draft={changes.length}>
      <ul class="debug-sets" aria-label={text.changed(changes.length)}>
        {changes.map((change) => (
          <Change key={change.row.path} {...change} set={set} />
        ))}
      </ul>
      <div aria-live="polite">
        {checked && 'problem' in checked && (
          <p class="debug-no" data-wrong>
            {text.wrong(checked.problem)}
          </p>
        )}
      </div>
      <Ways live={live} draft={draft} changes={changes.length} isRight={checked !== undefined && 'game' in checked} />
      {checked && 'game' in checked && <Preview live={live} after={checked} />}
    </div>
  )
}

/** A value that isn’t what it was. */
interface Changed {
  readonly thing: string
  readonly row: Row
  readonly now: unknown
}

const changesIn = (things: readonly EditionThing[], draft: unknown): readonly Changed[] =>
  things.flatMap(({ name, rows }) =>
    rows.flatMap((row) => {
      const now = valueAt(draft, row.path)
      return row.source !== 'ours' || same(now, row.value) ? [] : [{ thing: name, row, now }]
    }),
  )

function Change({ thing, row, now, set }: Changed & Pick<Props, 'set'>) {
  const was = shortOf(row.value)
  const name = text.value(thing, row.label)
  return (
    <li class="debug-line" data-set={row.path}>
      {name} {was} → <b>{shortOf(now)}</b>
      <Button
        label="×"
        class="icon"
        title={text.first(was)}
        aria-label={text.firstOf(name, was)}
        onClick={() => set(row.path, row.value)}
      />
    </li>
  )
}

/** The title with these data, or what is wrong with them; undefined until that is known. */
function useChecked({ shown }: Live, data: unknown): EditedTitle | { readonly problem: string } | undefined {
  const about = JSON.stringify(data)
  const { value } = useLoaded(async () => ({ about, read: await shown.actions.openEdition(data) }), [about])
  // The answer about other data would mislead.
  return value?.about === about ? value.read : undefined
}

interface WaysProps extends PanelProps {
  readonly draft: unknown
  /** The number of changes. */
  readonly changes: number
  /** Whether nothing is wrong with them. */
  readonly isRight: boolean
}

/** The actions possible with another edition, which needs a name of its own. */
function Ways({ live, draft, changes, isRight }: WaysProps) {
  const typed = useSignal<string | undefined>(undefined)
  const problem = useSignal<string | undefined>(undefined)
  const { actions, table, title } = live.shown
  const before = title.game.edition.name
  const written = typed.value ?? text.named(before, changes).slice(0, longestName)
  const name = written.trim()
  const isNamed = name !== '' && name !== before
  const journal = live.journal.value
  const file = `${table.game.id}-${fileName(name, 'edition')}.json`
  const data = withValue(draft, ['name'], name)
  const play = async () => {
    if (journal) problem.value = await actions.playEdition(data, journal)
  }
  return (
    <>
      <label class="debug-line">
        {text.name}
        <input
          data-name
          value={written}
          maxLength={longestName}
          onInput={({ currentTarget }) => (typed.value = currentTarget.value)}
        />
      </label>
      {!isNamed && <p class="debug-no">{text.nameHint}</p>}
      {problem.value !== undefined && (
        <p role="alert" class="debug-no">
          {text.cantBegin(problem.value)}
        </p>
      )}
      <p class="debug-line">
        <Button
          label={text.play}
          class="debug-chief"
          data-do="play"
          disabled={!isRight || !isNamed || !journal}
          onClick={() => void play()}
        />
        <Button
          label={text.save}
          data-do="save"
          disabled={!isRight || !isNamed}
          onClick={() => actions.save(file, `${JSON.stringify(data, undefined, 2)}\n`)}
        />
        <Button label={text.discard} data-do="discard" onClick={() => (live.edition.value = [])} />
      </p>
      {isRight && isNamed && journal && <Compare game={table.game.id} seats={setupOf(journal).seats} file={file} />}
    </>
  )
}
