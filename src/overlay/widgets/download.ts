/** Saves a file on the device under its name. */
export function download(file: File): void {
  const url = URL.createObjectURL(file)
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = file.name
  anchor.click()
  // Some browsers only start reading after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
