/** The question whether to read a match that takes long. */
export const longRead = {
  title: 'Darllen y gêm hon?',
  text: 'Mae’n anarferol o hir, a gallai ei darllen gadw’r ddyfais hon yn brysur am funud. Efallai fod rhywun wedi’i gwneud felly’n fwriadol.',
  read: 'Ei darllen beth bynnag',
  leave: 'Ei gadael',
}
