import { many } from '../../../kit/german.ts'
import type { BotText } from '../en/bots.ts'

/** The computer players, the weakest first, by their names in the journal. */
export const bots = {
  beginner: {
    name: 'Pip Morgan',
    level: 'Unerfahren',
    line: 'Kennt die Regeln und den Weg zum Teekessel.',
    about: 'Macht irgendetwas, das nicht unsinnig ist.',
    seconds: 0,
  },
  ganger: {
    name: 'Nell Prosser',
    level: 'Solide',
    line: 'Verlegt, was vor ihr liegt, und das ordentlich.',
    about: 'Schnappt sich die meisten Punkte in Sicht.',
    seconds: 0,
  },
  shrewd: {
    name: 'Silas Vane',
    level: 'Gerissen',
    line: 'Zählt erst deine Punkte und dann seine.',
    about: 'Plant voraus und kommt dir in die Quere.',
    seconds: 1,
  },
  master: {
    name: 'Agnes Hale',
    level: 'Meisterhaft',
    line: 'Hat die ganze Strecke gezeichnet, bevor du einen Stift findest.',
    about: 'Spielt zuerst viele Möglichkeiten durch.',
    seconds: 2,
  },
} satisfies Record<string, BotText>

/** Name of one without a strength, such as the laboratory’s. */
export const nameless: string = 'Der Computer'

/** A computer player by the name in the journal; undefined for one without a strength. */
export const botText = (name: string | undefined): BotText | undefined =>
  Object.entries(bots).find(([key]) => key === name)?.[1]

/** Choosing a computer player. */
export const botPicker = {
  label: 'Computergegner',
  hint: 'Sie spielen nach denselben Regeln und sehen deine Handkarten nie.',

  thinks: (seconds: number) =>
    seconds === 0 ? 'Spielt sofort' : `Bis zu ${many(seconds, 'Sekunde', 'Sekunden')} pro Aktion`,
}
