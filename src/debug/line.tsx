import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { readTyped } from './draft.ts'
import { type Option, optionsAt, optionsFor } from './options.ts'
import { matchText } from './text/match.ts'
import type { Meaning } from './tree.ts'

const text = matchText.position

/** A value that is being typed. */
export interface FieldProps {
  readonly path: string
  readonly value: unknown
  /** What another value there would stand for. */
  readonly meaning: Meaning
  readonly set: (value: unknown) => void
  readonly close: () => void
}

/** A line to type a number or a word in; beside it what that stands for, below it what else there is. */
export function Line({ path, value, meaning, set, close }: FieldProps) {
  const typed = useSignal(String(value))
  const input = useRef<HTMLInputElement>(null)
  // Whatever is taken away while it has the focus loses it, which would take what was typed.
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

/** What was typed: a number, or the name of the only thing called so. */
function numberOf(typed: string, fitting: readonly Option[]): unknown {
  const [one, ...others] = fitting
  const read = readTyped(typed)
  return typeof read === 'string' && one && others.length === 0 ? one.value : read
}

interface OptionsProps {
  readonly path: string
  readonly options: readonly Option[]
  readonly take: (value: number) => void
}

function Options({ path, options, take }: OptionsProps) {
  if (options.length === 0) return undefined
  return (
    <ul
      class="debug-options"
      aria-label={text.meanings(path)}
      // A press must not take the focus, and with it the field, before it is a click.
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
