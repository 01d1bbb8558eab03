import { feminine, listAnd, many, soft } from '../../../kit/welsh.ts'

const rounded = (amount: number) => Math.round(amount * 10) / 10
const one = (amount: number) => String(rounded(amount))
const device = feminine('dyfais', 'dyfeisiau')

/** “2.1 yn fwy o fwyn haearn”, “0.4 yn llai o ddigwyddiadau”. */
const gainText = (thing: string, more: number) =>
  `${one(Math.abs(more))} yn ${more > 0 ? 'fwy' : 'llai'} o ${soft(thing)}`

/** Results of a match’s draws so far. */
export const luck = {
  title: 'Lwc hyd yma',
  open: 'Lwc hyd yma…',
  none: 'Does dim byd wedi’i dynnu eto.',
  uncounted: 'Dim ond yn y cymysgu mae lwc yn y gêm hon, felly does dim tyniadau i’w cyfri.',
  account: 'Beth dynnwyd yn nhro pob chwaraewr',
  drawn: 'Tynnwyd',
  expected: 'Disgwyliwyd',
  draws: 'Pob tyniad',
  common: 'I bawb',
  setup: 'Cyn y symudiad cyntaf',
  odds: (share: number) => {
    if (share >= 0.9995) return 'sicr'
    return share < 0.0005 ? 'llai nag 1 mewn 2,000' : `${one(share * 100)}%`
  },
  number: one,
  /** “Tynnodd Glas 2.1 yn fwy o fwyn haearn ac 1 yn llai o ddigwyddiadau na’r disgwyl.” */
  said: (name: string, gains: readonly { readonly thing: string; readonly more: number }[]) => {
    if (gains.length === 0) return `Dydy ${name} ddim wedi tynnu dim byd eto.`
    const parts = gains.flatMap(({ thing, more }) => (rounded(more) === 0 ? [] : [gainText(thing.toLowerCase(), more)]))
    if (parts.length === 0) return `Tynnodd ${name} fwy neu lai’r hyn oedd i’w ddisgwyl.`
    return `Tynnodd ${name} ${listAnd(parts)} na’r disgwyl.`
  },
  count: (count: number, thing: string) => `${thing.toLowerCase()} ${count}`,
  hand: (parts: readonly string[]) => (parts.length === 0 ? 'wedi’i chymysgu' : parts.join(', ')),
  devices: (count: number) => {
    if (count > 1) return `tynnwyd gan ${many(count, device)} gyda’i gilydd`
    return count === 1 ? 'tynnwyd ar un ddyfais' : 'tynnwyd gan y gwesteiwr'
  },
}
