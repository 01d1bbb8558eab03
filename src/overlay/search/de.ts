export const ignored =
  'der die das den dem des ein eine einen einem einer eines dies diese dieser dieses und oder aber von vom zu zum zur im in an am auf aus mit fur bei nach uber um als wenn falls ist sind war sein wird werden werde kann konnen konnte darf durfen muss mussen soll sollen habe hat haben bekomme bekommt gibt gehen mache machen macht ich mir mich mein meine meinen du dein wir uns unser ihr sie er es man sich da dort was wann wo welche welcher welches wer wem wen wessen warum wieso wie viel viele oft passiert erlaubt moglich regel regeln spiel spiele spielen partie eigentlich jemand alle leute'

const ends = ['partie endet', 'das ende kommt']
const starts = ['startspieler', 'letzten platz sitzt beginnt']
const wins = ['meisten punkte', 'wertungsstapel']

/** Words people ask with, and their counterparts in the books. */
export const alike = {
  unentschieden: ['gleichstand'],
  gleich: ['gleichstand'],
  patt: ['gleichstand'],
  runde: [...ends, 'abwechselnd'],
  lang: ends,
  dauer: ends,
  schluss: ends,
  vorbei: ends,
  fertig: ends,
  endet: ends,
  gewinn: wins,
  gewonn: wins,
  sieg: wins,
  ziel: wins,
  verlier: wins,
  punkt: ['sp '],
  siegpunkt: ['sp ', 'punkt'],
  sp: ['punkt'],
  anfang: [...starts, 'zu beginn', 'am anfang'],
  beginn: starts,
  fang: starts,
  start: starts,
  zuerst: starts,
  erste: starts,
  aufbau: ['auf dem tisch'],
  vorbereit: ['auf dem tisch'],
  passen: ['setzt du aus', 'nichts tun kann'],
  aussetz: ['setzt du aus', 'entfallt dein zug', 'nichts tun kann'],
  uberspring: ['setzt du aus', 'entfallt dein zug'],
  solo: ['allein'],
  einzel: ['allein'],
  kost: ['preis', 'bezahl', 'zahl'],
  geld: ['preis', 'bezahl', 'zahl'],
  rotier: ['dreh', 'gedreht', 'frei drehen'],
  schiene: ['gleis'],
  leg: ['verleg', 'gleisbau'],
  zufall: ['gezogen', 'ausgelost', 'blind'],
  gluck: ['gezogen', 'ausgelost', 'blind'],
  ressource: ['rohstoff', 'klotzchen'],
  rohstoff: ['klotzchen'],
  material: ['rohstoff', 'klotzchen'],
  wechsel: ['tausch'],
  eintausch: ['tausch'],
  leer: ['keine mehr', 'keines mehr', 'zu wenig'],
}

/** Without the endings of cases and plurals. */
export const forms = (word: string): readonly string[] => {
  const stem = word.replace(/(en|er|es|e|n|s)$/, '')
  return stem.length > 3 && stem !== word ? [stem] : []
}
