interface Props {
  readonly label: string
  readonly hint: string
  /** The field's name. */
  readonly name: string
  readonly take: (file: File) => void
}

/** A button to pick a JSON file. */
export function FileButton({ label, hint, name, take }: Props) {
  return (
    <label class="file">
      <span class="button">{label}</span>
      <input
        type="file"
        name={name}
        accept=".json,application/json"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          if (file) take(file)
          // So that the same file can be picked again once it is repaired.
          currentTarget.value = ''
        }}
      />
      <span class="hint">{hint}</span>
    </label>
  )
}
