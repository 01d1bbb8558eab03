import type { tips } from '../../coach.ts'

type TipId = (typeof tips)[number]['id']

/** The coach’s words, a sentence each, the first time something happens. */
export const tipWords: Readonly<Record<TipId, string>> = {
  city: 'Mae lein sy’n dod i ben yn y ddinas yn sgorio 2 bwynt am bob teilsen yn lle 1.',
  mine: 'Mae dy lein wedi dod i ben ac wedi sgorio. Mae ei thrên wedi’i droi, a dyna ddiwedd yr orsaf honno.',
  finished: 'Mae lein yn sgorio i’w pherchennog, dim ots pwy osododd y deilsen olaf.',
  shown: 'Mae teilsen sydd ddim yn ffitio yn unman yn cael ei dangos i bawb, a thynnir un arall.',
  lifted: 'Pan nad oes dim yn ffitio a dim ar ôl i’w dynnu, cei osod hyd yn oed lein o un deilsen.',
  extra: 'Rhaid gosod teilsen a dynnir ar dy dro yn ystod y tro hwnnw.',
  laid: 'Efallai i dy deilsen ymestyn sawl lein. Pwyntia at orsaf i ddilyn ei lein.',
}
