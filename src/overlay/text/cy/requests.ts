import { and, listAnd, listNames, many, masculine } from '../../../kit/welsh.ts'
import type { WishBody } from '../../../rules/body.ts'
import type { SeatLook } from '../../table/seats.ts'

const names = (looks: readonly SeatLook[]) => listNames(looks.map(({ name }) => name))

type Asks = WishBody['wish']

/** The question of a request, as its author reads it and as the others do. */
export const questions: Readonly<Record<Asks, Question>> = {
  undo: { own: () => 'Gofynnaist ti am gael dadwneud:', by: (name) => `Hoffai ${name} ddadwneud:` },
  rematch: { own: () => 'Gofynnaist ti am gêm arall.', by: (name) => `Hoffai ${name} gael gêm arall.` },
  end: {
    own: () => 'Gofynnaist ti am orffen y gêm yma a chyfri’r pwyntiau fel y maen nhw.',
    by: (name) => `Hoffai ${name} orffen y gêm yma a chyfri’r pwyntiau fel y maen nhw.`,
  },
  edit: {
    own: () => 'Gofynnaist ti am newid y sefyllfa, fel prawf:',
    by: (name) => `Hoffai ${name} newid y sefyllfa, fel prawf:`,
  },
  deal: {
    own: () => 'Gofynnaist ti am rannu eto.',
    by: (name) => `Hoffai ${name} rannu eto: bydd pawb yn tynnu llaw newydd o’r un maint.`,
  },
  standIn: {
    own: ({ seat }) => `Gofynnaist ti i’r cyfrifiadur gael chwarae dros ${seat} nes iddyn nhw ddod yn ôl.`,
    by: (name, { seat }) => `Hoffai ${name} i’r cyfrifiadur chwarae dros ${seat} nes iddyn nhw ddod yn ôl.`,
  },
  give: {
    own: ({ seat }) => `Gofynnaist ti am roi sedd ${seat} i rywun newydd.`,
    by: (name, { seat }) => `Hoffai ${name} roi sedd ${seat} i rywun newydd.`,
  },
  draws: {
    own: ({ draws }) =>
      draws.length === 0
        ? 'Gofynnaist ti i’r tyniad nesaf fod ar hap eto.'
        : `Gofynnaist ti am gael dewis y tyniad nesaf, fel prawf: ${listAnd(draws)}.`,
    by: (name, { draws }) =>
      draws.length === 0
        ? `Hoffai ${name} i’r tyniad nesaf fod ar hap eto.`
        : `Hoffai ${name} ddewis y tyniad nesaf, fel prawf: ${listAnd(draws)}.`,
  },
}

/** Things named in a request: things to draw, or a seat. */
interface Named {
  readonly draws: readonly string[]
  readonly seat: string
}

interface Question {
  own(named: Named): string
  by(name: string, named: Named): string
}

/** Requests of players to each other. */
export const requests = {
  label: 'Cais',
  forEver: 'Os bydd pawb yn cytuno, gêm brawf fydd hon am byth a fydd ei chanlyniad ddim yn cyfri.',
  waits: (looks: readonly SeatLook[]) => `Yn aros am ateb gan ${names(looks)}.`,
  answers: 'Atebion',
  states: { agreed: 'wedi cytuno', declined: 'wedi gwrthod', waits: 'heb ateb', away: 'i ffwrdd' },
  majority: 'Rhaid i fwy na hanner ohonoch chi gytuno.',
  agree: 'Cytuno',
  refuse: 'Gwrthod',
  withdraw: 'Canslo’r cais',
  nothingSaid: 'Dim byd sy’n ymddangos yn y cofnod.',
  more: (count: number) => `…${and(`${count} arall`)}`,
  back: (others: readonly SeatLook[]) => (others.length === 0 ? 'Dadwneud mwy…' : 'Gofyn am ddadwneud…'),
  backTitle: 'Dadwneud hyn?',
  backHint: (others: readonly SeatLook[], alone: boolean) => {
    const draws = 'Bydd y tynnu’n digwydd eto, ac efallai’n wahanol.'
    if (alone) return draws
    const who = others.length === 0 ? 'Fydd dim ots gan y cyfrifiadur.' : `Bydd rhaid i ${names(others)} gytuno.`
    return `${who} ${draws}`
  },
  ask: (others: readonly SeatLook[]) => (others.length === 0 ? 'Dadwneud' : `Gofyn i ${names(others)}`),
  askMore: 'Gofyn am gêm arall',
  lost: (looks: readonly SeatLook[]) =>
    `Does dim modd darllen llaw newydd ${names(looks)}: mae’r ddyfais a’i rhannodd wedi mynd.`,
  cheated: (looks: readonly SeatLook[]) =>
    `Wnaeth dyfais ${names(looks)} ddim cymysgu neu roi’r cardiau fel y dylai. Doedden nhw ddim wedi’u rhannu’n deg, felly dydy’r canlyniad yn golygu dim. Gelli di orffen y gêm yn y gosodiadau, neu adael.`,
  dealAgain: 'Rhannu eto',
  end: 'Gorffen y gêm…',
  sureEnd: (others: readonly SeatLook[]) =>
    others.length === 0 ? 'Gorffen yma, o ddifri?' : `Gofyn i ${names(others)} am gael gorffen yma?`,
}

/** A person of two is back, for whom the computer has played. */
export const whileAway = {
  played: (moves: number) =>
    `Tra oeddet ti i ffwrdd, gwnaeth y cyfrifiadur ${many(moves, masculine('symudiad', 'symudiadau'))} drosot ti.`,
  hint: 'Gelli di ddadwneud popeth ers i ti adael. Bydd y tynnu’n digwydd eto, ac efallai’n wahanol.',
  keep: 'Cadw',
  takeBack: 'Dadwneud',
}

/** Resigning, and what the end of such a match says. */
export const resigning = {
  resign: (alone: boolean) => (alone ? 'Gorffen y gêm…' : 'Ildio…'),
  sure: (name: string, after: 'alone' | 'goesOn' | 'over') => {
    if (after === 'alone') return 'Gorffen y gêm, o ddifri?'
    return `Ildio fel ${name}, o ddifri?${after === 'goesOn' ? ' Bydd y lleill yn dal i chwarae.' : ''}`
  },
  outcome: (gone: readonly string[], stayed: readonly string[]) => {
    if (stayed.length === 0)
      return gone.length === 1 ? `Gorffennodd ${listNames(gone)} y gêm.` : `Ildiodd ${listNames(gone)}.`
    return `Ildiodd ${listNames(gone)}, felly ${listNames(stayed)} sy’n ennill.`
  },
  left: 'wedi ildio',
}

/** The result of a match that was ended by agreement. */
export const stopped = (sentence: string): string => `Gorffennwyd trwy gytundeb. ${sentence}`

/** Marks of a match that was changed from outside the rules. */
export const testMatch = { label: 'gêm brawf', result: 'Gêm brawf: dydy’r canlyniad ddim yn cyfri.' }

const askedTest = (name: string) => `Gofynnodd ${name} am newid y tu allan i’r rheolau, fel prawf.`

/** The same in the log. */
export const requestLog = {
  asked: {
    undo: (name: string) => `Gofynnodd ${name} am gael dadwneud.`,
    rematch: (name: string) => `Gofynnodd ${name} am gêm arall.`,
    end: (name: string) => `Gofynnodd ${name} am orffen y gêm.`,
    edit: askedTest,
    draws: askedTest,
    deal: (name: string) => `Gofynnodd ${name} am rannu eto.`,
    standIn: (name: string, seat: string) => `Gofynnodd ${name} i’r cyfrifiadur gael chwarae dros ${seat}.`,
    give: (name: string, seat: string) => `Gofynnodd ${name} am roi sedd ${seat} i rywun newydd.`,
  } satisfies Record<Asks, unknown>,
  edited: 'Newidiwyd y sefyllfa trwy gytundeb, a daeth hon yn gêm brawf.',
  drawsChosen: (draws: readonly string[]) =>
    `Dewiswyd y tyniad nesaf trwy gytundeb, a daeth hon yn gêm brawf: ${listAnd(draws)}.`,
  drawsFree: 'Gwnaed y tyniad nesaf ar hap eto.',
  yes: (name: string) => `Cytunodd ${name}.`,
  no: (name: string) => `Gwrthododd ${name}.`,
  withdrawn: (name: string) => `Canslodd ${name} y cais.`,
  agreed: 'Dadwnaed, fel y cytunwyd.',
  resigned: (name: string, alone: boolean) => (alone ? `Gorffennodd ${name} y gêm.` : `Ildiodd ${name}.`),
  ended: 'Gorffennwyd y gêm trwy gytundeb.',
  out: (name: string) => `Aeth ${name} allan o’r gêm, a daliodd y lleill i chwarae.`,
  bot: (bot: string, name: string) => `Cymerodd ${bot} le ${name}.`,
  standIn: (bot: string, name: string) => `Camodd ${bot} i mewn dros ${name}.`,
  back: (name: string) => `Daeth ${name} yn ôl.`,
  takenBack: (name: string) => `Dadwnaeth ${name} yr hyn roedd y cyfrifiadur wedi’i chwarae drostyn nhw.`,
  dealt: 'Rhannwyd y cardiau.',
  dealtAgain: 'Rhannwyd y cardiau eto.',
  shuffled: (names: readonly string[], again: boolean) =>
    `Cymysgodd a rhannodd ${listNames(names)} y cardiau gyda’i gilydd${again ? ' eto' : ''}.`,
}
