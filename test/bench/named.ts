/** The complaint about names on a command line that no bench measures; undefined if each is a title with one. */
export function unmeasured(flags: readonly string[], titles: readonly string[]): string | undefined {
  const strange = flags.filter((flag) => !flag.startsWith('--') && !titles.includes(flag))
  if (strange.length === 0) return undefined
  return `Nothing measures ${strange.join(', ')}. test/bench/trials.ts has ${titles.join(', ')}.`
}
