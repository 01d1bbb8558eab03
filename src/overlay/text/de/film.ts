/** A replay as a film: its controls, and what can be made of it. */
export const film = {
  label: 'Spielfilm',
  play: 'Abspielen',
  pause: 'Anhalten',
  speed: 'Tempo',
  rate: (times: number) => (times === 0.5 ? '½×' : `${times}×`),
  stride: 'Schrittweite',
  strides: { effect: 'Ereignis', move: 'Zug', turn: 'Spielzug', round: 'Runde' },
  place: (at: number, last: number, points: readonly (readonly [string, string])[]) =>
    [`Zug ${at} von ${last}`, ...points.map(([name, total]) => `${name} ${total}`)].join(', '),
  turn: (n: number) => `Spielzug ${n}`,
  point: (n: number, name: string) => `Wendepunkt ${n}: ${name}`,
  note: (at: number) => `Notiz bei Zug ${at}`,
  moment: 'Link zu diesem Moment kopieren',
  more: 'Mehr',
  backToNow: 'Zurück zum Jetzt',
  /** The camera goes where something happens. */
  follow: 'Regie',
  odds: 'Chancen',
  left: (count: number) => `noch ${count} zu ziehen`,
  share: (share: number) => `${Math.round(share * 100)} %`,
}

/** The moments of a match to jump to. */
export const moments = {
  title: 'Momente',
  unanalysed: 'Analysiere die Partie, dann stehen hier ihre Wendepunkte.',
  none: 'Hier ragt nichts heraus.',
  point: (n: number, why: string) => `Wendepunkt ${n}: ${why}`,
  lead: 'Geht in Führung',
  gain: (points: string) => `+${points} Punkte`,
  by: (name: string | undefined) => (name === undefined ? 'Eine Notiz' : `Notiz von ${name}`),
}

/** A clip: a stretch of a match as a film file. */
export const clip = {
  make: 'Clip machen',
  about:
    'Wähle Anfang und Ende oder zieh an den Griffen. Jedes Bild wird einzeln gezeichnet, deshalb läuft der Clip überall flüssig.',
  from: 'Hier beginnen',
  to: 'Hier enden',
  whole: 'Ganze Partie',
  stretch: (from: number, to: number, seconds?: number) =>
    `Züge ${from}–${to}${seconds === undefined ? '' : `, ${seconds.toFixed(1).replace('.', ',')} s`}`,
  start: 'Anfang des Clips',
  end: 'Ende des Clips',
  tooLong: (most: number) => `Ein Clip darf höchstens ${most} Sekunden lang sein. Wähle einen kürzeren Abschnitt.`,
  empty: 'Dort passiert nichts. Wähle einen längeren Abschnitt.',
  shape: 'Format',
  shapes: { wide: 'Breit, 16:9', square: 'Quadratisch, 1:1', tall: 'Hoch, 9:16' },
  pace: 'Tempo',
  paces: (pace: string) => (pace.startsWith('x') ? film.rate(Number(pace.slice(1))) : `Höchstens ${pace.slice(1)} s`),
  second: 'Sprachen der Untertitel',
  oneLanguage: 'Untertitel in einer Sprache',
  twoLanguages: (other: string) => `Untertitel auch: ${other}`,
  captioned: 'Untertitel im Bild',
  close: 'Kamera folgt dem Geschehen',
  sound: 'Ton',
  render: 'Film erstellen',
  working: (share: number) => `Wird gezeichnet… ${Math.round(100 * share)} %`,
  cancel: 'Abbrechen',
  save: 'Film speichern',
  captions: 'Untertitel speichern',
  share: 'Teilen',
  done: (width: number, height: number, seconds: number, hasSound: boolean) =>
    `Fertig: ${width} × ${height}, ${seconds.toFixed(1).replace('.', ',')} s${hasSound ? ', mit Ton' : ''}`,
  noFilms: 'Dieser Browser kann keine Filme erstellen. Deshalb wird daraus ein bewegtes Bild ohne Ton.',
  failed: 'Das hat nicht geklappt. Versuch es mit einem kürzeren Abschnitt oder einem anderen Format.',
}
