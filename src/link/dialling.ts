import type { Dialled, Dialling } from './link.ts'

/**
 * A dialling with one result. `begin` starts it, reports results by `end`, of which the first counts, and returns a
 * function that is told it and stops whatever goes on. A link that is reported later is closed.
 */
export function dialOnce(begin: (end: (dialled: Dialled) => void) => (first: Dialled) => void): Dialling {
  let first: Dialled | undefined
  let stop: (first: Dialled) => void = () => {}
  let resolve = (_: Dialled) => {}
  const result = new Promise<Dialled>((resolver) => {
    resolve = resolver
  })
  const end = (dialled: Dialled) => {
    if (!first) {
      first = dialled
      stop(dialled)
      resolve(dialled)
    } else if ('link' in dialled) dialled.link.close('late')
  }
  stop = begin(end)
  if (first) stop(first)
  return { result, cancel: () => end({ problem: 'cancelled' }) }
}
