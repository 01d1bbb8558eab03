/** A newer version of the page. */
export const updates = {
  ready: 'Eine neue Version dieser Seite ist da.',
  waits: 'Eine neue Version dieser Seite ist da. Sie wartet, bis deine Partie vorbei ist.',
  elsewhere: 'In einem anderen Fenster ist eine Partie offen. Spiel sie zu Ende oder schließ sie, dann aktualisiere.',
  update: 'Aktualisieren und neu laden',
}
