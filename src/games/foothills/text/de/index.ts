import type { Flaw } from '../../../../rules/flaw.ts'
import type { CardNames } from '../cardNames.ts'
import { optionsIn } from '../options.ts'
import { wordsIn } from '../wordsIn.ts'
import * as locale from './locale.ts'
import { colours } from './seats.ts'

export { captions } from './captions.ts'

/** German names of the printed sides. */
export const cardNames: CardNames = {
  Stockyard: 'Lagerplatz',
  Excavation: 'Aushub',
  'Track & Trade': 'Gleis & Handel',
  Station: 'Bahnhof',
  Surveyor: 'Vermesser',
  'Breakers Yard': 'Schrottplatz',
  Strongarm: 'Kraftprotz',
  'Tea Break': 'Teepause',
  Brickmaker: 'Ziegler',
  'Local Blacksmith': 'Dorfschmied',
  Landscaper: 'Landschafter',
  Mason: 'Steinmetz',
  Architect: 'Architekt',
  'Brickie’s Mate': 'Maurergehilfe',
  Steelworker: 'Stahlarbeiter',
  Inspector: 'Inspektor',
  Tourist: 'Tourist',
  Draftsman: 'Zeichner',
  'Field Worker': 'Feldarbeiter',
  'Travel Agent': 'Reisebüro',
  Salvage: 'Altmaterial',
  'Harbour Market': 'Hafenmarkt',
  'Large Boat': 'Großes Boot',
  'Small Boat': 'Kleines Boot',
  'Small Cart': 'Kleiner Karren',
  'Light Work Gang': 'Kleine Kolonne',
  'Local Help': 'Hilfe im Ort',
  'Itinerant Workers': 'Wanderarbeiter',
  'Heavy Work Gang': 'Große Kolonne',
  'Shared Workers': 'Geteilte Arbeiter',
}

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

/** Captions of Foothills' own sounds, and of others where it has words of its own. */
export const soundCaptions = {
  sting: 'Ein Grollen in den Hügeln',
  roughTrack: 'Streckenarbeiter werfen ihr Gleis hin',
  lamp: 'Gemurmel aus dem Pub',
  sheep: 'Ein Schaf in der Ferne',
  bag: 'Der Beutel klappert',
  ballast: 'Schutt rutscht',
  staff: 'Ein Messstab schlägt auf',
  stop: 'Ein Prellbock rastet ein',
}

/** Text of a flaw in an edition, options or a made-up position; few ever need the sentences. */
export const flawText = async (flaw: Flaw): Promise<string> => (await import('./flaws.ts')).flawText(flaw)

/** Foothills in German. */
export const words = wordsIn(locale, flawText)
