import { feminine, many } from '../../../kit/welsh.ts'
import { halves } from '../../../rules/words.ts'

const second = feminine('eiliad', 'eiliadau')
const minute = feminine('munud', 'munudau')

/** Players’ decisions about those who watch, and the text for those. */
export const players = {
  title: 'Gwylio',
  none: 'Does neb yn gwylio.',
  count: (count: number) => (count === 1 ? 'Mae 1 person yn gwylio.' : `Mae ${count} o bobl yn gwylio.`),
  hint: 'Gall unrhyw un sydd â’r ddolen wylio, heb ofyn. Maen nhw’n gweld beth mae pawb yn ei weld, a dydy’r ddolen byth yn arwain at sedd.',
  closedHint: 'All neb wylio ar hyn o bryd. Mae copïo dolen yn newid hynny.',
  link: 'Copïo’r ddolen wylio',
  streamLink: 'Copïo dolen i feddalwedd ffrydio',
  streamHint:
    'I feddalwedd ffrydio: tudalen i’w dangos, a phanel i’w chyfarwyddo. Gluda nhw fel ffynhonnell borwr ac fel panel porwr.',
  dockLink: 'Copïo dolen i’r panel',
  delay: 'Dangos yn hwyrach',
  delays: (seconds: number) => {
    if (seconds === 0) return 'Ar unwaith'
    return seconds < 60 ? many(seconds, second) : many(seconds / 60, minute)
  },
  close: 'Peidio â gadael i bobl wylio',
  open: 'Gadael i bobl wylio',
  renew: 'Gwneud dolen newydd',
  renewSure: 'Gwneud dolen newydd, o ddifri?',
  renewHint: 'Bydd yr hen ddolen yn peidio â gweithio, a bydd yn rhaid i bawb sy’n gwylio drwyddi adael.',
}

/** The players haven’t begun. */
export const early = {
  title: 'Dydy’r gêm ddim wedi dechrau eto',
  text: 'Cei ei gweld yma cyn gynted ag y bydd yn dechrau.',
}

/** The players don’t want to be watched just now. */
export const closed = {
  title: 'All neb wylio’r gêm hon ar hyn o bryd',
  text: 'Dydy’r chwaraewyr ddim yn gadael i neb wylio ar hyn o bryd. Os byddan nhw’n caniatáu hynny eto, cei weld y gêm yma.',
}

/** A stream’s text beside the match. */
export const stream = {
  toPlay: 'i chwarae',
  standing: (ahead: number) => {
    if (ahead === 0) return 'cyfartal'
    return ahead > 0 ? `${halves(ahead)} ar y blaen` : `${halves(-ahead)} ar ôl`
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
  silent: 'Does dim tudalen ffrydio ar agor yn y rhaglen hon',
  behind: (seconds: number) => (seconds === 0 ? 'yn fyw' : `${seconds} s ar ei hôl hi`),
  picture: 'Beth mae gwylwyr yn ei weld',
  hold: 'Dal',
  holdHint: 'mae’r llun yn aros',
  goOn: 'Ymlaen',
  again: 'Dangos y weithred olaf eto',
  camera: 'Y camera',
  cameras: { director: 'Cyfarwyddwr', whole: 'Y bwrdd cyfan', close: 'Agos', fixed: 'Sefydlog' },
  zoom: 'Chwyddo',
  times: (zoom: number) => `${zoom.toFixed(1)}×`,
  delay: 'Oedi',
  delayHint: 'Ar ben yr oedi mae’r chwaraewyr wedi’i bennu',
  seconds: (count: number) => `${count} s`,
  hidden: 'Dydy’r ffrwd byth yn dangos dwylo, codau na chyfeiriadau.',
  widgets: 'Yn y llun',
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
