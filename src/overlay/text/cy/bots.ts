import { feminine, many } from '../../../kit/welsh.ts'
import type { BotText } from '../en/bots.ts'

/** The computer players, the weakest first, by their names in the journal. */
export const bots = {
  beginner: {
    name: 'Pip Morgan',
    level: 'Dechreuwr',
    line: 'Yn gwybod y rheolau a’r ffordd at y tegell.',
    about: 'Yn dewis unrhyw symudiad sydd ddim yn wirion.',
    seconds: 0,
  },
  ganger: {
    name: 'Nell Prosser',
    level: 'Cyson',
    line: 'Yn gosod yr hyn sydd o’i blaen, a’i osod yn dda.',
    about: 'Yn cipio’r nifer mwyaf o bwyntiau sydd i’w gweld.',
    seconds: 0,
  },
  shrewd: {
    name: 'Silas Vane',
    level: 'Craff',
    line: 'Yn cyfri dy bwyntiau di cyn cyfri ei rai ei hun.',
    about: 'Yn cynllunio ymlaen ac yn sefyll yn dy ffordd.',
    seconds: 1,
  },
  master: {
    name: 'Agnes Hale',
    level: 'Meistr',
    line: 'Wedi llunio’r lein gyfan cyn i ti ddod o hyd i bensil.',
    about: 'Yn rhoi cynnig ar sawl dyfodol yn gyntaf.',
    seconds: 2,
  },
} satisfies Record<string, BotText>

/** Name of one without a strength, such as the laboratory’s. */
export const nameless: string = 'Y cyfrifiadur'

/** A computer player by the name in the journal; undefined for one without a strength. */
export const botText = (name: string | undefined): BotText | undefined =>
  Object.entries(bots).find(([key]) => key === name)?.[1]

const second = feminine('eiliad', 'eiliadau')

/** Choosing a computer player. */
export const botPicker = {
  label: 'Chwaraewr cyfrifiadurol',
  hint: 'Maen nhw’n chwarae yn ôl yr un rheolau, a dydyn nhw byth yn gweld dy law.',

  thinks: (seconds: number) => (seconds === 0 ? 'Yn symud ar unwaith' : `Hyd at ${many(seconds, second)} y symudiad`),
}
