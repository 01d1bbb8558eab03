/** What is done with a file that somebody drops, and while it is held over the page. */
export interface Drops {
  over(is: boolean): void
  take(file: File): void
}

/** Opens files that are dropped anywhere on the page. What opens them comes with the first of them. */
export function watchDrops(load: () => Promise<Drops>): void {
  let coming: Promise<Drops> | undefined
  const then = (act: (drops: Drops) => void) => {
    coming ??= load()
    coming.then(act).catch(() => {
      coming = undefined
    })
  }
  const onDrag = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    const [file] = event.dataTransfer.files
    if (event.type === 'drop' && file) then(({ take }) => take(file))
    // Leaving an element for another within the page is told as well.
    const isOver = event.type === 'dragover' || (event.type !== 'drop' && event.relatedTarget)
    then(({ over }) => over(Boolean(isOver)))
  }
  for (const type of ['dragover', 'dragleave', 'drop'] as const)
    window.addEventListener(type, onDrag)
}
