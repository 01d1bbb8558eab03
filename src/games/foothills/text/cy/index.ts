import type { Flaw } from '../../../../rules/flaw.ts'
import type { CardNames } from '../cardNames.ts'
import { optionsIn } from '../options.ts'
import { wordsIn } from '../wordsIn.ts'
import * as locale from './locale.ts'
import { colours } from './seats.ts'

export { captions } from './captions.ts'

/** Welsh names of the printed sides. */
export const cardNames: CardNames = {
  Stockyard: 'Iard',
  Excavation: 'Cloddio',
  'Track & Trade': 'Trac a Masnach',
  Station: 'Gorsaf',
  Surveyor: 'Syrfëwr',
  'Breakers Yard': 'Iard Sgrap',
  Strongarm: 'Braich Gref',
  'Tea Break': 'Egwyl De',
  Brickmaker: 'Gwaith Brics',
  'Local Blacksmith': 'Gof Lleol',
  Landscaper: 'Tirluniwr',
  Mason: 'Saer Maen',
  Architect: 'Pensaer',
  'Brickie’s Mate': 'Gwas Briciwr',
  Steelworker: 'Gweithiwr Dur',
  Inspector: 'Arolygydd',
  Tourist: 'Twrist',
  Draftsman: 'Drafftsmon',
  'Field Worker': 'Gweithiwr Maes',
  'Travel Agent': 'Asiant Teithio',
  Salvage: 'Hen Haearn',
  'Harbour Market': 'Marchnad Harbwr',
  'Large Boat': 'Cwch Mawr',
  'Small Boat': 'Cwch Bach',
  'Small Cart': 'Trol Fach',
  'Light Work Gang': 'Criw Bach',
  'Local Help': 'Help Lleol',
  'Itinerant Workers': 'Criw Crwydrol',
  'Heavy Work Gang': 'Criw Mawr',
  'Shared Workers': 'Gweithwyr ar y Cyd',
}

/** The choices players have before a match. */
export const optionFields = optionsIn({
  lines: {
    label: 'Leiniau',
    hint: 'Mae chwech o’r wyth lein yn y gêm.',
    random: 'Tynnu ar hap',
    allBut: (lines) => `Pob un ond ${lines.join(' a ')}`,
  },
  start: {
    label: 'Chwaraewr cyntaf',
    hint: 'Y chwaraewr arall sy’n cymryd ei adnoddau cyntaf gyntaf.',
    drawn: 'Tynnu ar hap',
    colours,
  },
  readings: {
    flipIsPart: { label: 'Troi yn unig', hint: 'Cei di ddewis cerdyn dim ond er mwyn troi rhai eraill ag ef.' },
    pubToPub: { label: 'Aros yn y dafarn', hint: 'Caiff syrfëwr yn y dafarn sgorio cerdyn arall yno heb adael.' },
    refillSix: {
      label: 'Llenwi’n llawn',
      hint: 'Mae cardiau sy’n llenwi’r iard yn tynnu 6 chiwb, beth bynnag sydd yno’n barod.',
    },
    homeIsFar: {
      label: 'Dim cymdogion gartref',
      hint: 'O gartref, does dim cerdyn yn gyfagos. Fel arfer mae pob gorsaf gychwyn yn gyfagos.',
    },
  },
})

/** Captions of Foothills' own sounds, and of others where it has words of its own. */
export const soundCaptions = {
  sting: 'Rwmblan yn y bryniau',
  roughTrack: 'Nafis yn taflu eu trac i lawr',
  lamp: 'Murmur o’r dafarn',
  sheep: 'Dafad, yn y pellter',
  bag: 'Y bag yn clecian',
  ballast: 'Rwbel yn llithro',
  staff: 'Polyn syrfëwr yn taro’r llawr',
  stop: 'Byffer yn cloi yn ei le',
} as const

/** Text of a flaw in an edition, options or a made-up position; few ever need the sentences. */
export const flawText = async (flaw: Flaw): Promise<string> => (await import('./flaws.ts')).flawText(flaw)

/** Foothills in Welsh. */
export const words = wordsIn(locale, flawText)
