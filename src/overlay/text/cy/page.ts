/** Text that belongs to no single screen. */
export const page = {
  /** As the document’s `lang`. */
  language: 'cy',
  name: 'Narrow Gauge',
  missing: 'Lwythodd rhan o’r dudalen ddim.',
  drop: 'Gollynga’r ffeil yma i’w hagor.',
}

/** Buttons found on several screens, and what they say once pressed. */
export const buttons = {
  cancel: 'Canslo',
  close: 'Cau',
  copied: 'Wedi’i gopïo',
  copyByHand: 'Mae’r ddolen wedi’i dewis: copïa hi â llaw.',
  copyLink: 'Copïo’r ddolen',
  home: 'Hafan',
  retry: 'Ceisio eto',
  rules: 'Rheolau',
  save: 'Cadw’r gêm',
  settings: 'Gosodiadau',
}
