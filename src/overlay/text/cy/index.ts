/** Everything else the overlay says, in Welsh. */

import { and, feminine, many } from '../../../kit/welsh.ts'
import type { Reaction } from '../../../match/talk.ts'
import { halves } from '../../../rules/words.ts'

export * from './advice.ts'
export * from './bots.ts'

/** Inviting someone without a signalling server. */
export const byHand = {
  open: 'Gwahodd heb y gweinydd',
  title: 'Gwahodd â llaw',
  lead: 'Mae’n gweithio heb weinydd, hyd yn oed ar rwydwaith preifat. Anfona’r ddolen hon at un person, yna gluda’r ateb a gei di yma. Cadwch y ddwy dudalen ar agor nes eich bod wedi cysylltu.',
  making: 'Yn paratoi’r ddolen…',
  link: 'Dolen i un person',
  answer: 'Yr ateb',
  enter: 'Gadael i mewn',
  wrong: 'Nid dyna’r ateb i’r ddolen hon. Gwna’n siŵr dy fod wedi copïo’r cyfan.',
  done: 'Yn cysylltu…',
  reply: {
    title: 'Mae gwahoddiad i ti',
    lead: 'I ymuno, anfona’r ateb hwn at y person wnaeth dy wahodd, a chadwa’r dudalen hon ar agor. Bydd y bwrdd yn agor ohono’i hun.',
    answer: 'Dy ateb',
    copy: 'Copïo’r ateb',
    waiting: 'Yn aros i dy ateb gyrraedd…',
    unreadable:
      'Dydy’r gwahoddiad hwn ddim yn gyfan. Gwna’n siŵr dy fod wedi copïo’r ddolen gyfan, neu gofynna am un newydd.',
    late: 'Ddaeth yr ateb ddim mewn pryd. Gofynna am wahoddiad newydd.',
  },
  qr: 'Cod QR y ddolen hon',
}

/** Possible actions at a table, and impossible ones. */
export const choices = {
  open: 'Beth alla i ei wneud?',
  yours: 'Cei di',
  theirs: (name: string) => `Caiff ${name}`,
  hidden: (name: string) => `Dim ond ${name} sy’n gweld y dewisiadau.`,
  barred: 'Nid nawr',
  more: (count: number) => and(`${count} arall`),
  alike: (count: number) => `…${and(`${count} arall`)} tebyg.`,
  meanwhile:
    'Am wybod beth yw rhywbeth ar y bwrdd? Gwasga a dal arno, de-glicia arno, neu gwasga I ac edrycha o gwmpas gyda’r bysellau saeth.',
  around: 'Edrych o gwmpas y bwrdd: y bysellau saeth i symud, Escape i orffen',
  missing: 'Lwythodd y rhan hon ddim. Caea hi a rho gynnig arall arni.',
}

/** The coach, who explains things the first time they happen. */
export const coach = {
  label: 'Cyngor',
  welcome: 'Dy gêm gyntaf? Gwasga ? i weld beth gei di ei wneud. Gwasga a dal ar rywbeth i weld beth ydyw.',
  enough: 'Dim mwy o gyngor',
}

export * from '../../words/cy/index.ts'
export * from './device.ts'

const minute = feminine('munud', 'munudau')

/** Text around a lesson. */
export const lesson = {
  name: 'Gwers gyntaf',
  label: 'Gwers',
  progress: (at: number, all: number) => `${at} o ${all}`,
  left: (minutes: number) => ` · ${many(minutes, minute)} ar ôl`,
  stops: 'Camau’r wers',
  done: 'wedi’i wneud',
  show: 'Dangos i mi',
  skip: 'Hepgor y cam hwn',
  next: (name: string) => `Nesaf: ${name}`,
  again: 'Ceisio eto',
  leave: 'Gadael',
  ended: 'Rwyt ti’n deall y drefn',
  endedText: 'Dyna’r pethau sylfaenol. Mae’r gweddill yn y rheolau, un gwasgiad i ffwrdd.',
  playBot: 'Yn erbyn y gwas te',
  playFriend: 'Chwarae gyda ffrind',
  repeat: 'Ailadrodd y wers',
}

export * from './luck.ts'
export * from './matches.ts'

/** Notes on a match. */
export const notes = {
  title: 'Nodiadau',
  /** `author` is undefined for someone without a seat. */
  line: (author: string | undefined, entry: number, text: string) =>
    `Nodyn ${author ?? 'gwyliwr'} ar symudiad ${entry}: ${text}`,
  spectator: 'Gwyliwr',
  onMove: (entry: number) => `symudiad ${entry}`,
  about: (entry: number, piece: string) => `symudiad ${entry} · ${piece}`,
  note: (number: number) => `Nodyn ${number}`,
  close: 'Cau’r nodyn',
  next: (count: number) => (count === 1 ? 'I’r nodyn' : 'Nodyn nesaf'),
}

/** The form of what may be chosen before a match. */
export const options = {
  title: (name: string) => `${name}: opsiynau`,
  seats: 'Chwaraewyr',
  seatsHint: (min: number, max: number) => `O ${min} i ${max}.`,
  bestAlone: 'Dy orau ar dy ben dy hun',
  loading: 'Yn llwytho’r opsiynau…',
  missing: 'Lwythodd yr opsiynau ddim. Caea hwn a rho gynnig arall arni.',
}

/** The quick reactions. */
export const reactionTexts: Readonly<Record<Reaction, string>> = {
  up: 'Bawd i fyny',
  ouch: 'Aw',
  hurry: 'Brysia',
  thanks: 'Diolch',
  thinking: 'Yn meddwl',
  hello: 'Helô',
}

/** Reacting, and what others see and hear of it. */
export const reactionRow = {
  label: 'Ymatebion',
  mute: 'Cuddio ymatebion',
  reacted: (name: string, reaction: string) => `${name}: ${reaction}`,
  someone: 'Gwestai',
}

/** The end of a match. */
export const reckoning = {
  title: 'Y cyfri terfynol',
  source: 'Ffynhonnell',
  total: 'Cyfanswm',
  none: '–',
  number: halves,
  verdict: (ahead: number) => {
    if (ahead === 0) return 'Gêm gyfartal'
    return `${ahead > 0 ? 'Enillaist' : 'Collaist'} ti o ${halves(Math.abs(ahead))}`
  },
  verdictAlone: (won: boolean) => (won ? 'Enillaist ti' : 'Collaist ti'),
  scored: (points: number) => `Sgoriaist ti ${halves(points)}`,
  close: 'Yn ôl at y bwrdd',
  picture: 'Cadw fel llun',
  analysis: 'Dadansoddiad',
  luck: 'Lwc',
  verify: 'Gwirio',
  verifying: 'Yn gwirio pob symudiad…',
  verified: 'Beth mae’r gêm hon yn ei brofi',
  rematch: 'Chwarae’r gêm nesaf',
  /** After a match of one that is part of a series. */
  next: 'Chwarae’r gêm nesaf',
  again: 'Chwarae eto',
  regather: 'Newid chwaraewyr neu opsiynau',
  waits: 'Y gwesteiwr sy’n dechrau’r gêm nesaf, a byddi di’n ymuno’n awtomatig.',
}

export * from './replay.ts'
export * from './requests.ts'
export * from './room.ts'

/** Labels around the rules book. */
export const rules = {
  contents: 'Cynnwys',
  search: 'Chwilio’r rheolau',
  found: (count: number) => (count === 0 ? 'Dim byd i’w gael.' : `${count} adran`),
  example: 'Ei weld ar y bwrdd',
  lesson: 'Gwers',
  print: 'Argraffu',
  loading: 'Yn llwytho’r rheolau…',
  missing: 'Lwythodd y rheolau ddim. Caea hwn a rho gynnig arall arni.',
}

export * from './settings.ts'

/** Captions of the house’s sounds; a title may have better ones, and has those of its own. */
export const soundCaptions = {
  knock: 'Ciwb yn cnocio ar bren',
  bag: 'Bag yn clecian',
  pick: 'Caib yn taro',
  ballast: 'Cerrig yn llithro',
  rail: 'Rheilen yn tincian',
  roof: 'To’n cael ei osod',
  flag: 'Baner yn chwifio’n agored',
  flip: 'Cerdyn yn troi drosodd',
  slide: 'Cerdyn yn llithro',
  staff: 'Polyn yn taro’r llawr',
  step: 'Sŵn traed',
  coin: 'Arian yn tincial',
  stop: 'Postyn trwm yn cloi yn ei le',
  whistle: 'Injan yn chwibanu',
  chuff: 'Injan yn pwffian',
  pay: 'Nwyddau’n newid dwylo',
  bell: 'Cloch yr orsaf: dy dro di',
  fanfare: 'Clychau a chwiban',
}

export * from './table.ts'

/** Texts about inviting others to a table. */
export const waiting = {
  link: 'Dolen wahodd',
  qr: (code: string) => `Cod QR y ddolen wahodd i fwrdd ${code}`,
  share: 'Rhannu',
  shareTitle: (title: string) => `Gêm o ${title}?`,
  /** Whether others can reach the table, and what happens if not. */
  reach: {
    none: 'Yn agor y bwrdd…',
    registering: 'Yn agor y bwrdd…',
    open: 'Yn aros i rywun ymuno…',
    taken: 'Mae’r bwrdd yn dal i gau ers dy ymweliad diwethaf. Un eiliad…',
    lost: 'Does dim modd cyrraedd y man cyfarfod, felly fydd y ddolen ddim yn gweithio ar hyn o bryd. Byddwn ni’n dal i geisio.',
    never: 'All chwaraewyr eraill ddim cyrraedd y porwr hwn: does dim WebRTC ynddo.',
  },
  localOnly:
    'Dim ond ar y ddyfais hon mae’r cyfeiriad hwn yn gweithio, felly fydd y ddolen o ddim gwerth i neb arall. Agora’r dudalen eto trwy’r cyfeiriad rhwydwaith a ddangoswyd lle dechreuaist ti hi.',
  retry: 'Ceisio nawr',
}
