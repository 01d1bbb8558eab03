import { useLoaded } from '../overlay/widgets/loaded.ts'
import type { Flaw } from '../rules/flaw.ts'
import type { Words } from '../rules/words.ts'
import { problemText } from './flaws.ts'

interface Props {
  readonly words: Pick<Words, 'flaw'>
  readonly problem: string | readonly Flaw[]
  /** The sentence around it. */
  say(why: string): string
}

/** Says that a position is impossible, and why. */
export function Impossible({ words, problem, say }: Props) {
  const about = JSON.stringify(problem)
  const { value } = useLoaded(async () => ({ about, why: await problemText(words, problem) }), [words, about])
  // The problem before the last change would mislead.
  if (value?.about !== about) return undefined
  return (
    <p role="alert" class="debug-no" data-wrong>
      {say(value.why)}
    </p>
  )
}
