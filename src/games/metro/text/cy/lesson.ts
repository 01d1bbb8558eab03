import type { StopWords } from '../../../../rules/lesson.ts'
import type { lesson } from '../../lesson.ts'

type StopId = (typeof lesson)['stops'][number]['id']

/** The lesson’s words at each stop. */
export const lessonWords: Readonly<Record<StopId, StopWords>> = {
  tile: {
    name: 'Teilsen',
    title: 'Gosod teilsen',
    tasks: [
      'Rwyt ti’n dal un deilsen. Mae’n mynd ar yr ymyl neu wrth ymyl un arall: dewisa’r sgwâr golau, yna gosoda hi.',
    ],
    done: 'Rwyt ti’n tynnu un arall, a thro’r cwmni nesaf yw hi. Gosodir teils fel y maen nhw, heb eu troi byth.',
  },
  line: {
    name: 'Lein',
    title: 'Anfon trên adref',
    tasks: [
      'Mae dy drên yng ngorsaf 19 yn rhedeg ar hyd ei lein. Mae’r deilsen hon yn mynd ag ef yn ôl i’r ymyl: gosoda hi.',
    ],
    done: 'Ar yr ymyl mae lein yn dod i ben: 1 pwynt am bob teilsen mae’n ei phasio. Daeth hon y ffordd hir, am 8.',
  },
  city: {
    name: 'Dinas',
    title: 'I mewn i’r ddinas',
    tasks: ['Mae’r ddinas yn cyfri ddwywaith. Tyrd â thrên gorsaf 29 i mewn iddi.'],
    done: '3 teilsen, 2 bwynt am bob un. Mae’r ddinas yn anodd ei chyrraedd, ac yn werth aros amdani.',
  },
  neighbour: {
    name: 'Cystadleuwyr',
    title: 'Torri lein rhywun arall',
    tasks: [
      'Mae teils yn gwasanaethu pob trên sy’n eu croesi. Mae hon yn dod â lein dy wrthwynebydd o orsaf 14 i ben: gosoda hi.',
    ],
    done: 'Mae dy wrthwynebydd yn sgorio 3, a dim mwy byth gyda’r trên hwnnw. Gwylia dy drenau di.',
  },
  match: {
    name: 'Gêm gyntaf',
    title: 'Dy gêm gyntaf',
    tasks: ['Mae’r bwrdd bron yn llawn. Gorffenna yn erbyn Pip, y gwas te.'],
    done: '',
  },
}
