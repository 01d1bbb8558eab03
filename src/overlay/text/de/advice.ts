import { many } from '../../../kit/german.ts'
import { pointsAlone } from '../../../rules/mind.ts'
import { halves } from '../../../rules/words.ts'

const percent = (chance: number): string => `${Math.round(100 * chance)} %`

/** A number that says whether it is more or less. */
const signed = (text: string): string => {
  if (/^-?0(,0)?( %)?$/.test(text)) return text.replace('-', '')
  return text.startsWith('-') ? text.replace('-', '−') : `+${text}`
}

/** The end of an account of what would happen. */
export const advice = { draws: 'Der Rest hängt von einer Ziehung ab.' }

/** The master's choice. */
export const hint = {
  title: 'Tipp',
  by: (name: string) => `${name} würde so entscheiden`,
  thinking: (name: string) => `${name} überlegt…`,
  outlook: 'Was du davon hättest',
  best: 'Diese Aktion',
  next: (label: string) => `Nächstbeste: ${label}`,
  points: (points: number) => `am Ende etwa ${many(Math.round(points), 'Punkt', 'Punkte')}`,
  play: 'So spielen',
  failed: 'Dieser Browser kann nicht vorausdenken, deshalb gibt es hier keine Tipps.',
}

/** The analysis of what decided a match. */
export const analysis = {
  title: 'Analyse',
  of: (title: string, totals: readonly number[]) =>
    [title, ...(totals.length > 1 ? [totals.map(halves).join(' : ')] : [])].join(' · '),
  chances: 'Siegchance',
  method: (futures: number) => `der Computer hat jede Möglichkeit ${futures}-mal zu Ende gespielt`,
  plot: (names: readonly string[], moments: readonly { readonly chances: readonly number[] }[]) => {
    const at = (n: number, seat: number) => percent(moments.at(n)?.chances[seat] ?? 0)
    const each = names.map((name, seat) => `${name} von ${at(0, seat)} auf ${at(-1, seat)}`)
    return `Siegchance im Lauf der Partie: ${each.join(', ')}.`
  },
  percent,
  tick: (seq: number, isFirst: boolean) => (isFirst ? `Aktion ${seq}` : `${seq}`),
  points: 'Wendepunkte',
  point: (name: string, seq: number) => `${name}, Aktion ${seq}`,
  best: 'Beste Aktion',
  lost: (chance: number) => `−${percent(chance)} Siegchance`,
  played: 'Gespielt',
  better: 'Besser',
  nextBest: 'Nächstbeste',
  andSoOn: 'Und so weiter…',
  chance: (chance: number) => `${percent(chance)} Siegchance`,
  watch: 'Ansehen',
  playOn: 'Ab hier weiterspielen',
  none: 'Keine einzelne Aktion hat diese Partie entschieden.',
  working: 'Die Partie wird analysiert… Die Kurve wird dabei genauer.',
  stop: 'Anhalten',
  failed: 'Dieser Browser kann nicht vorausdenken und die Partie daher nicht analysieren.',
  marks: { played: 'gespielt', better: 'besser', best: 'gespielt, und die beste Aktion' },
  luck: 'Glück',
  luckOf: 'Ziehungen, gemessen an der Erwartung',
  luckChance: 'Siegchance',
  luckBand: 'Messing: 8 von 10 Partien enden in diesem Bereich.',
  more: (count: number) => signed(count.toFixed(1).replace('.', ',')),
  morePercent: (chance: number) => signed(percent(chance)),
  sources: 'Woher die Punkte kamen',
  number: halves,
}

const score = (chance: number): string => `${Math.round(pointsAlone(chance))}`

/** The same of a match alone, where points stand in for a chance to win. */
export const alone = {
  chances: 'Erwartete Punkte',
  plot: (names: readonly string[], moments: readonly { readonly chances: readonly number[] }[]) => {
    const at = (n: number) => score(moments.at(n)?.chances[0] ?? 0)
    return `Erwartete Punkte im Lauf der Partie: ${names.join()} von ${at(0)} auf ${at(-1)}.`
  },
  percent: score,
  lost: (chance: number) => `−${many(Math.round(pointsAlone(chance)), 'Punkt', 'Punkte')}`,
  chance: (chance: number) => hint.points(pointsAlone(chance)),
  luckChance: 'Punkte',
  morePercent: (chance: number) => signed(score(chance)),
}
