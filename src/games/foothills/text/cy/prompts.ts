import { many } from '../../../../kit/welsh.ts'
import { actionCard } from './nouns.ts'

/** Instructions shown with a choice. */
export const prompts = {
  provide: (left: number) => `Dewisa dy adnoddau cyntaf: ${left} i’w cymryd.`,
  select: 'Dewisa gerdyn gweithredu.',
  flipOne: 'Cei di droi 1 cerdyn gweithredu arall.',
  flip: (left: number) => `Cei di droi hyd at ${many(left, actionCard)} arall.`,
  takeOne: 'Cymera 1 arall, neu stopia.',
  take: (left: number) => `Cymera hyd at ${left} arall, neu stopia.`,
  gainAny: 'Cei 1 adnodd. Pa un, ac o ble?',
  gain: (kind: string) => `Cei 1 ${kind === 'carreg' ? 'garreg' : kind}. O ble?`,
  dealsLeft: (deals: string, left: number) => `${deals} (${left} ar ôl).`,
  lay: (price: string) => `gosoda drac am ${price} (1 PB)`,
  dig: (left: number) => `Clira ${left} rwbel. O ba lein?`,
  digMore: (left: number) => `Clira ${left} rwbel arall. O ba lein?`,
  build: 'Dewisa orsaf i’w hadeiladu.',
  buildExtra: (goods: string) => `Dewisa orsaf i’w hadeiladu (${goods} yn fwy).`,
  buildLess: (goods: string) => `Dewisa orsaf i’w hadeiladu (${goods} yn llai).`,
  survey: 'Anfona dy syrfëwr. I ble?',
  hop: 'Anfon dy syrfëwr i’r orsaf newydd?',
  ticket: 'Dewisa docyn.',
  mayScore: 'Cei di sgorio cerdyn gweithredu.',
  score: 'Dewisa gerdyn gweithredu i’w sgorio.',
  flipAny: 'Tro unrhyw rai o dy gardiau gweithredu.',
  keep: (goods: string, keep: number) => `O’r bag: ${goods}. Cadwa ${keep}.`,
}
