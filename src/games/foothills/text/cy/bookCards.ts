import { cardSections } from '../bookCards.ts'
import { listAnd } from './goods.ts'
import { verbsText } from './verbs.ts'

export const { actions, icons, greySides } = cardSections({
  listAnd,
  verbsText,
  actions: {
    title: 'Y pum gweithred',
    lead: 'Yr ochrau aur yw’r rhai cryf, ac mae’r un pump gan y ddau chwaraewr. Y llythyren yw’r math o weithred. Ar gefn pob un mae ochr lwyd â llythyren arall: fersiwn gwannach neu ryfeddach o’r weithred honno. Mae’r hyn sy’n dilyn yn wir am aur a llwyd fel ei gilydd, oni bai bod y cerdyn yn dweud fel arall.',
  },
  icons: {
    title: 'Darllen cerdyn',
    lead: 'Darllena’r lluniau o’r chwith i’r dde. Mae saeth yn golygu “yn troi’n” neu “yn arwain at”. Mae modd adnabod ciwbiau wrth y siâp ar eu pen yn ogystal â’u lliw.',
    things: {
      iron: ['Mwyn haearn', 'ar gyfer trac a gorsafoedd'],
      stone: ['Carreg', 'ar gyfer gorsafoedd'],
      resource: ['Adnodd', 'mwyn haearn neu garreg, fel y mynni di'],
      rubble: ['Rwbel', 'yn y ffordd, ond yn werth ei gael'],
      event: ['Ciwb gwyn', 'mae nafis yn dod'],
      passenger: ['Teithiwr', '½ PB ar y diwedd, neu dâl i’w wario'],
      points: ['Medal', 'cynifer â hyn o PB'],
      ticket: ['Tocyn', 'i’r lein mae’n ei henwi, “?” i unrhyw un'],
      track: ['Trac', 'ei osod, neu drac a osodaist ti'],
      station: ['Gorsaf', 'ei hadeiladu, neu un a adeiledaist ti'],
      pick: ['Caib', 'clirio rwbel'],
      surveyor: ['Syrfëwr', 'symud, neu’r hyn sy’n digwydd ar ôl cyrraedd'],
      pub: ['Tafarn', 'sgorio cerdyn gweithredu'],
      flip: ['Dau gerdyn', 'troi cerdyn gweithredu arall'],
      exchange: ['Dwy saeth', 'cyfnewid y naill ffordd neu’r llall'],
      bag: ['Bag', 'tynnu ohono, neu edrych i mewn'],
      yard: ['Yr iard', 'yn cael ei llenwi o’r bag'],
      navvy: ['Nafis', 'wedi’i adeiladu ganddyn nhw'],
      buffer: ['Byffer', 'mae’r lein hon wedi’i gorffen'],
      summit: ['Copa', 'darn y copa'],
    },
  },
  grey: {
    title: 'Ochrau llwyd',
    lead: 'Y llythyren mewn cromfachau yw ochr aur yr un cerdyn.',
    golden: (letter) => `aur: ${letter}`,
    notes: {
      ticketed: (cards) => `${cards}: dim ond os oes gen ti docyn y cei ddewis y rhain.`,
      ownTrack: (cards) =>
        `${cards}: mae angen trac gen ti yno hefyd, ond caiff yr orsaf fod yn unrhyw le ar y lein honno.`,
      anyMix: (cards) => `${cards}: mae unrhyw gymysgedd o fwyn haearn a cherrig yn gwneud y tro.`,
      noBonus: (cards) => `${cards}: chei di mo’r bonws ar y lle, ond cei weithred y syrfëwr neu’r effaith.`,
      noPub: () => 'Dydy cardiau E llwyd byth yn arwain i’r dafarn.',
      anyTicket: (cards) => `${cards}: mae dy syrfëwr yn aros lle mae, heb wneud dim.`,
      refill: (cards) =>
        `${cards}: dim llenwi os oes 6 chiwb neu fwy yn yr iard, gan gynnwys rhai gwyn. Rwyt ti’n dal i gymryd dy giwbiau.`,
      stock: (cards) => `${cards}: mae’n gweithio waeth pa mor llawn yw’r iard, a chei di ddim un o’r ciwbiau.`,
      drawn: (cards) => `${cards}: mae ciwbiau gwyn a dynnir yn dod â nafis fel arfer.`,
      manyLines: (cards) => `${cards}: os nad oes digon ar y leiniau, cymera’r gweddill o’r stôr gyffredin.`,
    },
  },
})
