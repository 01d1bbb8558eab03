import { halves } from '../../../rules/words.ts'

/** Beth mae chwaraewyr yn ei benderfynu am y rhai sy’n gwylio, a beth mae’r rheini’n ei glywed. */
export const players = {
  title: 'Gwylio',
  none: 'Does neb yn gwylio.',
  count: (count: number) => `Yn gwylio: ${count}.`,
  hint: 'Gall unrhyw un sydd â’r ddolen wylio, heb ofyn. Maen nhw’n gweld beth mae pawb yn ei weld, a dyw’r ddolen byth yn arwain at sedd.',
  closedHint: 'Mae’r drysau ar gau. Mae copïo dolen yn eu hagor.',
  link: 'Copïo’r ddolen wylio',
  streamLink: 'Copïo dolen i feddalwedd ffrydio',
  streamHint:
    'I feddalwedd ffrydio: tudalen i’w dangos, a phanel i’w chyfarwyddo. Gluda nhw fel ffynhonnell borwr ac fel panel porwr.',
  dockLink: 'Copïo dolen i’r panel',
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
export const stream = {
  toPlay: 'i chwarae',
  /** Sut mae sedd yn sefyll: pwyntiau ar y blaen i’r gorau o’r lleill, o dan 0 ar ei hôl. */
  standing: (ahead: number) => {
    if (ahead === 0) return 'cyfartal'
    return ahead > 0 ? `${halves(ahead)} ar y blaen` : `${halves(-ahead)} ar ôl`
  },
  next: 'Y tyniad nesaf',
  left: (count: number) => `${count} ar ôl`,
  share: (share: number) => `${Math.round(share * 100)}%`,
  scores: 'Pwyntiau hyd yn hyn',
}

/** Y panel wrth ochr y feddalwedd ffrydio. */
export const dock = {
  title: 'Panel ffrydio',
  onAir: 'Ar yr awyr',
  idle: 'Dim gêm eto',
  silent: 'Does dim tudalen ffrydio ar agor yn y rhaglen hon',
  behind: (seconds: number) => (seconds === 0 ? 'yn fyw' : `${seconds} e ar ei hôl hi`),
  picture: 'Beth mae gwylwyr yn ei weld',
  hold: 'Dal',
  holdHint: 'mae’r llun yn aros',
  goOn: 'Ymlaen',
  again: 'Dangos y weithred olaf eto',
  camera: 'Y camera',
  cameras: {
    director: 'Cyfarwyddwr',
    whole: 'Y bwrdd cyfan',
    close: 'Agos',
    fixed: 'Sefydlog',
  },
  zoom: 'Chwyddo',
  times: (zoom: number) => `${zoom.toFixed(1)}×`,
  delay: 'Oedi',
  delayHint: 'Ar ben yr oedi mae’r chwaraewyr wedi’i bennu',
  seconds: (count: number) => `${count} e`,
  hidden: 'Dyw’r ffrwd byth yn dangos dwylo, codau na chyfeiriadau.',
  widgets: 'Yn y llun',
  parts: {
    table: 'Bwrdd',
    score: 'Sgôr',
    turn: 'Tro',
    action: 'Gweithred olaf',
    odds: 'Siawns',
    luck: 'Lwc',
    graph: 'Graff pwyntiau',
    names: 'Enwau’r chwaraewyr',
  },
  sound: 'Sain',
}
