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
  backToNow: 'Zurück zum Jetzt',
}

/** A clip: a stretch of a match as a film file. */
export const clip = {
  make: 'Clip machen',
  about:
    'Wähle Anfang und Ende. Jedes Bild wird einzeln gezeichnet, deshalb läuft der Clip überall flüssig.',
  from: 'Hier beginnen',
  to: 'Hier enden',
  stretch: (from: number, to: number, seconds: number) =>
    `Züge ${from}–${to}, ${seconds} ${seconds === 1 ? 'Sekunde' : 'Sekunden'}`,
  tooLong: (most: number) =>
    `Ein Clip darf höchstens ${most} Sekunden lang sein. Wähle einen kürzeren Abschnitt.`,
  empty: 'Dort passiert nichts. Wähle einen längeren Abschnitt.',
  shape: 'Format',
  shapes: { wide: 'Breit, 16:9', square: 'Quadratisch, 1:1', tall: 'Hoch, 9:16' },
  render: 'Film erstellen',
  working: (share: number) => `Wird gezeichnet… ${Math.round(100 * share)} %`,
  cancel: 'Abbrechen',
  save: 'Film speichern',
  captions: 'Untertitel speichern',
  done: (width: number, height: number, seconds: number) =>
    `Fertig: ${width} × ${height}, ${seconds.toFixed(1).replace('.', ',')} s`,
  unable:
    'Dieser Browser kann keine Filmdateien erstellen. Kopiere stattdessen einen Link zu diesem Moment.',
  failed:
    'Das hat nicht geklappt. Versuch es mit einem kürzeren Abschnitt oder einem anderen Format.',
}
