/** Work on a deck, a card at a time, since a whole deck would hold up the page. */
export type Work = Generator<void, readonly string[]>

/** Does work to its end at once, where nobody waits for the page. */
export function done(work: Work): readonly string[] {
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}
