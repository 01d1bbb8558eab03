/** Inviting someone without a signalling server. */
export const byHand = {
  open: 'Ohne Server einladen',
  title: 'Von Hand einladen',
  lead: 'Geht ganz ohne Server, auch im eigenen Netz. Schick den Link an eine Person und gib die Antwort ein, die du zurückbekommst. Beide lassen ihre Seite so lange offen.',
  making: 'Der Link wird vorbereitet…',
  link: 'Link für eine Person',
  answer: 'Ihre Antwort',
  enter: 'Hereinlassen',
  wrong: 'Das ist nicht die Antwort auf diesen Link. Lass dir die ganze Antwort schicken.',
  done: 'Verbindung wird aufgebaut…',
  reply: {
    title: 'Du bist eingeladen',
    lead: 'Schick diese Antwort an die Person zurück, die dich eingeladen hat, und lass diese Seite offen. Der Tisch öffnet sich von selbst.',
    answer: 'Deine Antwort',
    copy: 'Antwort kopieren',
    waiting: 'Warten, bis deine Antwort eingegeben wird…',
    unreadable: 'Diese Einladung ist nicht lesbar. Bitte um eine neue und öffne den Link vollständig.',
    late: 'Die Antwort wurde nicht rechtzeitig eingegeben. Bitte um eine neue Einladung.',
  },
  qr: 'Der Link als QR-Code',
}
