import type { deeds as english } from '../en/guide.ts'

/** Names for each type of move when nothing more is said about it. */
export const deeds: typeof english = {
  select: 'Chwarae cerdyn',
  take: 'Cymryd adnodd',
  gain: 'Cael adnodd',
  dig: 'Clirio rwbel',
  lay: 'Gosod trac',
  exchange: 'Cyfnewid',
  build: 'Adeiladu gorsaf',
  survey: 'Anfon dy syrfëwr',
  flip: 'Troi cerdyn',
  score: 'Sgorio cerdyn',
  ticket: 'Cael tocyn',
  keep: 'Cadw adnoddau o’r bag',
  done: 'Stopio yma',
}
