import type { ComponentProps } from 'preact'
import { startText } from '../text/text.ts'

interface Props extends ComponentProps<'button'> {
  readonly label: string | number
}

/** A button that says what it does. */
export const Button = ({ label, ...rest }: Props) => (
  <button type="button" {...rest}>
    {label}
  </button>
)

interface SignProps extends ComponentProps<'button'> {
  readonly name: string
}

/** A button with a sign on it; its name is read out and shown as a hint. */
export const SignButton = ({ name, ...rest }: SignProps) => (
  <button type="button" aria-label={name} title={name} {...rest} />
)

/** The cross in the corner of a card that closes it. */
export const CloseButton = (props: ComponentProps<'button'>) => (
  <Button label="×" class="plain close" aria-label={startText().buttons.close} {...props} />
)
