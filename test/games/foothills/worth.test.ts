import { describe, expect, it } from 'vitest'
import { futures } from '../../../src/bots/thinker.ts'
import { random, thinkers } from '../../../src/bots/thinkers.ts'
import { weights } from '../../../src/games/foothills/content/weights.json'
import { builtIn, foothills } from '../../../src/games/foothills/index.ts'
import type { Position } from '../../../src/games/foothills/position.ts'
import { prospects } from '../../../src/games/foothills/prospects.ts'
import { pointsNow, reckon } from '../../../src/games/foothills/score.ts'
import { mindOf, remainingOf } from '../../../src/games/foothills/worth.ts'
import { playMatch } from '../../bots/match.ts'

const game = foothills(builtIn)
const { box } = game

/** Some positions of matches between bots that think like this, cloned. */
function positions(think: typeof random, matches: number): readonly (readonly Position[])[] {
  return Array.from({ length: matches }, (_, seed) => {
    const seen: Position[] = []
    const player = { think, more: futures(1) }
    playMatch({ game, mind: mindOf(box) }, [player, player], {
      seed,
      before: (p) => {
        if (p.phase === 'select') seen.push(game.clone(p))
      },
    })
    return seen
  })
}

describe('the worth of a position of Foothills', () => {
  const matches = positions(random, 4)

  it('counts the points at hand like the final reckoning', () => {
    for (const p of matches.flat())
      for (const seat of [0, 1]) {
        const lines = reckon(box, p, seat)
        expect(pointsNow(box, p, seat)).toBe(lines.reduce((sum, { points }) => sum + points, 0))
      }
  })

  it('has a weight for every prospect, and no other', () => {
    expect(Object.keys(weights)).toEqual([...prospects])
  })

  it('sees a match come to its end', () => {
    for (const match of matches) {
      const [first, last] = [match[0], match.at(-1)]
      if (!first || !last) throw new Error('a match without turns')
      expect(remainingOf(box, first)).toBeGreaterThan(0.8)
      expect(remainingOf(box, first)).toBeLessThan(1.3)
      expect(remainingOf(box, last)).toBeLessThan(0.3)
    }
  })

  it('makes a small lead surer the nearer the end', () => {
    const { swing } = mindOf(box)
    const [p] = matches[0] ?? []
    if (!p) throw new Error('a match without turns')
    expect(swing?.({ ...p, ending: true })).toBeLessThan((swing?.(p) ?? 0) / 2)
  })

  it('makes the leader of a long match want its end', () => {
    const { worth } = mindOf(box)
    const [p] = matches[0] ?? []
    if (!p) throw new Error('a match without turns')
    const ahead = { ...p, summit: 0 }
    const nearer = { ...ahead, navvies: ahead.navvies.map((_, at) => (at < 5 ? 1 : 0)) }
    const gain = (turn: number) => {
      const [now = 0, then = 0] = [ahead, nearer].map((one) => worth({ ...one, turn })[0])
      return then - now
    }
    expect(gain(500)).toBeGreaterThan(gain(50) + 20)
  })
})

describe('a match of gangers', () => {
  it('ends, even where points alone would keep both moving surveyors for ever', () => {
    const ganger = { think: thinkers.ganger, more: () => true }
    const { moves } = playMatch({ game, mind: mindOf(box, {}) }, [ganger, ganger], { seed: 151 })
    expect(moves).toBeLessThan(1000)
  })
})
