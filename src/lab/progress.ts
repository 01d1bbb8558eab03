const width = 24

/**
 * A bar to show how far a row of matches is. `begun` and `now` are times in ms; `before`, how many were
 * done before it began.
 */
export function progressBar(
  {
    done,
    before,
    total,
  }: { readonly done: number; readonly before: number; readonly total: number },
  ms: number,
): string {
  const full = total === 0 ? width : Math.floor((width * done) / total)
  const bar = `${'█'.repeat(full)}${'░'.repeat(width - full)}`
  const left = done > before ? (ms / (done - before)) * (total - done) : undefined
  return `${bar} ${done} of ${total}${left === undefined ? '' : `, ${timeText(left)} left`}`
}

/** A time in ms as people say it: “40 s”, “3 min”, “2 h 5 min”. */
export function timeText(ms: number): string {
  const seconds = Math.round(ms / 1000)
  if (seconds < 100) return `${seconds} s`
  const minutes = Math.round(seconds / 60)
  return minutes < 100 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
