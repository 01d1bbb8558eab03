import type { SoundName } from '../recipes.ts'

/** Sound captions, in English; a title may have better ones, and has those of its own sounds. */
export const captions: Readonly<Record<SoundName, string>> = {
  knock: 'A cube knocks on wood',
  bag: 'A bag rattles',
  pick: 'A pick strikes',
  ballast: 'Stones slide',
  rail: 'A rail clanks',
  roof: 'A roof goes on',
  flag: 'A flag flaps open',
  flip: 'A card flips over',
  slide: 'A card slides',
  staff: 'A pole thuds down',
  step: 'Footsteps',
  coin: 'Coins clink',
  stop: 'A heavy post slams home',
  whistle: 'An engine whistles',
  chuff: 'An engine chuffs',
  pay: 'Goods change hands',
  bell: 'The station bell: your turn',
  fanfare: 'Bells and a whistle',
}
