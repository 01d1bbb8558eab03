import { useRef } from 'preact/hooks'
import { startText } from '../text/text.ts'

interface Props {
  /** The initial text, such as a mistyped code. */
  readonly text?: string
  readonly join: (text: string) => void
  readonly focused?: boolean
}

/** A field for a table code or a whole link. */
export function CodeForm({ text = '', join, focused = false }: Props) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <form
      class="code-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (field.current?.value) join(field.current.value)
      }}
    >
      <label>
        {startText().home.joinLabel}
        <input
          name="code"
          ref={(element) => {
            field.current = element
            if (focused) element?.focus()
          }}
          defaultValue={text}
          autoComplete="off"
          autoCapitalize="characters"
          spellcheck={false}
          size={12}
        />
      </label>
      <button type="submit">{startText().home.joinButton}</button>
    </form>
  )
}
