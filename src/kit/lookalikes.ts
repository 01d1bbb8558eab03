import { unseen } from './names.ts'

/** Letters, each with the Latin one that it looks like. Diacritics stay: “Zoë” isn’t “Zoe”. */
const lookalikes =
  'аa вb сc ԁd еe һh іl јj кk мm нh оo рp ԛq ѕs тt уy үy хx ԝw ѵv ьb ӏl ' +
  'АA ВB СC ЕE НH ІI ЈJ КK МM ОO РP ЅS ТT УY ҮY ХX ԜW ѴV ӀI ' +
  'αa βb γy ιl κk νv οo ρp τt υu χx ωw ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX ' +
  'ɑa ɡg ıl օo ոn սu 0o 1l |l'
const latin = new Map(lookalikes.split(' ').map(([letter = '', like = '']) => [letter, like]))

/** The shape of a name to a quick eye; “I”, “l” and “1” are one, and so are “rn” and “m”. */
const shapeOf = (name: string): string =>
  [
    ...name
      .replace(unseen, '')
      .replace(/[\u200d\ufe0f]/g, '')
      .normalize('NFKD'),
  ]
    .map((letter) => latin.get(letter) ?? letter)
    .join('')
    .toLowerCase()
    .replaceAll('i', 'l')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')

/** A Greek Ν is an N, but its small ν is a v: both are tried. */
const shapesOf = (name: string): string[] => [shapeOf(name), shapeOf(name.toLowerCase())]

/** Names of one table, in order, with a number after each that looks like one before it, in whatever case. */
export function toldApart(names: readonly (string | undefined)[]): (string | undefined)[] {
  const given = new Set(names.flatMap((name) => (name === undefined ? [] : shapesOf(name))))
  const counts = new Map<string, number>()
  return names.map((name) => {
    if (name === undefined) return undefined
    const shapes = shapesOf(name)
    let count = Math.max(...shapes.map((shape) => counts.get(shape) ?? 0)) + 1
    const marked = () => (count > 1 ? `${name} (${count})` : name)
    while (count > 1 && shapesOf(marked()).some((shape) => given.has(shape))) count++
    for (const shape of shapes) counts.set(shape, count)
    return marked()
  })
}
