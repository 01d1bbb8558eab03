import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { thinkers } from '../../src/bots/thinkers.ts'
import { featuresOf } from '../../src/games/foothills/features.ts'
import { builtIn, foothills } from '../../src/games/foothills/index.ts'
import type { Position } from '../../src/games/foothills/position.ts'
import { countsOf, prospects } from '../../src/games/foothills/prospects.ts'
import { pointsNow } from '../../src/games/foothills/score.ts'
import { mindOf, remainingOf, type Weights } from '../../src/games/foothills/worth.ts'
import { playMatch } from '../bots/match.ts'
import { type Episode, learn } from './leastSquares.ts'

/*
 * Learns what the prospects of Foothills are worth. Gangers play with the weights known so far, at first
 * with none (or those of `--from`); what became of their turns gives the next weights. The last round's go to `content/weights.json`.
 */

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    matches: { type: 'string', default: '600' },
    seed: { type: 'string', default: '1' },
    /** Weights to begin with. */
    from: { type: 'string' },
    out: { type: 'string', default: 'src/games/foothills/content/weights.json' },
  },
})
const [rounds, matches, seed] = [values.rounds, values.matches, values.seed].map(Number)

const game = foothills(builtIn)
const { box } = game

/** The first seat's lead, by a number for each seat. */
const lead = (of: (seat: number) => number) => of(0) - of(1)

function turnOf(p: Position): Episode['turns'][number] {
  const left = remainingOf(box, p)
  const [own, other] = [0, 1].map((seat) => countsOf(featuresOf(box, p, seat)))
  const features = (own ?? []).flatMap((one, at) => {
    const ahead = one - (other?.[at] ?? 0)
    return [ahead, ahead * left]
  })
  return { lead: lead((seat) => pointsNow(box, p, seat)), features }
}

/** After so many moves nobody learns anything more. */
const patience = 700

/** Plays a match of gangers. */
function episode(weights: Weights, match: number): Episode {
  const turns = new Map<number, Episode['turns'][number]>()
  // Without its glance at points alone.
  const { glance: _, ...mind } = mindOf(box, weights)
  const ganger = { think: thinkers.ganger, more: () => true }
  const { outcome } = playMatch({ game, mind }, [ganger, ganger], {
    seed: match,
    patience,
    before: (p) => {
      if (p.phase === 'select' && !turns.has(p.turn)) turns.set(p.turn, turnOf(p))
    },
  })
  return { turns: [...turns.values()], lead: lead((seat) => outcome.seats[seat]?.total ?? 0) }
}

let weights: Weights = values.from === undefined ? {} : JSON.parse(readFileSync(values.from, 'utf8'))
let before: readonly Episode[] = []
for (let round = 0; round < (rounds ?? 0); round++) {
  const played = Array.from({ length: matches ?? 0 }, (_, n) =>
    episode(weights, (seed ?? 0) * 1_000_000 + round * (matches ?? 0) + n),
  )
  const learnt = learn([...before, ...played])
  const of = (at: number) => Math.round(1000 * (learnt[at] ?? 0)) / 1000
  weights = Object.fromEntries(prospects.map((name, at) => [name, [of(2 * at), of(2 * at + 1)]]))
  before = played
  writeFileSync(values.out, `${JSON.stringify(weights, undefined, 2)}\n`)
  const turns = played.reduce((sum, one) => sum + one.turns.length, 0) / played.length
  console.log(`Round ${round + 1}: ${turns.toFixed(1)} turns a match`)
}
