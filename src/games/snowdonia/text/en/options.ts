import { optionsIn } from '../options.ts'

/** The choices players have before a match. */
export const optionFields = optionsIn({
  route: {
    label: 'Route',
    hint: 'From Llanberis up Snowdon, or from Blaenau Ffestiniog down to the sea, begun at both ends. With five players it’s always Snowdon.',
    snowdon: 'Snowdon',
    blaenau: 'Blaenau Ffestiniog',
  },
  train: {
    label: 'Train when alone',
    hint: 'The train you begin with when you play alone. A series of seven uses each of them once.',
  },
  reckoning: {
    label: 'Scoring contracts',
    hint: 'Each rubble and marker serves only one contract. Leave it to the computer which of yours score, or choose yourself.',
    best: 'The most points',
    own: 'Choose yourself',
  },
})
