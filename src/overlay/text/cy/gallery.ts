import { feminine, many } from '../../../kit/welsh.ts'
import { halves } from '../../../rules/words.ts'

const second = feminine('eiliad', 'eiliadau')
const minute = feminine('munud', 'munudau')

/** Players’ decisions about those who watch, and the text for those. */
export const players = {
  title: 'Gwylio',
  none: 'Does neb yn gwylio.',
  count: (count: number) => (count === 1 ? 'Mae 1 person yn gwylio.' : `Mae ${count} o bobl yn gwylio.`),
  hint: 'Gall unrhyw un sydd â’r ddolen wylio, heb ofyn. Maen nhw’n gweld beth mae pawb yn ei weld, a does dim modd defnyddio’r ddolen i chwarae.',
  closedHint: 'Mae gwylio wedi’i ddiffodd. Bydd copïo dolen yn ei droi ymlaen.',
  link: 'Copïo’r ddolen wylio',
  streamLink: 'Copïo dolen i feddalwedd ffrydio',
  streamHint:
    'I feddalwedd ffrydio: mae’r ddolen ffrydio’n mynd i ffynhonnell borwr, a dolen y panel i banel porwr. Y panel sy’n rheoli beth mae gwylwyr yn ei weld.',
  dockLink: 'Copïo dolen i’r panel',
  delay: 'Oedi',
  delays: (seconds: number) => {
    if (seconds === 0) return 'Ar unwaith'
    return seconds < 60 ? many(seconds, second) : many(seconds / 60, minute)
  },
  close: 'Peidio â gadael i bobl wylio',
  open: 'Gadael i bobl wylio',
  renew: 'Gwneud dolen newydd',
  renewSure: 'Gwneud dolen newydd, o ddifri?',
  renewHint: 'Mae dolen newydd yn atal yr hen un rhag gweithio, ac yn datgysylltu pawb sy’n gwylio drwyddi.',
}

/** The players haven’t begun. */
export const early = {
  title: 'Dydy’r gêm ddim wedi dechrau eto',
  text: 'Cei ei gweld yma cyn gynted ag y bydd yn dechrau.',
}

/** The players don’t want to be watched just now. */
export const closed = {
  title: 'Mae gwylio wedi’i ddiffodd',
  text: 'Dydy’r chwaraewyr ddim yn gadael i neb wylio ar hyn o bryd. Os byddan nhw’n caniatáu hynny eto, bydd y gêm yn ymddangos yma.',
}

/** A stream’s text beside the match. */
export const stream = {
  toPlay: 'i chwarae',
  standing: (ahead: number) => {
    if (ahead === 0) return 'cyfartal'
    return ahead > 0 ? `${halves(ahead)} ar y blaen` : `${halves(-ahead)} y tu ôl`
  },
  next: 'Y tyniad nesaf',
  left: (count: number) => `${count} ar ôl`,
  share: (share: number) => `${Math.round(share * 100)}%`,
  scores: 'Pwyntiau hyd yn hyn',
}

/** The dock beside streaming software. */
export const dock = {
  title: 'Panel ffrydio',
  onAir: 'Ar yr awyr',
  idle: 'Dim gêm eto',
  silent: 'Does dim tudalen ffrydio ar agor yn y feddalwedd hon',
  behind: (seconds: number) => (seconds === 0 ? 'yn fyw' : `${seconds} s ar ei hôl hi`),
  picture: 'Beth mae gwylwyr yn ei weld',
  hold: 'Rhewi',
  holdHint: 'llun llonydd mae gwylwyr yn ei weld',
  goOn: 'Ailddechrau',
  again: 'Dangos y weithred olaf eto',
  camera: 'Y camera',
  cameras: { director: 'Cyfarwyddwr', whole: 'Y bwrdd cyfan', close: 'Agos', fixed: 'Sefydlog' },
  zoom: 'Chwyddo',
  times: (zoom: number) => `${zoom.toFixed(1)}×`,
  delay: 'Oedi',
  delayHint: 'Ar ben oedi’r chwaraewyr eu hunain',
  seconds: (count: number) => `${count} s`,
  hidden: 'Dydy’r ffrwd byth yn dangos cardiau llaw, codau na chyfeiriadau.',
  widgets: 'Troshaenau',
  parts: {
    table: 'Bwrdd',
    score: 'Sgôr',
    turn: 'Tro',
    holdings: 'Stôr',
    action: 'Gweithred olaf',
    odds: 'Siawns',
    luck: 'Lwc',
    graph: 'Graff pwyntiau',
    names: 'Enwau’r chwaraewyr',
  },
  sound: 'Sain',
}
