import { many } from '../../../kit/german.ts'

/** Texts around a lesson. */
export const lesson = {
  name: 'Fahrstunde',
  label: 'Lektion',
  progress: (at: number, all: number) => `${at} von ${all}`,
  left: (minutes: number) => ` · noch ${many(minutes, 'Minute', 'Minuten')}`,
  stops: 'Stationen der Lektion',
  done: 'erledigt',
  show: 'Zeig es mir',
  skip: 'Überspringen',
  next: (name: string) => `Weiter: ${name}`,
  again: 'Noch einmal',
  leave: 'Verlassen',
  ended: 'Du kennst dich aus',
  endedText: 'Das ist das ganze Spiel. Alles andere steht in den Regeln, nur einen Klick entfernt.',
  playBot: 'Gegen den Laufburschen',
  playFriend: 'Mit Freunden spielen',
  repeat: 'Lektion wiederholen',
}
