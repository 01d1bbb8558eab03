import type { SoundName } from '../recipes.ts'

/** Sound captions, in English. */
export const captions: Readonly<Record<SoundName, string>> = {
  knock: 'A cube knocks on wood',
  bag: 'The bag rattles',
  pick: 'A pick strikes',
  ballast: 'Rubble slides',
  rail: 'A rail clanks',
  roof: 'A roof goes on',
  flag: 'A flag flaps open',
  flip: 'A card flips over',
  slide: 'A card slides',
  staff: 'A surveyor’s pole thuds down',
  step: 'Footsteps',
  coin: 'Coins clink',
  sting: 'A rumble in the hills',
  navvy: 'Navvies throw down their track',
  stop: 'A buffer stop slams home',
  whistle: 'An engine whistles',
  chuff: 'An engine chuffs',
  lamp: 'A murmur from the pub',
  pay: 'Goods change hands',
  bell: 'The station bell: your turn',
  fanfare: 'Bells and a whistle',
  sheep: 'A sheep, far off',
}
