/** A place where code outside a title’s folder names a title or knows one of its colours. */
export interface Naming {
  readonly file: string
  readonly line: number
  readonly says: string
}

/** Where each title has its line. */
const registers: readonly string[] = ['games/index.ts', 'games/minds.ts', 'games/trainings.ts']

/** The titles in a tree of sources: the folders under `games/`. */
export const titlesIn = (files: Iterable<string>): readonly string[] => [
  ...new Set([...files].flatMap((file) => /^games\/([^/]+)\//.exec(file)?.[1] ?? [])),
]

/**
 * Every place outside a title’s folder that names it, but its lines in `registers`; and every place outside `games` and
 * the palette that names a colour as a seat’s would be.
 */
export function namingsIn(sources: ReadonlyMap<string, string>, colours: readonly string[]): readonly Naming[] {
  const titles = titlesIn(sources.keys()).map((title) => ({
    says: `names ${title}`,
    isFree: (file: string) => file.startsWith(`games/${title}/`) || registers.includes(file),
    pattern: new RegExp(title.replaceAll('-', '[- ]?'), 'i'),
  }))
  const seats = colours.map((colour) => ({
    says: `knows the colour ${colour}`,
    isFree: (file: string) => file.startsWith('games/') || file === 'kit/tokens.ts',
    pattern: new RegExp(`(['"\`]${colour}['"\`]|colours\\.${colour}\\b|--${colour}(?![\\w-]))`),
  }))
  // Pages to read may name what they like.
  const code = [...sources].filter(([file]) => !file.endsWith('.md'))
  return code.flatMap(([file, text]) => {
    const rules = [...titles, ...seats].filter(({ isFree }) => !isFree(file))
    return text
      .split('\n')
      .flatMap((line, at) =>
        rules.flatMap(({ says, pattern }) => (pattern.test(line) ? [{ file, line: at + 1, says }] : [])),
      )
  })
}
