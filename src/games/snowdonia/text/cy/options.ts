import { optionsIn } from '../options.ts'

/** The choices players have before a match. */
export const optionFields = optionsIn({
  route: {
    label: 'Llwybr',
    hint: 'O Lanberis i fyny’r Wyddfa, neu o Flaenau Ffestiniog i lawr at y môr, gan ddechrau o’r ddau ben. Gyda phum chwaraewr, yr Wyddfa yw hi bob amser.',
    snowdon: 'Yr Wyddfa',
    blaenau: 'Blaenau Ffestiniog',
  },
  train: {
    label: 'Trên wrth chwarae ar dy ben dy hun',
    hint: 'Y trên sydd gen ti ar y dechrau pan fyddi di ar dy ben dy hun. Mae cyfres o saith yn defnyddio pob un unwaith.',
  },
  reckoning: {
    label: 'Sgorio contractau',
    hint: 'I un contract yn unig y mae pob rwbel a marciwr yn cyfri. Gad i’r cyfrifiadur ddewis pa rai sy’n sgorio, neu dewisa dy hun.',
    best: 'Y mwyaf o bwyntiau',
    own: 'Dewis dy hun',
  },
})
