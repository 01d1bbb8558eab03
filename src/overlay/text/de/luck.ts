import { listAnd, many } from '../../../kit/german.ts'

const rounded = (amount: number) => Math.round(amount * 10) / 10
const one = (amount: number) => String(rounded(amount)).replace('.', ',')

/** „2,1 Eisenerz mehr“, „1 Ereignis weniger“. */
function gainText(things: string, more: number): string {
  const amount = one(Math.abs(more))
  return `${amount} ${amount === '1' ? things.replace(/sse$/, 's') : things} ${more > 0 ? 'mehr' : 'weniger'}`
}

/** Results of a match's draws so far. */
export const luck = {
  title: 'Glück bisher',
  open: 'Glück bisher…',
  none: 'Noch wurde nichts gezogen.',
  uncounted: 'Glück gibt es in diesem Spiel nur beim Mischen, also sind keine Ziehungen zu zählen.',
  account: 'Was in den Zügen der Spieler gezogen wurde',
  drawn: 'Gezogen',
  expected: 'Erwartet',
  draws: 'Jede Ziehung',
  common: 'Für alle',
  setup: 'Vor der ersten Aktion',
  odds: (share: number) => {
    if (share >= 0.9995) return 'sicher'
    return share < 0.0005 ? 'weniger als 1 zu 2.000' : `${one(share * 100)} %`
  },
  number: one,
  /** „Blau zog 2,1 Eisenerz mehr und 1 Ereignis weniger als erwartet.“ */
  said: (name: string, gains: readonly { readonly thing: string; readonly more: number }[]) => {
    if (gains.length === 0) return `${name} hat noch nichts gezogen.`
    const parts = gains.flatMap(({ thing, more }) => (rounded(more) === 0 ? [] : [gainText(thing, more)]))
    if (parts.length === 0) return `${name} zog ungefähr, was zu erwarten war.`
    return `${name} zog ${listAnd(parts)} als erwartet.`
  },
  count: (count: number, thing: string) => `${thing} ${count}`,
  hand: (parts: readonly string[]) => (parts.length === 0 ? 'gemischt' : parts.join(', ')),
  devices: (count: number) => {
    if (count > 1) return `von ${many(count, 'Gerät', 'Geräten')} gemeinsam gezogen`
    return count === 1 ? 'auf einem Gerät gezogen' : 'vom Gastgeber gezogen'
  },
}
