import { canonical } from '../../kit/json.ts'
import { type Crew, inOrder } from '../crew.ts'
import type { MatchFacts } from '../facts.ts'
import type { Plan } from '../plan.ts'
import type { Ports } from '../ports.ts'

/** The matches of a run that a comparison is about, from the first up to, not including, the last. */
export interface MatchRange {
  readonly from: number
  readonly to: number
}

/** A place where editions are played, match by match with the same draws for all of them. */
export interface Field {
  /** Plays those matches that it hasn’t yet; undefined if someone wants to stop. */
  play(edition: unknown, range: MatchRange): Promise<readonly MatchFacts[] | undefined>
  /** Forgets the matches of all editions but one. */
  keep(edition: unknown): void
}

/** A field on which a crew plays matches of a plan with any edition. */
export function fieldOf(plan: Plan, crew: Crew, ports: Pick<Ports, 'show' | 'stop'>): Field {
  const played = new Map<string, Map<number, MatchFacts>>()
  let count = 0
  const playOne = async (edition: unknown, n: number) => {
    const { line } = await crew.perform('play', { plan: { ...plan, edition }, n })
    const facts = await crew.perform('survey', line)
    if ('unread' in facts) throw new Error(`a match that was just played can’t be read: ${facts.unread.key}`)
    return { n, facts }
  }
  return {
    async play(edition, range) {
      const key = canonical(edition)
      const own = played.get(key) ?? new Map<number, MatchFacts>()
      played.set(key, own)
      const missing = numbersIn(range).filter((n) => !own.has(n))
      for await (const { n, facts } of inOrder(crew, missing, (one) => playOne(edition, one))) {
        own.set(n, facts)
        ports.show(`${++count} matches`)
        if (ports.stop.aborted) return undefined
      }
      return numbersIn(range).flatMap((n) => own.get(n) ?? [])
    },
    keep(edition) {
      const kept = canonical(edition)
      for (const key of played.keys()) if (key !== kept) played.delete(key)
    },
  }
}

const numbersIn = ({ from, to }: MatchRange) => Array.from({ length: to - from }, (_, at) => from + at)
