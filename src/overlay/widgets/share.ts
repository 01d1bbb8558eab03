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

/** True if the share sheet takes this file. */
export const canShareFile = (file: File): boolean => 'canShare' in navigator && navigator.canShare({ files: [file] })

/** Opens the share sheet for a file. False if the browser refuses; closing it without sharing is fine. */
export async function shareFile(file: File, title: string): Promise<boolean> {
  try {
    await navigator.share({ files: [file], title })
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    return error.name === 'AbortError'
  }
  return true
}

/** Copies the text of a field. False if that isn't allowed; the text is left selected then. */
export async function copyFrom(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
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
