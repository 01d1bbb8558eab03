import { feminine, listAnd, listNames, many, masculine } from '../../../kit/welsh.ts'
import type { LobbyReason } from '../../../match/lobby/change.ts'
import type { Condition } from '../../../match/lobby/start.ts'
import { nameless } from './bots.ts'

const colour = masculine('lliw', 'lliwiau')
const guest = masculine('gwestai', 'gwesteion')
const seatNoun = feminine('sedd', 'seddi')
const emptySeat = feminine('sedd wag', 'seddi gwag')

/** The waiting room. */
export const room = {
  waiting: 'Aros am chwaraewyr',
  leave: 'Gadael',
  seats: 'Seddi',
  taken: (taken: number, all: number) => `${taken} o ${all} wedi’u cymryd`,
  you: 'Ti',
  host: 'Gwesteiwr',
  ready: 'Yn barod',
  away: 'I ffwrdd',
  areAway: (names: readonly string[]) => `Mae ${listNames(names)} i ffwrdd.`,
  someone: (seat: number) => `Chwaraewr ${seat}`,
  aGuest: 'gwestai',
  guests: (count: number) => (count === 0 ? [] : [many(count, guest)]),
  bot: nameless,
  computer: 'cyfrifiadur',
  empty: 'Sedd wag',
  emptyHint: 'Croeso i bawb.',
  closed: 'Ar gau',
  closedHint: 'Mae’r gêm yn dechrau hebddi.',
  choosing: 'yn dewis lliw…',
  choose: 'Dewisa liw.',
  colour: 'Lliw',
  colourFor: (name: string) => `Lliw i ${name}`,
  free: (names: readonly string[]) =>
    names.length > 3
      ? `${many(names.length, colour)} ar gael o hyd.`
      : `Ar gael o hyd: ${listAnd(names.map((name) => name.toLowerCase()))}.`,
  sat: (name: string) => `Roedd ${name} yn eistedd yma.`,
  change: 'Newid…',
  changeSeat: (name: string) => `Newid… ${name}`,
  deedAt: (deed: string, seat: number) => `${deed}: sedd ${seat}`,
  more: (name: string) => `Mwy i ${name}`,
  name: 'Enw',
  rename: 'Cadw’r enw',
  places: 'Lle wrth y bwrdd',
  whoTakes: 'Pwy sy’n cymryd y sedd hon?',
  addBot: 'Ychwanegu cyfrifiadur',
  addBotCalled: (name: string) => `Ychwanegu ${name}`,
  sit: 'Eistedd yma',
  sitBeside: 'Ychwanegu chwaraewr ar y ddyfais hon',
  move: 'Symud yma',
  moveTo: (seat: number) => `Symud i sedd ${seat}`,
  swapWith: (name: string) => `Cyfnewid â ${name}`,
  open: 'Agor y sedd',
  close: 'Cau’r sedd',
  stand: 'Codi o’r sedd',
  remove: 'Tynnu',
  removed: (name: string) => `Tynnu ${name}`,
  invite: 'Gwahodd',
  inviteLead: 'Anfona’r ddolen, neu darllena god y bwrdd yn uchel:',
  level: {
    draws:
      'Llofnodir pob symudiad, ac mae’r dyfeisiau i gyd yn tynnu gyda’i gilydd: all y gwesteiwr ddim twyllo heb i neb sylwi.',
    deals:
      'Llofnodir pob symudiad, ac mae’r dyfeisiau i gyd yn tynnu ac yn rhannu gyda’i gilydd: all y gwesteiwr ddim twyllo heb i neb sylwi.',
    resumed:
      'Dechreuwyd y gêm hon rywle arall. Os oes llai o ddiogelwch rhag twyll iddi nag i gêm newydd, gofynnir i’r gwesteion cyn iddyn nhw ymuno.',
  },
  options: 'Opsiynau',
  noOptions: 'Does dim opsiynau yn y gêm hon.',
  optionsOfHost: (host: string) => `${host} sy’n penderfynu.`,
  optionsFixed: 'Pennwyd y rhain pan ddechreuodd y gêm.',
  start: 'Dechrau’r gêm',
  starts: (host: string) => `${host} sy’n dechrau’r gêm.`,
  watching: (count: number) => `${count} yn gwylio`,
  watchers: (names: readonly string[]) => `${listNames(names)}. Maen nhw’n gweld yr hyn mae pawb yn ei weld.`,
  letWatch: 'Gadael i eraill wylio…',
  copyWatchLink: 'Copïo’r ddolen wylio',
  react: 'Ymatebion',
}

/** Names and letters of the seat looks of the house. */
export const colourNames = [
  { name: 'Glas', letter: 'B' },
  { name: 'Gwyrdd', letter: 'G' },
  { name: 'Coch', letter: 'R' },
  { name: 'Melyn', letter: 'Y' },
  { name: 'Lelog', letter: 'L' },
  { name: 'Du', letter: 'K' },
]

/** Names of the patterns that tell seats apart, and their trains; by the number of the pattern. */
export const patterns: readonly { readonly name: string; readonly train: string }[] = [
  { name: 'diemyntau', train: 'cerbyd modur' },
  { name: 'dotiau', train: 'injan dendar' },
  { name: 'streipiau ar osgo', train: 'injan danc' },
  { name: 'sgwariau', train: 'tram' },
  { name: 'igam-ogam', train: 'injan drydan' },
  { name: 'croesau bach', train: 'injan danc gyfrwy' },
]

const takenOf = (taken: unknown, all: unknown) => `${taken} o ${many(Number(all), seatNoun)} wedi’u cymryd.`

const conditions: Readonly<
  Record<Condition['reason'], (amounts: Readonly<Record<string, number | string>>) => string>
> = {
  seats: ({ taken, all, least }) => `${takenOf(taken, all)} Mae angen ${least} o leiaf.`,
  everySeat: ({ taken, all }) => `${takenOf(taken, all)} Mae angen pob un ar y gêm hon.`,
  choosing: ({ seat, name }) =>
    `Mae ${name === '' ? room.someone(Number(seat) + 1).toLowerCase() : name} yn dal i ddewis lliw.`,
  ready: () => 'Mae pawb yn barod.',
  closing: ({ open }) =>
    open === 1
      ? 'Bydd y sedd wag yn cau pan fyddi di’n dechrau.'
      : `Bydd y ${many(Number(open), emptySeat)} yn cau pan fyddi di’n dechrau.`,
}

/** A condition of the start as a sentence. */
export const conditionText = ({ reason, amounts }: Condition): string => conditions[reason](amounts)

/** News of the room. */
export const news = {
  sat: (name: string) => `Cymerodd ${name} sedd.`,
  bot: (name: string) => `Ymunodd ${name} â’r gêm.`,
  left: (name: string) => `Gadawodd ${name} y sedd.`,
  switched: (option: string, on: boolean) => `${option}: nawr ${on ? 'ymlaen' : 'i ffwrdd'}.`,
  option: (option: string, value: string | number) => `${option}: nawr ${value}.`,
}

/** Why the lobby refuses a change. */
export const lobbyRefusals: Readonly<Record<LobbyReason, string>> = {
  notHosting: 'Dim ond y gwesteiwr gaiff wneud hynny.',
  noSeat: 'Dydy’r sedd honno ddim wrth y bwrdd hwn.',
  notFree: 'Dydy’r sedd honno ddim yn wag mwyach.',
  notYours: 'Nid dy sedd di yw honno.',
  reserved: 'Rhywun arall biau’r sedd honno.',
  fixed: 'Does dim modd newid hynny yn y gêm hon.',
  noColour: 'Dydy’r lliw hwnnw ddim yn y gêm hon.',
  colourTaken: 'Mae’r lliw hwnnw gan rywun arall.',
  noBot: 'Dydy’r chwaraewr cyfrifiadurol hwnnw ddim yn y gêm hon.',
  noOption: 'Dydy’r opsiwn hwnnw ddim yn y gêm hon.',
}
