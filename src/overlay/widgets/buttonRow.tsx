/** A button of a row. */
export interface RowButton {
  readonly label: string
  readonly press: () => void
  /** What most people will want. */
  readonly primary?: boolean
}

/** A row of buttons; undefined ones are left out. */
export const ButtonRow = ({
  buttons,
}: {
  readonly buttons: readonly (RowButton | undefined)[]
}) => (
  <div class="ways">
    {buttons.map(
      (button) =>
        button && (
          <button
            key={button.label}
            type="button"
            class={button.primary ? 'primary' : undefined}
            onClick={() => button.press()}
          >
            {button.label}
          </button>
        ),
    )}
  </div>
)
