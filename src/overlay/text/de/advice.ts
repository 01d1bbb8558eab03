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
export const advice = { draws: 'Wie es weitergeht, entscheidet eine Ziehung.' }

/** The master's choice. */
export const hint = {
  title: 'Tipp',
  by: (name: string) => `${name} würde so entscheiden`,
  thinking: (name: string) => `${name} überlegt…`,
  outlook: 'Was es bringt',
  best: 'Dieser Zug',
  next: (label: string) => `Nächstbester: ${label}`,
  points: (points: number) => `am Ende etwa ${many(Math.round(points), 'Punkt', 'Punkte')}`,
  play: 'So ziehen',
  failed: 'Dieser Browser kann nicht vorausdenken, deshalb gibt es hier keine Tipps.',
}

/** The analysis of what decided a match. */
export const analysis = {
  title: 'Analyse',
  of: (title: string, totals: readonly number[]) =>
    [title, ...(totals.length > 1 ? [totals.map(halves).join(' : ')] : [])].join(' · '),
  chances: 'Siegchance',
  method: (futures: number) => `der Computer hat nach jeder Entscheidung ${futures}-mal weitergespielt`,
  plot: (names: readonly string[], moments: readonly { readonly chances: readonly number[] }[]) => {
    const at = (n: number, seat: number) => percent(moments.at(n)?.chances[seat] ?? 0)
    const each = names.map((name, seat) => `${name} von ${at(0, seat)} auf ${at(-1, seat)}`)
    return `Siegchance im Lauf der Partie: ${each.join(', ')}.`
  },
  percent,
  tick: (seq: number, isFirst: boolean) => (isFirst ? `Zug ${seq}` : `${seq}`),
  points: 'Wendepunkte',
  point: (name: string, seq: number) => `${name}, Zug ${seq}`,
  best: 'Bester Zug',
  lost: (chance: number) => `−${percent(chance)} Siegchance`,
  played: 'Gespielt',
  better: 'Besser',
  nextBest: 'Nächstbester',
  andSoOn: 'Und so weiter…',
  chance: (chance: number) => `${percent(chance)} Siegchance`,
  watch: 'Ansehen',
  playOn: 'Ab hier weiterspielen',
  none: 'Kein einzelner Zug hat diese Partie entschieden.',
  working: 'Der Computer spielt die Partie noch einmal durch. Die Kurve wird dabei genauer…',
  stop: 'Anhalten',
  failed: 'Dieser Browser kann nicht vorausdenken und die Partie daher nicht analysieren.',
  marks: { played: 'gespielt', better: 'besser', best: 'gespielt und am besten' },
  luck: 'Glück',
  luckOf: 'was Ziehungen brachten, mehr oder weniger als erwartet',
  luckChance: 'Siegchance',
  luckBand: 'Messing: 8 von 10 Partien enden hier.',
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
