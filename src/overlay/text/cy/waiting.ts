/** Texts about inviting others to a table. */
export const waiting = {
  link: 'Dolen wahodd',
  qr: (code: string) => `Cod QR y ddolen wahodd i fwrdd ${code}`,
  share: 'Rhannu',
  shareTitle: (title: string) => `Gêm o ${title}?`,
  /** Whether others can reach the table, and what happens if not. */
  reach: {
    none: 'Yn agor y bwrdd…',
    registering: 'Yn agor y bwrdd…',
    open: 'Yn aros i rywun ymuno…',
    taken: 'Mae’r bwrdd yn dal i gau ers dy ymweliad diwethaf. Un eiliad…',
    lost: 'Does dim modd cyrraedd y man cyfarfod, felly fydd y ddolen ddim yn gweithio ar hyn o bryd. Byddwn ni’n dal i geisio.',
    never: 'All chwaraewyr eraill ddim cyrraedd y porwr hwn: does dim WebRTC ynddo.',
  },
  localOnly:
    'Dim ond ar y ddyfais hon mae’r cyfeiriad hwn yn gweithio, felly fydd y ddolen ddim yn arwain i unman. Agora’r dudalen eto trwy’r cyfeiriad rhwydwaith a ddangoswyd lle dechreuaist ti hi.',
  retry: 'Ceisio nawr',
}
