/** A replay that plays by itself: its controls, and what can be made of it. */
export const film = {
  label: 'Wiederholung',
  play: 'Abspielen',
  pause: 'Anhalten',
  speed: 'Tempo',
  rate: (times: number) => (times === 0.5 ? '½×' : `${times}×`),
  stride: 'Schrittweite',
  strides: { effect: 'Einzelschritt', move: 'Aktion', turn: 'Zug', round: 'Runde' },
  place: (at: number, last: number, points: readonly (readonly [string, string])[]) =>
    [`Aktion ${at} von ${last}`, ...points.map(([name, total]) => `${name} ${total}`)].join(', '),
  turn: (n: number) => `Zug ${n}`,
  point: (n: number, name: string) => `Wendepunkt ${n}: ${name}`,
  note: (at: number) => `Notiz bei Aktion ${at}`,
  moment: 'Link zu diesem Moment kopieren',
  more: 'Mehr',
  backToNow: 'Zurück zur laufenden Partie',
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
  none: 'Hier sticht nichts heraus.',
  point: (n: number, why: string) => `Wendepunkt ${n}: ${why}`,
  lead: 'Geht in Führung',
  gain: (points: string) => `+${points} ${points === '1' ? 'Punkt' : 'Punkte'}`,
  by: (name: string | undefined) => (name === undefined ? 'Eine Notiz' : `Notiz von ${name}`),
}

/** A clip: part of a match as a video file. */
export const clip = {
  make: 'Clip machen',
  about:
    'Wähle Anfang und Ende oder ziehe an den Griffen. Jedes Bild wird einzeln berechnet, deshalb läuft der Clip überall flüssig.',
  from: 'Hier beginnen',
  to: 'Hier enden',
  whole: 'Ganze Partie',
  stretch: (from: number, to: number, seconds?: number) =>
    `Aktionen ${from}–${to}${seconds === undefined ? '' : `, ${seconds.toFixed(1).replace('.', ',')} s`}`,
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
  twoLanguages: (other: string) => `Untertitel zusätzlich: ${other}`,
  captioned: 'Untertitel fest ins Bild',
  close: 'Regie',
  sound: 'Ton',
  render: 'Clip erstellen',
  working: (share: number) => `Wird berechnet… ${Math.round(100 * share)} %`,
  cancel: 'Abbrechen',
  save: 'Clip speichern',
  captions: 'Untertitel speichern',
  share: 'Teilen',
  done: (width: number, height: number, seconds: number, hasSound: boolean) =>
    `Fertig: ${width} × ${height}, ${seconds.toFixed(1).replace('.', ',')} s${hasSound ? ', mit Ton' : ''}`,
  noFilms: 'Dieser Browser kann keine Videos erstellen. Dein Clip wird deshalb eine Animation ohne Ton.',
  failed: 'Das hat nicht geklappt. Versuche es mit einem kürzeren Abschnitt oder einem anderen Format.',
}
