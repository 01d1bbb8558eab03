import { many } from '../../../../kit/welsh.ts'
import { sentence } from '../goods.ts'
import { card, station, track } from './nouns.ts'

export const lineBonus = {
  kind: (bonus: number) => `Bonws lein: ${bonus} PB ar y diwedd`,
  text: 'Am y nifer mwyaf o orsafoedd ar y lein hon. Os yw’n gyfartal, does neb yn ei gael.',
  soFar: 'Hyd yma',
}

/** The uses of goods. */
export const uses = {
  iron: {
    title: 'Mwyn haearn',
    use: 'Mae’n talu am drac a gorsafoedd. Mae mwyn haearn sydd wedi’i wario yn mynd yn ôl i’r bag.',
  },
  stone: {
    title: 'Cerrig',
    use: 'Maen nhw’n talu am orsafoedd. Cymera nhw o’r iard neu gyfnewid rwbel amdanyn nhw. Mae cerrig sydd wedi’u gwario yn mynd yn ôl i’r bag.',
  },
  rubble: { title: 'Rwbel', use: 'Daw o glirio leiniau. Mae modd ei gyfnewid am gerrig neu ei wario ar orsafoedd.' },
  passengers: {
    title: 'Teithwyr',
    use: 'Maen nhw’n werth ½ PB yr un ar y diwedd. Mae rhai gorsafoedd a gweithredoedd y syrfëwr yn costio teithwyr.',
  },
}
export const has = (name: string, count: number): string => `Gan ${name}: ${count}`

/** Headings and kinds that several places share. */
export const limit = 'Terfyn'
export const end = 'Y diwedd'
export const noLimit = 'Dim terfyn'
export const left = (count: number): string => `${count} ar ôl`

export const tilesLeft = {
  head: 'Teils ar ôl',
  text: (count: number) => `${count}, ar gyfer trac a gorsafoedd gyda’i gilydd.`,
}
export const hut = {
  title: 'Cwt y syrfëwr',
  text: 'Yma mae dy syrfëwr yn dechrau, ac fe all ddod yn ôl gydag unrhyw gerdyn E. Does dim yn digwydd gartref.',
}
export const pile = {
  title: 'Pentwr sgorio',
  kind: (name: string, cards: number) => `${name}, ${many(cards, card)}`,
  text: 'Mae pob cerdyn yma yn sgorio ar y diwedd, fel mae ei waelod yn ei ddangos.',
  limit: (stations: number) => `Byth fwy o gardiau nag o orsafoedd wedi’u hadeiladu (${stations}).`,
}
export const points = {
  title: (points: number) => `${points === 0 ? 'Dim' : points} PB hyd yma`,
  cleared: 'Clirio',
  track: 'Trac',
  bonus: 'Gorsafoedd',
  exchange: 'Syrfëwr',
  vp: (points: number) => `${points === 0 ? 'Dim' : points} PB`,
}
export const stations = {
  title: (count: number) =>
    `${sentence(many(count, station))} ${count === 1 ? 'wedi’i hadeiladu' : 'wedi’u hadeiladu'}`,
  text: 'Cei di sgorio un cerdyn am bob gorsaf.',
}
export const tracks = (count: number): string =>
  `${sentence(many(count, track))} ${count === 1 ? 'wedi’i osod' : 'wedi’u gosod'}`

export const yard = {
  title: 'Yr iard',
  none: 'dim adnoddau',
  text: 'Oddi yma mae cymryd adnoddau. Pan fydd yr olaf yn mynd, tynnir 6 chiwb o’r bag.',
  white: 'Ciwbiau gwyn',
  whiteText: (count: number) =>
    `${count} hyd yma. Os oes 3 neu fwy ar ddiwedd tro, maen nhw i gyd yn mynd yn ôl i’r bag.`,
}
export const bag = {
  title: 'Y bag',
  text: 'Mae ciwb gwyn a dynnir oddi yma yn dod â nafis. Yma y daw adnoddau sydd wedi’u gwario.',
}
export const pub = {
  title: 'Y dafarn',
  kind: 'E aur yn unig',
  text: 'Sgoria un o dy gardiau gweithredu. Mae’n mynd i dy bentwr sgorio, ac mae cerdyn sbâr â’r un ddwy lythyren yn cymryd ei le, yr ochr aur i fyny.',
  limit: 'Rhaid i ti gael mwy o orsafoedd nag o gardiau wedi’u sgorio.',
}
export const navvies = {
  title: 'Nafis',
  text: 'Mae ciwb gwyn yn eu hanfon at y cerdyn gorsaf cyntaf sydd heb ei gyffwrdd: colofn wrth golofn o’r chwith, pob un o’r brig, heibio i’r gorsafoedd cychwyn. Maen nhw’n ei glirio ac yn adeiladu popeth yno, a chaiff syrfewyr ymweld.',
  end: 'Daw’r gêm i ben pan ddylai nafis ddod heb fod lle iddyn nhw.',
}
export const stops = {
  title: 'Byfferau',
  text: 'Mae un yn mynd ar ben pob lein orffenedig.',
  end: 'Daw’r gêm i ben pan fydd yr olaf yn ei le.',
}
export const summit = {
  title: 'Darn y copa',
  kind: (points: number) => `${points} PB ar y diwedd`,
  text: 'Mae’n mynd i’r chwaraewr y bu ei syrfëwr yno ddiwethaf.',
}
