import type { tips } from '../../coach.ts'

type TipId = (typeof tips)[number]['id']

/** The coach’s words, a sentence each, the first time something happens. */
export const tipWords: Readonly<Record<TipId, string>> = {
  ending: 'Nawr mae contractau’n sgorio: i un yn unig y mae pob rwbel a phob marciwr yn cyfri.',
  upkeep: 'Mae cynnal a chadw’n costio bar dur i berchennog pob trên. Heb dalu, aiff y trên yn ôl.',
  event: 'Mae ciwb gwyn yn dod â’r digwyddiad nesaf: mae’r gêm yn adeiladu hefyd, a does neb yn sgorio.',
  fog: 'Mewn niwl does neb yn cloddio nac yn gosod trac. Mae tywydd y ddwy rownd nesaf i’w weld.',
  allDug: 'Mae’r rwbel i gyd wedi mynd, felly mae Cloddio nawr yn ail le i adeiladu.',
  bought: 'Gyda thrên cei dalu glo am drydydd gweithiwr, cyn gosod dy weithiwr cyntaf.',
  built: 'Mae dy farciwr ar safle yn sgorio ar y diwedd, ac yn cyfri i gontractau hefyd.',
  laid: 'Ti biau pwyntiau’r cerdyn trac ar y diwedd. Contractau trac sy’n talu orau.',
  claimed: 'Ti gloddiodd rwbel olaf y safle, felly ti biau ei bwyntiau.',
  contract: 'Mae contract yn helpu unwaith, ac yn sgorio ar y diwedd, wedi’i ddefnyddio neu beidio.',
  surveyed: 'Mae pob gorsaf ymhellach i fyny’n werth mwy, a dim ond lle bydd dy syrfëwr ar y diwedd sy’n cyfri.',
  dug: 'Mae rwbel yn troi’n gerrig yn y Gwaith, ac mae llawer o gontractau am ei gael.',
  weather: 'Mae haul yn cyflymu cloddio a thrac, a glaw yn eu harafu.',
  took: 'Ciwbiau gwyn yw’r rhan fwyaf o fag sydd bron yn wag: po fwyaf rydych chi’n ei gadw, mwyaf o ddigwyddiadau ddaw.',
}
