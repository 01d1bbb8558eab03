import { listNames } from '../../../../kit/welsh.ts'

/** The panels about things on the table. */
export const about = {
  station: {
    noTrain: 'Dim trên',
    unused: 'Does dim cwmni’n defnyddio’r orsaf hon, felly dydy ei lein ddim yn sgorio.',
    train: (name: string) => `Trên ${name}`,
    finished: (name: string) => `Lein orffenedig cwmni ${name}`,
    length: 'Hyd',
    scored: 'Sgoriodd',
    soFar: 'Hyd yma',
    waitsAt: 'Yn aros wrth',
    atEdge: 'ar yr ymyl',
    inCity: 'yn y ddinas',
    orMore: (points: string) => `${points} neu fwy.`,
  },
  seat: {
    trains: 'Trenau',
    inHand: 'Yn y llaw',
    intoCity: 'I’r ddinas',
    toEdge: 'I’r ymyl',
    /** Lines with their points. */
    lines: (lines: readonly string[]) => `${lines.length === 1 ? 'Lein' : 'Leiniau'} ${lines.join(', ')}.`,
  },
  city: {
    title: 'Y ddinas',
    kind: 'Mae pob teilsen yn cyfri ddwywaith',
    text: 'Mae lein sy’n dod i ben yn y ddinas yn sgorio 2 bwynt am bob teilsen yn lle 1.',
    noLine: 'Does yr un lein wedi’i chyrraedd eto.',
  },
  pool: {
    title: 'Teils i’w tynnu',
    inHands: 'Yn nwylo’r chwaraewyr',
    countUnseen: (count: number) => `${count} heb eu gweld eto`,
    unseen: 'Heb eu gweld eto',
  },
  ofAll: (count: number) => `${count} o’r 60 teilsen`,
  cell: {
    empty: 'Sgwâr gwag',
    laidBy: (name: string) => `Teilsen a osododd ${name}`,
    tracks: 'Traciau',
    linesOver: 'Leiniau drosti',
    noneYet: 'Dim eto.',
    list: listNames,
    /** A line, and how often it passes over the square. */
    passing: (line: string, times: number) =>
      `${line}${['', '', ' (dwywaith)', ' (tair gwaith)'][times] ?? ' (pedair gwaith)'}`,
    startsHere: 'Yn cychwyn yma',
    waitsHere: 'Yn aros yma',
    soFar: (tiles: string) => `${tiles} hyd yma`,
    canGo: 'Caiff teilsen fynd yma.',
  },
  hand: {
    noOne: 'neb',
    tileOf: (name: string) => `Teilsen ${name}`,
    closed: 'Wyneb i lawr',
    seenBy: (name: string) => `Dim ond ${name} sy’n gallu ei gweld.`,
    open: 'Wedi’i gweld gan bawb',
    seenAlone: (name: string) => `Dim ond ${name} a’i gwelodd`,
    inBox: 'Yn y blwch',
    turning: {
      head: 'Troi',
      fixed: 'Dydy hi ddim yn cael ei throi: mae’r marc yn ei chornel yn cyfateb i farc y sgwâr.',
      turned: 'Mae modd ei throi cyn ei gosod.',
    },
    drawn: { head: 'Tynnwyd', text: 'Rhaid ei gosod y tro hwn.' },
  },
}
