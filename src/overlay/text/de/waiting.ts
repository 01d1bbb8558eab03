/** Texts about inviting others to a table. */
export const waiting = {
  link: 'Einladungslink',
  qr: (code: string) => `QR-Code des Einladungslinks zu Tisch ${code}`,
  share: 'Teilen',
  shareTitle: (title: string) => `Eine Partie ${title}?`,
  /** Whether others can reach the table, and what happens if not. */
  reach: {
    none: 'Der Tisch wird geöffnet…',
    registering: 'Der Tisch wird geöffnet…',
    open: 'Warten, bis jemand dazukommt…',
    taken: 'Der Tisch schließt noch von deinem letzten Besuch. Einen Moment…',
    lost: 'Die Vermittlung ist nicht erreichbar, deshalb geht der Link gerade nicht. Wir versuchen es weiter.',
    never: 'Andere erreichen diesen Browser nicht: Er kann kein WebRTC.',
  },
  localOnly:
    'Diese Adresse gilt nur auf diesem Gerät, der Link führt also nirgendwohin. Öffne die Seite unter der Netzadresse, die beim Start angezeigt wurde.',
  retry: 'Jetzt versuchen',
}
