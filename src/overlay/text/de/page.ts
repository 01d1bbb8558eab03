/** Text that belongs to no single screen. */
export const page = {
  /** As the document’s `lang`. */
  language: 'de',
  name: 'Narrow Gauge',
  missing: 'Ein Teil der Seite wurde nicht geladen.',
  drop: 'Leg die Datei hier ab, um sie zu öffnen.',
}

/** Buttons found on several screens, and what they say once pressed. */
export const buttons = {
  cancel: 'Abbrechen',
  close: 'Schließen',
  copied: 'Kopiert',
  copyByHand: 'Der Link ist markiert: Kopier ihn von Hand.',
  copyLink: 'Link kopieren',
  home: 'Startseite',
  retry: 'Noch einmal',
  rules: 'Regeln',
  save: 'Partie speichern',
  settings: 'Einstellungen',
}
