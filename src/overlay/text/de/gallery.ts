/** Was die Spieler über Zuschauer bestimmen, und was diese erfahren. */
export const players = {
  title: 'Zuschauer',
  none: 'Niemand sieht zu.',
  count: (count: number) => (count === 1 ? 'Eine Person sieht zu.' : `${count} Personen sehen zu.`),
  hint: 'Mit dem Link kann jeder zusehen, ohne zu fragen. Man sieht, was alle sehen, und bekommt nie einen Platz.',
  closedHint: 'Die Türen sind geschlossen. Wenn du einen Link kopierst, gehen sie auf.',
  link: 'Link zum Zusehen kopieren',
  streamLink: 'Link für Streaming-Software kopieren',
  delay: 'Verzögert zeigen',
  delays: (seconds: number) => {
    if (seconds === 0) return 'Sofort'
    return seconds < 60 ? `${seconds} Sekunden` : `${seconds / 60} Minuten`
  },
  close: 'Türen schließen',
  open: 'Türen öffnen',
  renew: 'Neuen Link machen',
  renewSure: 'Wirklich einen neuen Link machen?',
  renewHint: 'Der alte Link führt dann nirgendwohin, und wer darüber zusieht, muss gehen.',
}

/** Es hat noch nicht begonnen. */
export const early = {
  title: 'Die Partie hat noch nicht begonnen',
  text: 'Sobald sie beginnt, siehst du sie hier.',
}

/** Die Spieler wollen gerade keine Zuschauer. */
export const closed = {
  title: 'Die Türen sind geschlossen',
  text: 'Die Spieler lassen gerade niemanden zusehen. Öffnen sie die Türen wieder, siehst du die Partie hier.',
}

/** Was ein Stream neben der Partie sagt. */
export const stream = { toPlay: 'am Zug' }
