import { optionsIn } from '../options.ts'
import { colours } from './seats.ts'

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
