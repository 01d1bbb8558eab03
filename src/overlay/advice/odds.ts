import { pointsAlone } from '../../rules/mind.ts'
import { text } from '../text/text.ts'

/** Wording of chances among so many seats: alone as points. */
export function oddsText(seats: number) {
  const { alone, analysis, hint } = text()
  const isAlone = seats === 1
  const amount = (chance: number) => Math.round(isAlone ? pointsAlone(chance) : 100 * chance)
  const shown = (percent: number | string) => (isAlone ? `${percent}` : analysis.percent({ percent }))
  const percent = (chance: number) => shown(amount(chance))
  const lost = (chance: number) =>
    isAlone ? alone.lost({ points: amount(chance) }) : analysis.lost({ percent: amount(chance) })
  return {
    ...(isAlone ? alone : analysis),
    percent,
    /** The verdict on a choice: the best, or by how much it was worse than the other. */
    verdict: (chance: number, other: number) => (chance >= other ? analysis.best : lost(other - chance)),
    chance: (chance: number) =>
      isAlone ? hint.points({ points: amount(chance) }) : analysis.chance({ percent: amount(chance) }),
    morePercent: (chance: number) => shown(signed(`${amount(chance)}`)),
    plot: (names: readonly string[], moments: readonly { readonly chances: readonly number[] }[]) => {
      const at = (n: number, seat: number) => percent(moments.at(n)?.chances[seat] ?? 0)
      const changes = names.map((name, seat) => analysis.change({ name, from: at(0, seat), to: at(-1, seat) }))
      return (isAlone ? alone : analysis).plot({ changes: changes.join(', ') })
    },
  }
}
export type OddsText = ReturnType<typeof oddsText>

/** So many more of something than expected, or fewer. */
export const moreText = (count: number): string => text().analysis.more({ count: signed(count.toFixed(1)) })

/** A number that says whether it is more or less; nought says neither. */
function signed(number: string): string {
  if (Number(number) === 0) return number.replace('-', '')
  return number.startsWith('-') ? number.replace('-', '−') : `+${number}`
}
