import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

interface Props {
  /** Its CSS class. */
  readonly kind: string
  readonly title: string
  readonly close: () => void
  readonly children: ComponentChildren
}

/** A modal panel. The page behind it is out of reach until it closes; then the focus is back where it was. */
export function Dialog({ kind, title, close, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    heading.current?.focus()
    return () => element?.close()
  }, [])
  return (
    <dialog
      class={`panel ${kind}`}
      aria-label={title}
      ref={dialog}
      onKeyDown={(event) => event.stopPropagation()}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
    >
      <h2 tabIndex={-1} ref={heading}>
        {title}
      </h2>
      {children}
    </dialog>
  )
}
