/** Captions of Foothills' own sounds, and of others where it has words of its own. */
export const soundCaptions = {
  sting: 'Rwmblan yn y bryniau',
  roughTrack: 'Nafis yn taflu eu trac i lawr',
  lamp: 'Murmur o’r dafarn',
  sheep: 'Dafad, yn y pellter',
  bag: 'Y bag yn clecian',
  ballast: 'Rwbel yn llithro',
  staff: 'Polyn syrfëwr yn taro’r llawr',
  stop: 'Byffer yn cloi yn ei le',
} as const
