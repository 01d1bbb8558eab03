/** True if the browser has a share sheet; pages at plain-http network addresses have none. */
export const canShare = (): boolean => 'share' in navigator

/** Opens the browser's share sheet. Closing it without sharing is fine. */
export async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url })
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}

/** Copies the text of a field. False if that isn't allowed; the text is left selected then. */
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  field.focus()
  field.select()
  const clipboard: Clipboard | undefined = navigator.clipboard
  try {
    if (!clipboard) return document.execCommand('copy')
    await clipboard.writeText(field.value)
    return true
  } catch {
    return false
  }
}
