import type { deeds as english } from '../en/guide.ts'

/** Names for each type of move when nothing more is said about it. */
export const deeds: typeof english = {
  end: 'Dewis dy ben i’r lein',
  post: 'Gosod y syrfëwr niwtral',
  hire: 'Cyflogi trydydd gweithiwr',
  place: 'Gosod gweithiwr',
  use: 'Defnyddio contract',
  take: 'Cymryd ciwbiau',
  trade: 'Gwneud barrau dur neu gerrig',
  build: 'Adeiladu safle',
  buy: 'Prynu trên',
  contract: 'Cymryd contract',
  disc: 'Newid y tywydd',
  move: 'Symud gweithiwr',
  keep: 'Cadw contract',
  pay: 'Talu am gynnal a chadw',
  discard: 'Taflu contract i gynnal a chadw',
  return: 'Dychwelyd dy drên',
  score: 'Dewis contractau i’w sgorio',
  done: 'Ymlaen',
}
