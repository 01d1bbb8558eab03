import { listNames, listOr, many, masculine } from '../../../kit/welsh.ts'

const viewer = masculine('gwyliwr', 'gwylwyr')

/** The decision bar. */
export const bar = {
  label: 'Penderfyniad',
  choices: 'Symudiadau posib',
  waits: (names: readonly string[]) => `Mae ${listNames(names)} yn meddwl…`,
  botAt: (bot: string, seat: string) => `${bot} (${seat})`,
  passTo: (name: string) => `Rho’r ddyfais i ${name}.`,
  taken: (name: string) => `Fi yw ${name}`,
  open: 'Yn aros i rywun ymuno.',
  chance: 'Yn tynnu…',
  stalls: (names: readonly string[]) => `Aros i ddyfais ${listNames(names)} gadarnhau’r symudiad diwethaf…`,
  shuffles: (name: string, done: number, all: number) => `Mae ${name} yn cymysgu… ${Math.round((100 * done) / all)}%`,
  answered: 'Mae pawb wedi ateb.',
  over: 'Mae’r gêm ar ben.',
  unpick: 'Rhywbeth arall',
  undo: 'Dadwneud',
  wayOut: (buttons: readonly string[]) => `I ddod allan ohono, dewisa ${listOr(buttons.map((one) => `“${one}”`))}.`,
  hint: 'Awgrym',
  another: (label: string, n: number) => `${label} (${n})`,
  all: (count: number) => `Dangos pob un (${count})`,
  fewer: 'Dangos llai',
}

/** The log, which the table titles like a newspaper. */
export const log = {
  title: 'Y Gwyliedydd',
  label: 'Cofnod y gêm',
  undone: (name: string) => `Dadwnaeth ${name} symudiad.`,
  mark: (note: string) => `Nodyn: ${note}`,
  missedDraws: (draws: readonly string[]) =>
    `Doedd dim tyniad yn dechrau gyda ${draws.join(', ')}, felly gadawyd hynny i siawns.`,
  damaged: 'Does dim modd ailchwarae dim ar ôl hyn: fe’i difrodwyd ar y ddyfais hon, neu cywirwyd y rheolau ers hynny.',
  empty: 'Dim newyddion eto.',
}

/** The seats and their players. */
export const seats = {
  label: 'Chwaraewyr',
  you: 'ti',
  bot: 'cyfrifiadur',
  standIn: 'eilydd',
  untilBack: 'yn chwarae nes iddyn nhw ddod yn ôl',
  thinking: 'yn meddwl…',
  answered: 'wedi ateb',
  open: 'sedd wag',
  away: 'i ffwrdd',
  out: 'wedi ildio',
  watching: (count: number) => many(count, viewer),
  here: 'yma',
  tab: (title: string) => `Dy dro di · ${title}`,
}

/** The table for those who can’t see its picture, and a close look at a piece of it. */
export const described: string = 'Y bwrdd mewn geiriau'
export const showAll: string = 'Dangos y bwrdd cyfan'

/** Where in the rulebook a refusal comes from. */
export const rulebook = (section: string): string => `Llyfr rheolau: ${section}`
