import type { effects as english, places as englishPlaces } from '../en/effects.ts'
import { counted } from './goods.ts'

const gained = (points: number) => (points > 0 ? ` (+${counted.points(points)})` : '')

/** Lines of the log. The verb comes first, and what names and figures begin stays as it is. */
export const effects: typeof english = {
  dealt: (name) => `${name} sy’n dechrau.`,
  alone: (match, matches, train) => `Gêm ${match} o ${matches}: mae’r lein wedi’i marcio, a ${train} yn barod.`,
  forecast: (next, later) => `Y tywydd i ddod: ${next}, yna ${later}.`,
  began: (name, station) => `Dechreuodd ${name} yng ngorsaf ${station}.`,
  posted: (name, station) => `Rhoddodd ${name} syrfëwr y gêm yng ngorsaf ${station}.`,
  round: (round) => `Dechreuodd rownd ${round}.`,
  hired: (name, coal) => `Talodd ${name} ${counted.coal(coal)} am drydydd gweithiwr.`,
  placed: (name, area) => `Gosododd ${name} weithiwr: ${area}.`,
  moved: (name, from, to) => `Symudodd ${name} weithiwr: ${from} → ${to}.`,
  used: (name, contract) => `Defnyddiodd ${name} gontract: ${contract}.`,
  locked: (name) => `Rhwystrodd ${name} bob contract am y rownd.`,
  lead: (name) => `Cymerodd ${name} y darn dechrau.`,
  leadFixed: (name) => `Cymerodd ${name} y darn dechrau am y rownd.`,
  took: (name, goods) => `Cymerodd ${name} ${goods} o’r iard.`,
  drewBag: (name, goods) => `Tynnodd ${name} ${goods} o’r bag.`,
  whiteBack: (count) => `Aeth ${counted.event(count)} yn ôl.`,
  traded: (name, given, made) => `Cyfnewidiodd ${name} ${given} am ${made}.`,
  dug: (name, rubble, place) => `Cloddiodd ${name} ${counted.rubble(rubble)} ${place}.`,
  claimed: (name, station, points) => `Cliriodd ${name} safle yng ngorsaf ${station}${gained(points)}.`,
  laid: (name, station, points) => `Gosododd ${name} drac cyn gorsaf ${station}${gained(points)}.`,
  built: (name, station, price, points) => `Adeiladodd ${name} yng ngorsaf ${station} am ${price}${gained(points)}.`,
  gift: (name, goods) => `Cafodd ${name} ${goods} o’r bag.`,
  bought: (name, train, price) => `Prynodd ${name} ${train} am ${price}.`,
  boughtWith: (name, train, price, coal) => `Prynodd ${name} ${train} am ${price}, gyda ${coal} arno.`,
  returned: (name, train) => `Rhoddodd ${name} ${train} yn ôl.`,
  fuelled: (train, coal) => `Cafodd ${train} ei lwytho: ${coal}.`,
  contract: (name, contract) => `Cymerodd ${name} gontract: ${contract}.`,
  drew: (name, contracts) => `Tynnodd ${name} gontract: ${contracts}.`,
  kept: (name, contract) => `Cadwodd ${name} gontract: ${contract}.`,
  surveyed: (name, station) => `Aeth syrfëwr ${name} i orsaf ${station}.`,
  disc: (name, weather) => `Newidiodd ${name} y tywydd nesaf: ${weather}.`,
  allDug: 'Mae’r rwbel i gyd wedi mynd. Trodd Cloddio yn ail le i adeiladu.',
  dropped: (contracts) => `Chymerodd neb: ${contracts}.`,
  reshuffled: 'Cafodd y contractau a daflwyd eu cymysgu’n bentwr newydd.',
  filled: (contract) => `Newydd yn Swyddfa’r Safle: ${contract}.`,
  weather: (sky, dig, lay) => `Tywydd: ${sky}. Cloddio ${dig}, Gosod Trac ${lay}.`,
  fog: 'Tywydd: niwl. Dim cloddio na gosod trac y rownd hon.',
  stocked: (cubes) => `O’r bag i’r iard: ${cubes}.`,
  noCubes: 'dim ciwbiau',
  event: (space, event) => `Digwyddiad ${space}: ${event}.`,
  cleared: (rubble, place) => `Cafodd ${counted.rubble(rubble)} ${place} ei glirio, heb bwyntiau.`,
  railed: (station) => `Cafodd trac cyn gorsaf ${station} ei osod, heb bwyntiau.`,
  completed: (station) => `Caeodd gorsaf ${station}. Mae ei safleoedd agored wedi’u colli.`,
  upkeep: (names) => `Rhaid cynnal a chadw trenau: ${names}.`,
  maintained: (name) => `Talodd ${name} ${counted.steel(1)} am gynnal a chadw.`,
  discarded: (name, contract) => `Taflodd ${name} gontract i gynnal a chadw: ${contract}.`,
  crossed: (station) => `Aeth syrfëwr y gêm i orsaf ${station}.`,
  cubesBack: (count) => `Aeth ${counted.event(count)} yn ôl i’r bag.`,
  scored: (name, contracts) => `Sgoriodd ${name}: ${contracts}.`,
  ending: {
    track: 'Mae’r trac olaf wedi’i osod, felly daeth y gêm i ben gyda’r rownd hon.',
    markers: 'Mae’r marciwr olaf wedi’i osod, felly daeth y gêm i ben.',
  },
  over: 'Mae’r gêm ar ben.',
}

/** Where rubble is. Stations are named with the word “gorsaf”, so that names stay as they are. */
export const places: typeof englishPlaces = {
  before: (station) => `cyn gorsaf ${station}`,
  at: (station) => `yng ngorsaf ${station}`,
  start: 'Llanberis',
}
