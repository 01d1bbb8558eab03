/** The question whether to read a match that takes long. */
export const longRead = {
  title: 'Diese Partie lesen?',
  text: 'Sie ist ungewöhnlich lang, und sie zu lesen kann dieses Gerät eine Minute lang beschäftigen. Vielleicht hat jemand sie mit Absicht so gemacht.',
  read: 'Trotzdem lesen',
  leave: 'Nicht lesen',
}
