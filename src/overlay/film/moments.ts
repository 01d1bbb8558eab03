import type { Seat } from '../../rules/game.ts'

/** A moment that is worth looking at, found by the points alone. */
interface Highlight {
  /** The entry that made it. */
  readonly seq: number
  readonly seat: Seat
  /** `lead`: the seat went ahead. `gain`: it got this many points at once. */
  readonly kind: 'lead' | 'gain'
  readonly gain: number
}

/** Moments of a kind that are listed: the largest gains, and the leads that last longest. */
const most = 4
/** The least gain that counts, in points. */
const least = 3

/** The moments of a match by everyone’s points after each entry, in order. */
export function highlightsOf(scores: readonly (readonly number[])[]): readonly Highlight[] {
  const gains = scores
    .flatMap((points, seq) => gainsAt(points, scores[seq - 1], seq))
    .filter(({ gain }) => gain >= least)
    .sort((a, b) => b.gain - a.gain || a.seq - b.seq)
  const changes = leadsIn(scores)
  const lasting = changes
    .map((lead, at) => ({ lead, long: (changes[at + 1]?.seq ?? scores.length) - lead.seq }))
    .sort((a, b) => b.long - a.long)
  const leads = lasting.slice(0, most).map(({ lead }) => lead)
  const others = gains.filter(({ seq }) => leads.every((lead) => lead.seq !== seq)).slice(0, most)
  return [...leads, ...others].sort((a, b) => a.seq - b.seq)
}

const gainsAt = (points: readonly number[], before: readonly number[] | undefined, seq: number): readonly Highlight[] =>
  points.map((total, seat) => ({ seq, seat, kind: 'gain', gain: total - (before?.[seat] ?? total) }))

/** Where another seat came to be ahead alone; who is first to be so has overtaken nobody. */
function leadsIn(scores: readonly (readonly number[])[]): readonly Highlight[] {
  let leader: Seat | undefined
  return scores.flatMap((points, seq) => {
    const most = Math.max(...points)
    const ahead = points.flatMap((total, seat) => (total === most ? [seat] : []))
    const [first, ...others] = ahead
    if (first === undefined || others.length > 0 || first === leader) return []
    const isFirst = leader === undefined
    leader = first
    const gain = (points[first] ?? 0) - (scores[seq - 1]?.[first] ?? 0)
    return isFirst ? [] : [{ seq, seat: first, kind: 'lead' as const, gain }]
  })
}
