import { useSignal } from '@preact/signals'
import { Button } from '../overlay/widgets/button.tsx'
import { copyText } from './window.tsx'

interface Props {
  readonly label: string
  readonly link: () => Promise<string>
  /** Attributes of the field with the link. */
  readonly field: Readonly<Record<`data-${string}`, unknown>>
}

/** Copies a link and shows it, since copying may not be allowed. */
export function CopyLink({ label, link, field }: Props) {
  const made = useSignal('')
  const copy = async () => {
    made.value = await link()
    await copyText(made.value)
  }
  return (
    <>
      <Button label={label} data-do="link" onClick={copy} />
      {made.value !== '' && <input readOnly {...field} value={made.value} />}
    </>
  )
}
