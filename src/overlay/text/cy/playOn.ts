import { feminine, many, masculine } from '../../../kit/welsh.ts'
import type { Weakness } from '../../../match/level.ts'

const move = masculine('symudiad', 'symudiadau')
const time = feminine('gwaith', 'gweithiau')

const weaknesses: Readonly<Record<Weakness['reason'], (count: number) => string>> = {
  unsigned: () => 'Does dim byd wedi’i lofnodi ynddi, felly gallai unrhyw un fod wedi’i dyfeisio.',
  setUp: () => 'Newidiodd rhywun hi, fel prawf, cyn i bawb gyrraedd.',
  moved: (count) => `Mae ${many(count, move)} heb lofnod, gan fod y gêm wedi’i chopïo.`,
  hostDraws: () => 'Y gwesteiwr ar ei ben ei hun sy’n gwneud pob tyniad.',
  drawn: (count) => `Tynnodd y gwesteiwr ar ei ben ei hun ${many(count, time)}.`,
  hostDeals: () => 'Y gwesteiwr ar ei ben ei hun sy’n rhannu’r cardiau cudd, a gallai edrych arnyn nhw.',
  dealtWithout: () => 'Chafodd pawb sydd yma ddim rhan yn y gwaith o rannu’r cardiau cudd.',
}

/** The question whether to sit down at a match that is less protected than a new one. */
export const playOn = {
  title: 'Chwarae ymlaen beth bynnag?',
  lead: 'Mae llai o ddiogelwch rhag twyll i’r gêm hon nag i gêm newydd:',
  weaknesses,
  hint: 'Ddim yn siŵr? Gadawa, a gofynna i’r gwesteiwr am fwrdd newydd.',
  goOn: 'Chwarae ymlaen beth bynnag',
  leave: 'Gadael',
}
