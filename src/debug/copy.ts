import { overlayWindow } from './apart.ts'

/** Puts a text on the clipboard, on pages opened at a plain address too. */
export async function copyText(text: string): Promise<void> {
  // Missing where the page is no secure context, whatever the types say.
  const clipboard: Clipboard | undefined = overlayWindow().navigator.clipboard
  try {
    await clipboard.writeText(text)
  } catch {
    copyBySelecting(text)
  }
}

function copyBySelecting(text: string): void {
  // Only the window that somebody is in may write there.
  const { document } = overlayWindow()
  const area = document.createElement('textarea')
  area.value = text
  document.body.append(area)
  area.select()
  document.execCommand('copy')
  area.remove()
}
