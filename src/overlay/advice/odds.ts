import { pointsAlone } from '../../rules/mind.ts'
import { text } from '../text/text.ts'

/** Wording of chances among a number of seats: alone as points. */
export function oddsText(seats: number) {
  const isAlone = seats === 1
  const words = isAlone ? text().alone : text().analysis
  const amount = (chance: number) => Math.round(isAlone ? pointsAlone(chance) : 100 * chance)
  const percent = (chance: number) => words.percent({ amount: amount(chance) })
  return {
    ...words,
    percent,
    chance: (chance: number) => words.chance({ amount: amount(chance) }),
    morePercent: (chance: number) => words.percent({ amount: signed(`${amount(chance)}`) }),
    /** The verdict on a choice: the best, or by how much it was worse than the other. */
    verdict: (chance: number, other: number) =>
      chance >= other ? text().analysis.best : words.lost({ amount: amount(other - chance) }),
    plot: (names: readonly string[], moments: readonly { readonly chances: readonly number[] }[]) => {
      const at = (n: number, seat: number) => percent(moments.at(n)?.chances[seat] ?? 0)
      const changes = names.map((name, seat) => text().analysis.change({ name, from: at(0, seat), to: at(-1, seat) }))
      return words.plot({ changes: changes.join(', ') })
    },
  }
}
export type OddsText = ReturnType<typeof oddsText>

/** Wording of how many more of something there were than expected, or fewer. */
export const moreText = (count: number): string => text().analysis.more({ count: signed(count.toFixed(1)) })

/** A number that says whether it is more or less; nought says neither. */
function signed(number: string): string {
  if (Number(number) === 0) return number.replace('-', '')
  return number.startsWith('-') ? number.replace('-', '−') : `+${number}`
}
