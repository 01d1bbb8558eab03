import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { type Difference, differences, isLeaf, patched } from '../../kit/changes.ts'
import { Button } from '../../overlay/widgets/button.tsx'
import { Impossible } from '../impossible.tsx'
import type { PanelProps } from '../live.ts'
import { Asked, useRequest } from '../requests.tsx'
import { matchText } from '../text/match.ts'
import { optionsAt, optionsFor, type ValueOption } from './options.ts'
import { type Meaning, noteOf, readTyped, shortOf, unset } from './tree.ts'

const text = matchText.position

/** Unapplied changes: whether they are possible, and a way to apply them. */
export function DraftBar({ live }: PanelProps) {
  const { barred, label, hint, refused, ask } = useRequest(live, text.apply)
  const { position } = live.now.value
  const draft = patched(position, live.draft.value)
  const changes = differences(position, draft)
  if (changes.length === 0) return <Asked live={live} refused="" />
  const { table, words } = live.shown
  const read = table.game.readPosition(draft, position)
  const asks = { type: 'wish', wish: 'edit', note: noteOf(changes), position: draft } as const
  return (
    <div class="debug-draft" data-draft={changes.length}>
      <Changes live={live} changes={changes} />
      {'flaws' in read ? (
        <Impossible words={words} say={text.impossible} problem={read.flaws} />
      ) : (
        <p class="debug-soft">
          {text.possible} {hint}
        </p>
      )}
      <p class="debug-line">
        <Button
          label={label}
          class="debug-chief"
          data-do="apply"
          disabled={'flaws' in read || barred}
          onClick={() => void ask(asks)}
        />
        <Button label={text.discard} data-do="discard" onClick={() => (live.draft.value = [])} />
      </p>
      <Asked live={live} refused={refused} />
    </div>
  )
}

interface ChangesProps extends PanelProps {
  readonly changes: readonly Difference[]
}

function Changes({ live, changes }: ChangesProps) {
  return (
    <ul class="debug-sets">
      {changes.map(({ path, before, after }) => (
        <li key={path} class="debug-line" data-set={path}>
          <code>{path}</code> {shortOf(before)} → <b>{shortOf(after)}</b>
          <Button
            label="×"
            class="icon"
            title={text.asItWas(path)}
            aria-label={text.asItWas(path)}
            onClick={() => (live.draft.value = unset(live.draft.value, path))}
          />
        </li>
      ))}
    </ul>
  )
}

/** Edits a value: on a line for a number or text, else as JSON. */
export function Field(props: FieldProps) {
  const { value } = props
  const wide = !isLeaf(value) || (typeof value === 'object' && value !== null)
  return wide ? <Page {...props} /> : <Line {...props} />
}

function Page({ path, value, set, close }: FieldProps) {
  const typed = useSignal(JSON.stringify(value, undefined, 1))
  const wrong = useSignal('')
  const take = () => {
    try {
      set(JSON.parse(typed.value))
      close()
    } catch (error) {
      wrong.value = error instanceof Error ? error.message : String(error)
    }
  }
  return (
    <div class="debug-json">
      <textarea
        rows={path === '' ? 16 : 8}
        spellcheck={false}
        aria-label={path === '' ? text.whole : path}
        data-field={path}
        value={typed.value}
        onInput={({ currentTarget }) => (typed.value = currentTarget.value)}
      />
      {wrong.value !== '' && <p class="debug-no">{text.notJson(wrong.value)}</p>}
      <p class="debug-line">
        <Button label={text.take} data-do="set" onClick={take} />
        <Button label={text.cancel} onClick={close} />
      </p>
    </div>
  )
}

/** A value being edited. */
interface FieldProps {
  readonly path: string
  readonly value: unknown
  /** The meaning of other values there. */
  readonly meaning: Meaning
  readonly set: (value: unknown) => void
  readonly close: () => void
}

/** Edits a number or text, with its meaning and other options. */
function Line({ path, value, meaning, set, close }: FieldProps) {
  const typed = useSignal(String(value))
  const input = useRef<HTMLInputElement>(null)
  // Removing a focused element blurs it, which would apply what was typed.
  const left = useRef(false)
  useEffect(() => input.current?.select(), [])
  const options = typeof value === 'number' ? optionsAt(meaning, path) : []
  const fitting = optionsFor(options, typed.value)
  const leave = (take: unknown) => {
    if (left.current) return
    left.current = true
    if (take !== undefined) set(take)
    close()
  }
  const read = () => (typeof value === 'string' ? typed.value : numberOf(typed.value, fitting))
  const step = (by: number) => {
    const count = readTyped(typed.value)
    if (typeof count === 'number') typed.value = String(count + by)
  }
  return (
    <span
      class="debug-typed"
      onFocusOut={({ currentTarget, relatedTarget }) => {
        const stays = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
        if (!stays) leave(read())
      }}
    >
      <input
        class="debug-value"
        inputMode={typeof value === 'number' && options.length === 0 ? 'numeric' : 'text'}
        aria-label={path}
        data-field={path}
        value={typed.value}
        ref={input}
        onInput={({ currentTarget }) => (typed.value = currentTarget.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') leave(read())
          if (key === 'Escape') leave(undefined)
          if (key === 'ArrowUp' || key === 'ArrowDown') step(key === 'ArrowUp' ? 1 : -1)
        }}
      />{' '}
      <em class="debug-meaning" data-meant={path}>
        {meaning(path, read())}
      </em>
      <Options path={path} options={fitting} take={leave} />
    </span>
  )
}

/** The typed number, or that of the only option left. */
function numberOf(typed: string, fitting: readonly ValueOption[]): unknown {
  const [one, ...others] = fitting
  const read = readTyped(typed)
  return typeof read === 'string' && one && others.length === 0 ? one.value : read
}

interface OptionsProps {
  readonly path: string
  readonly options: readonly ValueOption[]
  readonly take: (value: number) => void
}

function Options({ path, options, take }: OptionsProps) {
  if (options.length === 0) return undefined
  return (
    <ul
      class="debug-options"
      aria-label={text.meanings(path)}
      // The press must not blur the field, which would remove it before the click.
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map(({ value, name }) => (
        <li key={value}>
          <button type="button" data-option={value} onClick={() => take(value)}>
            <code>{value}</code> {name}
          </button>
        </li>
      ))}
    </ul>
  )
}
