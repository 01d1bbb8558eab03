import { type FlawTexts, flawsIn } from '../flaws.ts'

const texts: FlawTexts = {
  badValue: ({ expected, received }, at) => `${at}: erwartet ${expected}, gefunden ${received}`,
  contractTwice: ({ contract }, at) => `${at}: Nummer ${contract} kommt zweimal vor oder ist 0`,
  fewTracks: ({ have, need }, at) => `${at}: Eine Strecke braucht ${need} Gleiskarten, es gibt aber ${have}`,
  seats: ({ need }, at) => `${at}: Diese Partie hat ${need} Plätze`,
  size: ({ have, need }, at) => `${at}: Es müssen ${need} Zahlen sein, es sind aber ${have}`,
  cubes: ({ have, need }, at) => `${at}: Es gibt ${have} Klötzchen dieser Art, es müssten ${need} sein`,
  white: ({ have, need }, at) => `${at}: Es gibt ${have} weiße Klötzchen, es müssten ${need} sein`,
  steel: ({ have, need }, at) => `${at}: Es gibt ${have} Stahlbarren, es müssten ${need} sein`,
  markers: ({ have, need }, at) => `${at}: Diese Gesellschaft hat ${have} Marken, es müssten ${need} sein`,
  contracts: ({ have, need }, at) =>
    `${at}: Jeder der ${need} Aufträge muss an einem Ort sein, aufgeführt sind aber ${have}, oder einer zweimal`,
  trains: ({ have, need }, at) =>
    `${at}: Jeder der ${need} Züge muss an einem Ort sein, aufgeführt sind aber ${have}, oder einer zweimal`,
  labourers: ({ have, need }, at) => `${at}: Es müssen ${need} sein, es sind aber ${have}`,
  rates: (_, at) => `${at}: So ein Feld hat die Leiste nicht`,
  rubble: ({ have, need }, at) => `${at}: Es kann höchstens ${need} Schutt sein, es ist aber ${have}`,
}

/** Flaws of an edition, options or a made-up position, and where they are. */
export const flawText = flawsIn(texts, 'das Ganze')
