interface Props {
  readonly label: string
  readonly hint: string
  /** Names the field for tests. */
  readonly name: string
  readonly take: (file: File) => void
}

/** A button that lets a person pick one JSON file of this device. */
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
          // The same file may be picked again after it was mended.
          currentTarget.value = ''
        }}
      />
      <span class="hint">{hint}</span>
    </label>
  )
}
