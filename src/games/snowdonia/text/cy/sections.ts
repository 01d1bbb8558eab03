import type { sections as english } from '../en/sections.ts'

/** The rules book’s titles of the sections that refusals can name. */
export const sections: typeof english = {
  table: 'Ar y bwrdd',
  labourers: 'Gosod gweithwyr',
  contracts: 'Contractau',
  yard: 'Yr iard a’r gwaith',
  digging: 'Cloddio a gosod trac',
  building: 'Adeiladu',
  trains: 'Trenau',
  office: 'Swyddfa’r safle a’r syrfëwr',
  restock: 'Diwedd rownd',
  events: 'Ciwbiau gwyn a digwyddiadau',
  blaenau: 'Lein Blaenau Ffestiniog',
  alone: 'Chwarae ar dy ben dy hun',
  end: 'Y diwedd, a sgorio',
}
