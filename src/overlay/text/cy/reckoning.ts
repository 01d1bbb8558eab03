import { halves } from '../../../rules/words.ts'

/** The end of a match. */
export const reckoning = {
  title: 'Y cyfri terfynol',
  source: 'Ffynhonnell',
  total: 'Cyfanswm',
  none: '–',
  number: halves,
  verdict: (ahead: number) => {
    if (ahead === 0) return 'Gêm gyfartal'
    return `${ahead > 0 ? 'Enillaist' : 'Collaist'} ti o ${halves(Math.abs(ahead))}`
  },
  verdictAlone: (won: boolean) => (won ? 'Enillaist ti' : 'Collaist ti'),
  scored: (points: number) => `Sgoriaist ti ${halves(points)}`,
  close: 'Yn ôl at y bwrdd',
  picture: 'Cadw fel llun',
  analysis: 'Dadansoddiad',
  luck: 'Lwc',
  verify: 'Gwirio',
  verifying: 'Yn gwirio pob llinell…',
  verified: 'Beth mae’r gêm hon yn ei brofi',
  rematch: 'Chwarae’r gêm nesaf',
  /** After a match of one that is part of a series. */
  next: 'Chwarae’r gêm nesaf',
  again: 'Chwarae eto',
  regather: 'Newid chwaraewyr neu opsiynau',
  waits: 'Y gwesteiwr sy’n dechrau’r gêm nesaf, a byddi di’n ymuno’n awtomatig.',
}
