import { type FlawTexts, flawsIn } from '../flaws.ts'

const texts: FlawTexts = {
  tileCount: ({ have, need }, at) => `${at}: rhaid cael ${need} o deils, un i bob sgwâr, ond mae ${have}`,
  badValue: ({ expected, received }, at) => `${at}: disgwyliwyd ${expected}, cafwyd ${received}`,
  seats: (_, at) => `${at}: nifer gwahanol o seddi sydd yn y gêm`,
  tiles: ({ tiles }, at) =>
    `${at}: rhaid i bob un o’r 60 teilsen fod mewn un lle, ond rhestrir ${tiles} neu mae un yno ddwywaith`,
  copies: ({ face }, at) => `${at}: mae mwy o deils o’r math ${face} nag sydd yn y blwch`,
  cell: ({ cell }, at) => `${at}: mae dwy deilsen ar sgwâr ${cell} neu mae’n rhan o’r ddinas. Cymera deilsen ymaith`,
  shown: (_, at) => `${at}: dim ond teils y mae rhywun yn eu dal a ddangosir, pob un unwaith`,
  drawn: (_, at) => `${at}: rhaid i hon fod yn deilsen y sedd sydd â’r tro, neu -1`,
  notOver: (_, at) => `${at}: mae trenau ar ôl. Gosoda hwn i turn`,
  over: (_, at) => `${at}: byddai’r gêm ar ben yno. Gosoda hwn i over`,
}

/** Flaws of an edition, options or a made-up position, and where they are. */
export const flawText = flawsIn(texts, 'y cyfan', 'does dim modd i hyn fod')
