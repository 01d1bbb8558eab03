/** The bar that replays a match. */
export const replay = {
  label: 'Ailchwarae',
  at: (at: number, last: number) => `Symudiad ${at} o ${last}`,
  first: 'Dechrau',
  back: 'Yn ôl',
  on: 'Nesaf',
  last: 'Diwedd',
  slider: 'Symudiad',
  resume: 'Parhau â’r gêm…',
  scores: 'Sgoriau',
  analysis: 'Dadansoddiad',
  hands: 'Dangos pob llaw',
  fromStart: 'Gwylio o’r dechrau',
  missed: 'Beth sydd wedi digwydd ers fy nhro diwethaf?',
  share: 'Rhannu',
  doubts: { unsigned: 'Heb ei llofnodi gan ei chwaraewyr', forged: 'Dydy llofnod ddim yn cyfateb' },
}

/** The ways to resume a saved match. */
export const resume = {
  title: 'Parhau â’r gêm hon',
  wrongTitle: 'Dim ond dechrau’r gêm hon sy’n ddarllenadwy',
  kept: (last: number) => `Mae’n iawn hyd at symudiad ${last}, felly dyna faint rwyt ti’n ei weld.`,
  looking: 'Yn gwirio a ydy’r gêm yn dal i gael ei chwarae…',
  alive: 'Mae’r gêm hon yn dal i gael ei chwarae wrth ei bwrdd.',
  look: 'Ailchwarae’n unig',
}

/** Name of each way to resume, and its meaning for the match. */
export const resumeWays: Readonly<Record<'host' | 'back' | 'apart' | 'seat' | 'here', ResumeWay>> = {
  host: {
    label: (name) => `Parhau wrth fwrdd newydd, fel ${name}`,
    hint: 'Cei di ddolen newydd. Bydd pawb oedd yn chwarae’n cael eu sedd eu hunain yn ôl.',
  },
  back: {
    label: (name) => `Ailymuno â’r bwrdd, fel ${name}`,
    hint: 'Efallai fod y gêm wedi symud yn ei blaen. Ti biau dy sedd o hyd.',
  },
  apart: {
    label: (name) => `Dechrau gêm ar wahân o fan hyn, fel ${name}`,
    hint: 'Mae’n cael ei dolen ei hun, a dydy’r gêm wreiddiol ddim yn newid.',
  },
  seat: {
    label: (name) => `Parhau wrth fwrdd newydd, gan chwarae ${name}`,
    hint: 'Cei di ddolen newydd. Bydd y person nesaf i’w hagor yn cymryd y sedd arall.',
  },
  here: {
    label: () => 'Parhau ar y ddyfais hon',
    hint: 'Os yw’r gêm yn dal i fynd wrth fwrdd arall, dydy honno ddim yn newid.',
  },
}

interface ResumeWay {
  readonly label: (name: string) => string
  readonly hint: string
}
