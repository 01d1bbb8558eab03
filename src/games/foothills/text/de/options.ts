import type { OptionField } from '../../../../rules/title.ts'
import type { Box } from '../../box.ts'
import { bits, lineSets } from '../../layout.ts'
import { colours } from './seats.ts'

const everyLine = 0xff

/** What players may choose before a match, with the lines of the box. */
export const optionFields = (box: Box): readonly OptionField[] => [
  {
    ...{ key: 'lines', kind: 'choice', default: 0, label: 'Strecken' },
    hint: 'Sechs der acht Strecken sind im Spiel.',
    choices: [
      { label: 'Zufällig gezogen', value: undefined },
      ...lineSets().map((set) => ({
        label: `Alle außer ${names(box, everyLine & ~set)}`,
        value: bits(set).map((line) => box.lines[line]?.numeral),
      })),
    ],
  },
  {
    ...{ key: 'start', kind: 'choice', default: 0, label: 'Startspieler' },
    hint: 'Der andere nimmt seine ersten Rohstoffe zuerst.',
    choices: [
      { label: 'Ausgelost', value: undefined },
      ...colours.map((label, value) => ({ label, value })),
    ],
  },
  {
    ...{ key: 'readings.flipIsPart', kind: 'switch', default: false, label: 'Nur umdrehen' },
    hint: 'Du darfst eine Karte wählen, nur um damit andere umzudrehen.',
  },
  {
    ...{ key: 'readings.pubToPub', kind: 'switch', default: false, label: 'Im Pub bleiben' },
    hint: 'Ein Vermesser im Pub darf dort noch eine Karte werten, ohne hinauszugehen.',
  },
  {
    ...{ key: 'readings.refillSix', kind: 'switch', default: false, label: 'Volles Auffüllen' },
    hint: 'Karten, die den Lagerplatz auffüllen, ziehen 6 Klötzchen, ganz gleich, was schon da ist.',
  },
  {
    ...{
      key: 'readings.homeIsFar',
      kind: 'switch',
      default: false,
      label: 'Keine Nachbarn zu Hause',
    },
    hint: 'Von zu Hause ist keine Karte benachbart. Sonst ist es jeder Startbahnhof.',
  },
]

const names = (box: Box, set: number): string =>
  bits(set)
    .map((line) => box.lines[line]?.name.replace(/ Railway$/, ''))
    .join(' und ')
