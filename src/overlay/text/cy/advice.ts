import { many, masculine, times } from '../../../kit/welsh.ts'
import { pointsAlone } from '../../../rules/mind.ts'
import { halves } from '../../../rules/words.ts'

const percent = (chance: number): string => `${Math.round(100 * chance)}%`

/** A number that says whether it is more or less. */
const signed = (text: string): string => {
  if (/^-?0(\.0)?%?$/.test(text)) return text.replace('-', '')
  return text.startsWith('-') ? text.replace('-', '−') : `+${text}`
}

const point = masculine('pwynt', 'pwyntiau')

/** The end of an account of what would happen. */
export const advice = { draws: 'Mae’r gweddill yn dibynnu ar dyniad.' }

/** The master's advice. */
export const hint = {
  title: 'Awgrym',
  by: (name: string) => `Dewis ${name} fyddai`,
  thinking: (name: string) => `Mae ${name} yn meddwl…`,
  outlook: 'Beth gaet ti',
  best: 'Y symudiad hwn',
  next: (label: string) => `Ail orau: ${label}`,
  points: (points: number) => `tua ${many(Math.round(points), point)} yn y diwedd`,
  play: 'Ei chwarae',
  failed: 'All y porwr hwn ddim meddwl ymlaen llaw, felly does dim awgrymiadau yma.',
}

/** The analysis of a match. */
export const analysis = {
  title: 'Dadansoddiad',
  of: (title: string, totals: readonly number[]) =>
    [title, ...(totals.length > 1 ? [totals.map(halves).join('–')] : [])].join(' · '),
  chances: 'Siawns o ennill',
  method: (futures: number) => `chwaraeodd y cyfrifiadur bob dewis hyd y diwedd ${times(futures)}`,
  plot: (names: readonly string[], moments: readonly { readonly chances: readonly number[] }[]) => {
    const at = (n: number, seat: number) => percent(moments.at(n)?.chances[seat] ?? 0)
    const each = names.map((name, seat) => `${name} o ${at(0, seat)} i ${at(-1, seat)}`)
    return `Siawns o ennill yn ystod y gêm: ${each.join(', ')}.`
  },
  percent,
  tick: (seq: number, isFirst: boolean) => (isFirst ? `symudiad ${seq}` : `${seq}`),
  points: 'Trobwyntiau',
  point: (name: string, seq: number) => `${name}, symudiad ${seq}`,
  best: 'Symudiad gorau',
  lost: (chance: number) => `−${percent(chance)} o siawns o ennill`,
  played: 'Chwaraewyd',
  better: 'Gwell',
  nextBest: 'Ail orau',
  andSoOn: 'Ac yn y blaen…',
  chance: (chance: number) => `siawns o ${percent(chance)} o ennill`,
  watch: 'Gwylio',
  playOn: 'Dal i chwarae o fan hyn',
  none: 'Nid un dewis a benderfynodd y gêm hon.',
  working: 'Yn dadansoddi’r gêm… Daw’r gromlin yn fwy manwl wrth fynd ymlaen.',
  stop: 'Stopio',
  failed: 'All y porwr hwn ddim meddwl ymlaen llaw, felly does dim modd dadansoddi’r gêm.',
  marks: { played: 'chwaraewyd', better: 'gwell', best: 'chwaraewyd, a’r symudiad gorau' },
  luck: 'Lwc',
  luckOf: 'lwc y tynnu, o’i gymharu â’r disgwyl',
  luckChance: 'Siawns o ennill',
  luckBand: 'Pres: mae 8 gêm o bob 10 yn gorffen o fewn y band hwn.',
  more: (count: number) => signed(count.toFixed(1)),
  morePercent: (chance: number) => signed(percent(chance)),
  sources: 'O ble daeth y pwyntiau',
  number: halves,
}

const score = (chance: number): string => `${Math.round(pointsAlone(chance))}`

/** The same of a match alone, where points stand in for a chance to win. */
export const alone = {
  chances: 'Pwyntiau disgwyliedig',
  plot: (names: readonly string[], moments: readonly { readonly chances: readonly number[] }[]) => {
    const at = (n: number) => score(moments.at(n)?.chances[0] ?? 0)
    return `Pwyntiau disgwyliedig yn ystod y gêm: ${names.join()} o ${at(0)} i ${at(-1)}.`
  },
  percent: score,
  lost: (chance: number) => `−${many(Math.round(pointsAlone(chance)), point)}`,
  chance: (chance: number) => hint.points(pointsAlone(chance)),
  luckChance: 'Pwyntiau',
  morePercent: (chance: number) => signed(score(chance)),
}
