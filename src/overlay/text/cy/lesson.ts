import { feminine, many } from '../../../kit/welsh.ts'

const minute = feminine('munud', 'munudau')

/** Text around a lesson. */
export const lesson = {
  name: 'Gwers gyntaf',
  label: 'Gwers',
  progress: (at: number, all: number) => `${at} o ${all}`,
  left: (minutes: number) => ` · ${many(minutes, minute)} ar ôl`,
  stops: 'Gorsafoedd y wers',
  done: 'wedi’i wneud',
  show: 'Dangos i mi',
  skip: 'Neidio heibio',
  next: (name: string) => `Nesaf: ${name}`,
  again: 'Unwaith eto',
  leave: 'Gadael',
  ended: 'Rwyt ti’n dallt y dalltings',
  endedText: 'Dyna’r gêm gyfan. Mae popeth arall yn y rheolau, un gwasgiad i ffwrdd.',
  playBot: 'Yn erbyn y gwas te',
  playFriend: 'Chwarae gyda ffrind',
  repeat: 'Ailadrodd y wers',
}
