import { type FlawWords, flawsIn } from '../flaws.ts'
import { listAnd, listOr } from './goods.ts'

/** Flaws of an edition, options or a made-up position, in Welsh. */
export const flaws: FlawWords = {
  listAnd,
  listOr,
  whole: 'y cyfan',
  names: { iron: 'mwyn haearn', stone: 'cerrig', event: 'ciwbiau gwyn', blue: 'Glas', green: 'Gwyrdd', todo: 'y llaw' },
  texts: {
    badValue: '{at}: disgwyliwyd {expected}, cafwyd {received}',

    sixLines: '{at}: rhaid cael chwe lein wahanol',

    idTwice: '{at}: mae “{id}” yno ddwywaith',
    lineOrder: '{at}: lein {line} ddylai fod yma',
    oneStart: 'lein {line}: rhaid cael un orsaf gychwyn, dim mwy a dim llai',
    columnGap: 'lein {line}: rhaid i’w cholofnau fod yn 1, 2, 3… heb fwlch nac ailadrodd',
    shortLine: 'lein {line}: rhaid cael dau gerdyn o leiaf',
    startNotBare: 'gorsaf {station}: does dim rwbel, trac na gorsafoedd i fod ar orsaf gychwyn',
    startNoTicket: 'gorsaf {station}: rhaid i orsaf gychwyn roi tocyn',
    noTrackSpace: 'gorsaf {station}: rhaid cael lle trac',
    noStationSpace: 'gorsaf {station}: rhaid cael lle gorsaf',
    actionAndEffect: 'gorsaf {station}: all hi ddim bod â gweithred i’r syrfëwr ac effaith hefyd',
    cardColours: 'gweithredoedd {letter}: rhaid cael 1 cerdyn glas, 1 gwyrdd a 3 niwtral, ond mae yma {colours}',
    cardPairs: 'gweithredoedd {letter}: rhaid i bob ochr lwyd fod o’r un math',
    fewResources: '{at}: mae angen 6 adnodd i osod y gêm, ond dim ond {resources} sydd',
    noStops: '{at}: rhaid cael un byffer o leiaf',

    setupReadings: 'wrth osod y gêm y dewisir sut i ddarllen y rheolau',
    setupSecond: 'wrth osod y gêm y dewisir ai’r ail gêm o ddwy yw hon',
    setupColours: 'wrth osod y gêm y dewisir y lliwiau',
    notSixLines: 'nid chwech o’r wyth lein yw lines {lines} (I yw 1, II 2, III 4 … VIII 128)',
    wrongLength: '{at}: mae {have} o rifau yno, ond {need} sydd yn y blwch',

    notInPlay: 'dydy gorsaf {station} ddim ar lein sydd yn y gêm, felly all dim byd fod arni: gosoda {all} i 0',
    muchRubble:
      'gorsaf {station}: mae {rubble} rwbel yno, ond dim ond {printed} ar ei cherdyn: gosoda {at} i {printed} neu lai',
    rubbleAndTiles: 'gorsaf {station}: mae teils yno, a {rubble} rwbel hefyd: gosoda naill ai {at} neu {tiles} i 0',
    navvyAndMore:
      'gorsaf {station}: mae teilsen nafis yno, a rhywbeth arall hefyd: gosoda naill ai {at} neu {others} i 0',
    navvyOnStart: 'gorsaf {station}: gorsaf gychwyn yw hi, lle na ddaw nafis: gosoda {at} i 0',
    trackGap: 'gorsaf {station}: o’r chwith i’r dde y gosodir trac, ond mae {at} yn rhydd (0)',
    stationGap: 'gorsaf {station}: o’r chwith i’r dde yr adeiladir gorsafoedd, ond mae {at} yn rhydd (0)',

    heapTooLarge: '{at}: mae {count} yno, ond {need} sydd i gyd ({kind}): gosoda rif llai',
    cubesDiffer: '{kind}: mae {have} ({where}), ond {need} sydd yn y gêm',
    cubesDifferSet: '{kind}: mae {have} ({where}), ond {need} sydd yn y gêm: gosoda {at} i {to}',

    trackCount: '{colour}: {tracks} o draciau wedi’u gosod, ond {laid} sydd ar y bwrdd: gosoda {at} i {laid}',
    stationCount:
      '{colour}: {stations} o orsafoedd wedi’u hadeiladu, ond {built} sydd ar y bwrdd: gosoda {at} i {built}',
    manyTiles: '{colour}: {placed} o deils wedi’u gosod, ond {need} sydd yn y gêm: gosoda rai o tracks neu spaces i 0',
    manyNavvies: 'mae {placed} o deils nafis wedi’u gosod, ond {need} sydd yn y gêm: gosoda rai o navvies i 0',
    stopOpen: 'lein {line}: mae ganddi fyffer, ond dydy hi ddim wedi’i gorffen: gosoda stops i {to}',
    stopTwice: 'mae dau fyffer gan un lein: gosoda stops i {to}',
    manyStops: 'mae {placed} o fyfferau wedi’u gosod, ond {need} sydd yn y gêm: gosoda stops i {to}',
    stopMissing: 'lein {line}: mae wedi’i gorffen ond heb fyffer: gosoda stops i {to}',
    endMissing: 'mae’r byffer olaf yn ei le, a dyna ddechrau’r diwedd: gosoda ending i true',
    ticketNotInPlay: '{colour}: dydy tocyn {station} ddim yn y gêm: gosoda {at} i {to}',
    surveyorNoSpace:
      'mae syrfëwr {colour} yng ngorsaf {station}, lle nad oes lle iddo: gosoda {at} i -1 (gartref) neu -2 (y dafarn)',
    surveyorNotOpen:
      'mae syrfëwr {colour} yng ngorsaf {station}, lle nad oes gorsaf wedi’i hadeiladu: gosoda {at} i -1 (gartref) neu -2 (y dafarn)',
    surveyorsMeet: 'mae’r ddau syrfëwr yng ngorsaf {station}: gosoda {at} neu boards.0.surveyor i -1 (gartref)',

    noSuchCard: '{at}: does dim cerdyn gweithredu {card} yn y blwch',
    wrongSlot: 'dydy {card} ddim yn perthyn i {at}, lle mae cardiau {type} yn mynd: {fitting:or}',
    cardTwice: 'mae {card} mewn sawl lle, {places}: tynna un ohonyn nhw allan',
    cardTwiceSet: 'mae {card} mewn sawl lle, {places}: gosoda gerdyn rhydd yn un ohonyn nhw, {ways:or}',
    fewCards: 'cardiau {type}: mae {have}, ond {need} sydd mewn gêm: ychwanega {ways:or} at {at}',
    manyCards: 'cardiau {type}: mae {have}, ond {need} sydd mewn gêm: tynna {spare:or} allan',
    pileTooLong:
      '{colour}: {pile} o gardiau wedi’u sgorio, ond dim ond {stations} o orsafoedd wedi’u hadeiladu: byrha {at}, neu adeilada ragor o orsafoedd',
    greyNoCard: '{colour}: mae lle {slot} yn wag ond yn dangos ochr lwyd: gosoda {at} i {to}',

    dealOnce: 'unwaith y rhennir y cardiau, cyn popeth arall: gosoda phase i select',
    workPending:
      'mae gwaith heb ei orffen, sy’n perthyn i’r cam perform, nid {phase}: gosoda phase i perform, neu todo i []',
    turnTooEarly: 'all tro {turn} ddim dod cyn cymryd yr adnoddau cyntaf: gosoda turn i 0',
    takesFirst: '{colour}: rhaid cymryd {need} o adnoddau yn gyntaf, ond {have} sydd: gweler {at}',
    takesEarly: '{colour}: mae {have} o adnoddau yno cyn cymryd dim: gweler {at}',
    hasTaken: '{colour}: rhaid cymryd {need} o adnoddau, ond mae {have} yno’n barod: gweler {at}',
    yardRunsOut: 'mae {left} o adnoddau i’w cymryd o hyd, ond o’r {there} yn yr iard ({at}) fyddai dim ar ôl',
    firstTurn: 'tro 1 yw’r tro cyntaf: gosoda turn i 1',
    otherTurn: 'tro {owner} yw tro {turn}, ond {acting} yw seat: gosoda seat i {due}, neu turn i {next}',
    overNotEnding: 'mae’r gêm ar ben, ond doedd dim wedi arwain at y diwedd: gosoda ending i true',
    lastTurn: 'dydy’r chwaraewr cyntaf byth yn cael y tro olaf: gosoda turn i {next} a seat i {seat}',
    flipsTooEarly:
      'mae {flips} o gardiau i’w troi, ond dim ond mewn tro mae hynny’n digwydd, nid yn ystod {phase}: gosoda flips i 0',
    cardTooEarly: 'yn ystod {phase} does dim cerdyn wedi’i ddewis nac yn newydd: gosoda selected i -1 a fresh i 0',
    selectedEmpty: 'mae lle {selected} wedi’i ddewis, ond does dim cerdyn yno: gosoda selected i -1',

    workUnknown: '{at} ({do}): does dim cerdyn yn dweud hynny',
    workNotInPlay: '{at} ({do}): dydy cerdyn {station} ddim yn y gêm',
    workTooOften: '{at} ({do}): sawl gwaith: {count} o {times}',
    dugTooMuch: '{at} ({do}): mae {left} o {cubes} rwbel ar ôl',
    dugNotHeld: '{at} ({do}): cliriodd {colour} {dug} rwbel, ond {have} sydd yno ({path})',
    lineNotInPlay: '{at} ({do}): dydy lein {line} ddim yn y gêm',
    hopNotNext: '{at} ({do}): mae’r syrfëwr yn camu ar unwaith neu ddim o gwbl',
    hopNoSpace: '{at} ({do}): does dim lle i’r syrfëwr ar gerdyn {station}',
    hopOccupied: '{at} ({do}): mae syrfëwr yn barod yng ngorsaf {station}',
    hopNotOpen: '{at} ({do}): does dim gorsaf wedi’i hadeiladu yng ngorsaf {station}',
  },
}

/** Tells a flaw. */
export const flawText = flawsIn(flaws)
