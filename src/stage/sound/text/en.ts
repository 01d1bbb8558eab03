import type { SoundName } from '../recipes.ts'

/** What somebody who hears nothing reads instead, in English. */
export const captions: Readonly<Record<SoundName, string>> = {
  knock: 'A cube knocks on wood',
  bag: 'The bag shudders',
  pick: 'A pick strikes',
  ballast: 'Stones slide',
  rail: 'A rail clanks',
  roof: 'A roof comes down',
  flag: 'A flag unfolds',
  flip: 'A card turns over',
  slide: 'A card slides',
  staff: 'A staff is planted',
  step: 'Footsteps',
  coin: 'Brass chinks',
  sting: 'A rumble in the hills',
  navvy: 'Navvies throw down their track',
  stop: 'A buffer stop slams home',
  whistle: 'An engine whistles',
  chuff: 'An engine chuffs',
  lamp: 'Murmur in the pub',
  pay: 'Goods are put back',
  bell: 'The station bell: your turn',
  fanfare: 'Bells and a whistle',
  sheep: 'A sheep, far off',
}
