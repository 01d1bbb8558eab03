/** Inviting someone without a signalling server. */
export const byHand = {
  open: 'Gwahodd heb y gweinydd',
  title: 'Gwahodd â llaw',
  lead: 'Mae’n gweithio heb unrhyw weinydd, ac ar dy rwydwaith dy hun hefyd. Anfona’r ddolen at un person, a rho’r ateb a gei di yma. Cadwch eich tudalennau ar agor yn y cyfamser.',
  making: 'Yn paratoi’r ddolen…',
  link: 'Dolen i un person',
  answer: 'Yr ateb',
  enter: 'Gadael i mewn',
  wrong: 'Nid dyna’r ateb i’r ddolen hon. Gofynna am yr ateb cyfan.',
  done: 'Yn cysylltu…',
  reply: {
    title: 'Mae gwahoddiad i ti',
    lead: 'Anfona’r ateb hwn yn ôl at y person wnaeth dy wahodd, a chadwa’r dudalen hon ar agor. Bydd y bwrdd yn agor ohono’i hun.',
    answer: 'Dy ateb',
    copy: 'Copïo’r ateb',
    waiting: 'Yn aros i dy ateb gyrraedd…',
    unreadable: 'Does dim modd darllen y gwahoddiad hwn. Gofynna am un newydd, ac agora’r ddolen gyfan.',
    late: 'Ddaeth yr ateb ddim mewn pryd. Gofynna am wahoddiad newydd.',
  },
  qr: 'Y ddolen fel cod QR',
}
