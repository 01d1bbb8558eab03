import { type FlawTexts, flawsIn } from '../flaws.ts'

const texts: FlawTexts = {
  badValue: ({ expected, received }, at) => `${at}: disgwyl ${expected}, cafwyd ${received}`,
  contractTwice: ({ contract }, at) => `${at}: mae rhif ${contract} yno ddwywaith, neu’n 0`,
  fewTracks: ({ have, need }, at) => `${at}: mae angen ${need} o gardiau trac ar lein, ond mae ${have}`,
  seats: ({ need }, at) => `${at}: nifer y seddi yn y gêm hon yw ${need}`,
  size: ({ have, need }, at) => `${at}: rhaid cael ${need} o rifau, ond mae ${have}`,
  cubes: ({ have, need }, at) => `${at}: mae ${have} o giwbiau fel hyn, ond dylai fod ${need}`,
  white: ({ have, need }, at) => `${at}: mae ${have} o giwbiau gwyn, ond dylai fod ${need}`,
  steel: ({ have, need }, at) => `${at}: mae ${have} o farrau dur, ond dylai fod ${need}`,
  markers: ({ have, need }, at) => `${at}: mae gan y cwmni hwn ${have} o farcwyr, ond dylai fod ${need}`,
  contracts: ({ have, need }, at) =>
    `${at}: rhaid i bob un o’r ${need} contract fod mewn un lle, ond mae ${have} yno, neu un ddwywaith`,
  trains: ({ have, need }, at) =>
    `${at}: rhaid i bob un o’r ${need} trên fod mewn un lle, ond mae ${have} yno, neu un ddwywaith`,
  labourers: ({ have, need }, at) => `${at}: rhaid cael ${need}, ond mae ${have}`,
  rates: (_, at) => `${at}: does dim lle o’r fath ar y raddfa`,
  rubble: ({ have, need }, at) => `${at}: ${need} rwbel ar y mwyaf, ond mae ${have}`,
}

/** Flaws of an edition, options or a made-up position, and where they are. */
export const flawText = flawsIn(texts, 'y cyfan')
