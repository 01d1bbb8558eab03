import { pointsAlone } from '../../../rules/mind.ts'
import { halves } from '../../../rules/words.ts'

const percent = (chance: number): string => `${Math.round(100 * chance)}%`

/** A number that says whether it is more or less. */
const signed = (text: string): string => {
  if (/^-?0(\.0)?%?$/.test(text)) return text.replace('-', '')
  return text.startsWith('-') ? text.replace('-', '−') : `+${text}`
}

/** The end of an account of what would happen. */
export const advice = { draws: 'The rest depends on a draw.' }

/** Never “no points”, which reads oddly after a sign or “about”. */
function pointsText(points: number): string {
  const whole = Math.round(points)
  return whole === 1 ? '1 point' : `${whole} points`
}

/** The master's choice. */
export const hint = {
  title: 'Hint',
  by: (name: string) => `${name} would choose`,
  thinking: (name: string) => `${name} is thinking…`,
  outlook: 'What you’d get',
  best: 'This move',
  next: (label: string) => `Next best: ${label}`,
  points: (points: number) => `about ${pointsText(points)} by the end`,
  play: 'Play it',
  failed: 'This browser can’t think ahead, so there are no hints here.',
}

/** The analysis of a match. */
export const analysis = {
  title: 'Analysis',
  of: (title: string, totals: readonly number[]) =>
    [title, ...(totals.length > 1 ? [totals.map(halves).join('–')] : [])].join(' · '),
  chances: 'Win chance',
  method: (futures: number) => `the computer played out every choice ${futures} times`,
  plot: (names: readonly string[], moments: readonly { readonly chances: readonly number[] }[]) => {
    const at = (n: number, seat: number) => percent(moments.at(n)?.chances[seat] ?? 0)
    const each = names.map((name, seat) => `${name} from ${at(0, seat)} to ${at(-1, seat)}`)
    return `Win chance over the match: ${each.join(', ')}.`
  },
  percent,
  tick: (seq: number, isFirst: boolean) => (isFirst ? `move ${seq}` : `${seq}`),
  points: 'Turning points',
  point: (name: string, seq: number) => `${name}, move ${seq}`,
  best: 'Best move',
  lost: (chance: number) => `−${percent(chance)} win chance`,
  played: 'Played',
  better: 'Better',
  nextBest: 'Next best',
  andSoOn: 'And so on…',
  chance: (chance: number) => `${percent(chance)} to win`,
  watch: 'Watch it',
  playOn: 'Play on from here',
  none: 'No single choice decided this match.',
  working: 'Analysing the match… The curve gets finer as it goes.',
  stop: 'Stop',
  failed: 'This browser can’t think ahead, so it can’t analyse the match.',
  marks: { played: 'played', better: 'better', best: 'played, and the best move' },
  luck: 'Luck',
  luckOf: 'the luck of the draw, against the odds',
  luckChance: 'Win chance',
  luckBand: 'Brass: 8 in 10 matches end inside this band.',
  more: (count: number) => signed(count.toFixed(1)),
  morePercent: (chance: number) => signed(percent(chance)),
  sources: 'Where the points came from',
  number: halves,
}

const score = (chance: number): string => `${Math.round(pointsAlone(chance))}`

/** The same of a match alone, where points stand in for a chance to win. */
export const alone = {
  chances: 'Points expected',
  plot: (names: readonly string[], moments: readonly { readonly chances: readonly number[] }[]) => {
    const at = (n: number) => score(moments.at(n)?.chances[0] ?? 0)
    return `Points expected over the match: ${names.join()} from ${at(0)} to ${at(-1)}.`
  },
  percent: score,
  lost: (chance: number) => `−${pointsText(pointsAlone(chance))}`,
  chance: (chance: number) => hint.points(pointsAlone(chance)),
  luckChance: 'Points',
  morePercent: (chance: number) => signed(score(chance)),
}
