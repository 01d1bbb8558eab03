import { optionsIn } from '../options.ts'
import { colours } from './seats.ts'

/** The choices players have before a match. */
export const optionFields = optionsIn({
  lines: {
    label: 'Strecken',
    hint: 'Sechs der acht Strecken sind im Spiel.',
    random: 'Zufällig gezogen',
    allBut: (lines) => `Alle außer ${lines.join(' und ')}`,
  },
  start: {
    label: 'Startspieler',
    hint: 'Der andere nimmt seine ersten Rohstoffe zuerst.',
    drawn: 'Ausgelost',
    colours,
  },
  readings: {
    flipIsPart: { label: 'Nur umdrehen', hint: 'Du darfst eine Karte wählen, nur um damit andere umzudrehen.' },
    pubToPub: {
      label: 'Im Pub bleiben',
      hint: 'Ein Vermesser im Pub darf dort noch eine Karte werten, ohne hinauszugehen.',
    },
    refillSix: {
      label: 'Volles Auffüllen',
      hint: 'Karten, die den Lagerplatz auffüllen, ziehen 6 Klötzchen, ganz gleich, was schon da ist.',
    },
    homeIsFar: {
      label: 'Keine Nachbarn zu Hause',
      hint: 'Von zu Hause ist keine Karte benachbart. Sonst ist es jeder Startbahnhof.',
    },
  },
})
