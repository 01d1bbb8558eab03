import { feminine, many } from '../../../kit/welsh.ts'
import type { DamagedMatch, Imported } from '../../device/device.ts'

/** Everything this device keeps. */
export const device = {
  title: 'Y ddyfais hon',
  safe: 'Mae dy gemau’n aros ar y ddyfais hon nes i ti eu dileu.',
  unsafe: 'Efallai y bydd dy borwr yn dileu dy gemau os bydd lle’n brin.',
  unknown: 'Mae dy borwr yn cadw dy gemau, ond heb addo am ba hyd. Cadwa nhw mewn ffeil.',
  makeSafe: 'Gofyn i’r porwr eu cadw',
  refused: 'Gwrthododd y porwr. Cadwa dy gemau mewn ffeil, neu gosoda’r dudalen hon fel ap.',
  save: 'Cadw popeth mewn ffeil',
  saveHint:
    'Gemau, gosodiadau ac argraffiadau. Mae’r allweddi i dy seddi mewn gemau heb eu gorffen ynddi hefyd, felly cadwa hi’n breifat.',
  load: 'Llwytho ffeil wedi’i chadw',
  loadHint: 'Yn ychwanegu’r hyn sydd ynddi. Fydd dim byd sydd gen ti yma’n cael ei golli.',
  loaded,
  erase: 'Dileu popeth',
  sure: 'Dileu pob gêm a gosodiad?',
  playing: 'Rwyt ti’n chwarae mewn ffenest arall. Caea honno’n gyntaf.',
  /** A match of a file that has lost even its name. */
  nth: (number: number) => `Gêm ${number} yn y ffeil`,
}

const match = feminine('gêm', 'gemau')

function loaded(read: Imported): string {
  if ('problem' in read) return problems[read.problem]
  const { added, known, damaged } = read
  const parts = [
    added > 0 ? `Ychwanegwyd ${many(added, match)}.` : 'Doedd dim byd newydd i’w ychwanegu.',
    known > 0 ? `Roedd ${many(known, match)} yma’n barod.` : '',
    ...damaged.map(damage),
  ]
  return parts.filter(Boolean).join(' ')
}

const damage = ({ name, why, kept }: DamagedMatch) =>
  `${name} ${kept ? 'wedi’i difrodi, felly dim ond ei dechrau a gadwyd' : 'heb ei darllen'}: ${why}`

const problems = {
  damaged: 'Mae’r ffeil hon wedi’i difrodi, felly ni lwythwyd dim.',
  otherVersion: 'Cadwyd y ffeil hon gan fersiwn mwy newydd o’r dudalen hon. Diweddara, yna llwytha hi eto.',
}
