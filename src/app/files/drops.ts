/** Handlers for a file that is dropped, or held over the page. */
interface Drops {
  over(is: boolean): void
  take(file: File): void
}

/** Opens files dropped anywhere on the page. The code for it loads with the first of them. */
export function watchDrops(load: () => Promise<Drops>): void {
  let loading: Promise<Drops> | undefined
  const then = (act: (drops: Drops) => void) => {
    loading ??= load()
    loading.then(act).catch(() => {
      loading = undefined
    })
  }
  const onDrag = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    const [file] = event.dataTransfer.files
    if (event.type === 'drop' && file) then(({ take }) => take(file))
    // `dragleave` also fires between elements of the page.
    const isOver = event.type === 'dragover' || (event.type !== 'drop' && event.relatedTarget)
    then(({ over }) => over(Boolean(isOver)))
  }
  for (const type of ['dragover', 'dragleave', 'drop'] as const) window.addEventListener(type, onDrag)
}
