/** The question whether to read a match that takes long. */
export const longRead = {
  title: 'Diese Partie lesen?',
  text: 'Das dauert ungewöhnlich lange und kann dieses Gerät eine Minute lang beschäftigen. Vielleicht hat sie jemand mit Absicht so gemacht.',
  read: 'Trotzdem lesen',
  leave: 'Nicht lesen',
}
