import { optionsIn } from '../options.ts'

/** The choices players have before a match. */
export const optionFields = optionsIn({
  route: {
    label: 'Strecke',
    hint: 'Von Llanberis auf den Snowdon, oder von Blaenau Ffestiniog ans Meer, begonnen an beiden Enden. Zu fünft ist es immer der Snowdon.',
    snowdon: 'Snowdon',
    blaenau: 'Blaenau Ffestiniog',
  },
  train: {
    label: 'Zug beim Alleinspiel',
    hint: 'Der Zug, mit dem du allein beginnst. Eine Reihe von sieben Partien nutzt jeden einmal.',
  },
  reckoning: {
    label: 'Aufträge werten',
    hint: 'Jeder Schutt und jede Marke zählt nur für einen Auftrag. Überlass dem Computer, welche von deinen zählen, oder wähle selbst.',
    best: 'Die meisten Punkte',
    own: 'Selbst wählen',
  },
})
