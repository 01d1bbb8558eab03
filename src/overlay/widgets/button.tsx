import type { ComponentProps } from 'preact'

interface Props extends ComponentProps<'button'> {
  readonly label: string | number
}

/** A button that says what it does. */
export const Button = ({ label, ...rest }: Props) => (
  <button type="button" {...rest}>
    {label}
  </button>
)
