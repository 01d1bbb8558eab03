/** Everything Snowdonia says in Welsh, but for its book. */

import type { Flaw } from '../../../../rules/flaw.ts'
import { optionsIn } from '../options.ts'
import { wordsIn } from '../wordsIn.ts'
import * as locale from './locale.ts'

export { captions } from './captions.ts'

/** The choices players have before a match. */
export const optionFields = optionsIn({
  route: {
    label: 'Llwybr',
    hint: 'O Lanberis i fyny’r Wyddfa, neu o Flaenau Ffestiniog i lawr at y môr, gan ddechrau o’r ddau ben. Gyda phum chwaraewr, yr Wyddfa yw hi bob amser.',
    snowdon: 'Yr Wyddfa',
    blaenau: 'Blaenau Ffestiniog',
  },
  train: {
    label: 'Trên (ar dy ben dy hun)',
    hint: 'Y trên sydd gen ti ar y dechrau pan fyddi di ar dy ben dy hun. Mae cyfres o saith yn defnyddio pob un unwaith.',
  },
  reckoning: {
    label: 'Sgorio contractau',
    hint: 'I un contract yn unig y mae pob rwbel a marciwr yn cyfri. Gad i’r cyfrifiadur ddewis pa rai sy’n sgorio, neu dewisa dy hun.',
    best: 'Y mwyaf o bwyntiau',
    own: 'Dewis dy hun',
  },
})

/** Captions of Snowdonia’s own sounds, and of others where it has words of its own. */
export const soundCaptions = {
  boots: 'Esgidiau ar lechi',
  strike: 'Caib yn taro carreg',
  furnace: 'Ffwrnais yn rhuo',
  rack: 'Olwyn ddannedd yn tician',
  tear: 'Tocyn yn cael ei rwygo',
  stamp: 'Stamp swyddfa',
  click: 'Cyfradd gwaith yn symud',
  larks: 'Ehedyddion',
  drizzle: 'Glaw ar lechi',
  fogbell: 'Cloch yn y niwl',
}

/** Text of a flaw in an edition, options or a made-up position; few ever need the sentences. */
export const flawText = async (flaw: Flaw): Promise<string> => (await import('./flaws.ts')).flawText(flaw)

/** Snowdonia in Welsh, with the values of an edition. */
export const wordsWith = wordsIn(locale, flawText)
