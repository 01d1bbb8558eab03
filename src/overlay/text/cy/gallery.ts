/** Beth mae chwaraewyr yn ei benderfynu am y rhai sy’n gwylio, a beth mae’r rheini’n ei glywed. */
export const players = {
  title: 'Gwylio',
  none: 'Does neb yn gwylio.',
  count: (count: number) => `Yn gwylio: ${count}.`,
  hint: 'Gall unrhyw un sydd â’r ddolen wylio, heb ofyn. Maen nhw’n gweld beth mae pawb yn ei weld, a dyw’r ddolen byth yn arwain at sedd.',
  closedHint: 'Mae’r drysau ar gau. Mae copïo dolen yn eu hagor.',
  link: 'Copïo’r ddolen wylio',
  streamLink: 'Copïo dolen i feddalwedd ffrydio',
  delay: 'Dangos yn hwyrach',
  delays: (seconds: number) => {
    if (seconds === 0) return 'Ar unwaith'
    return seconds < 60 ? `Eiliadau: ${seconds}` : `Munudau: ${seconds / 60}`
  },
  close: 'Cau’r drysau',
  open: 'Agor y drysau',
  renew: 'Gwneud dolen newydd',
  renewSure: 'Wir yn gwneud dolen newydd?',
  renewHint:
    'Bydd yr hen ddolen yn peidio â gweithio, a bydd yn rhaid i bawb sy’n gwylio drwyddi adael.',
}

/** Dyw’r chwaraewyr heb ddechrau. */
export const early = {
  title: 'Dyw’r gêm heb ddechrau eto',
  text: 'Fe’i gweli di hi yma cyn gynted ag y bydd yn dechrau.',
}

/** Dyw’r chwaraewyr ddim am gael eu gwylio nawr. */
export const closed = {
  title: 'Mae’r drysau ar gau',
  text: 'Dyw’r chwaraewyr ddim yn gadael i neb wylio ar hyn o bryd. Os byddan nhw’n agor y drysau eto, fe weli di’r gêm yma.',
}

/** Beth mae ffrwd yn ei ddweud wrth ochr y gêm. */
export const stream = { toPlay: 'i chwarae' }
