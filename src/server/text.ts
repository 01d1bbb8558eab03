/** The server's printout when it starts, in one language. */
interface ServerText {
  readonly open: string
  readonly here: string
  readonly network: string
  readonly or: string
  readonly unreachable: string
  readonly building: string
}

const texts = {
  en: {
    open: 'Narrow Gauge is open.',
    here: 'On this device:',
    network: 'On your network:',
    or: 'or:',
    unreachable: 'Other devices can’t reach this server.',
    building: 'Building the page…',
  },
  de: {
    open: 'Narrow Gauge ist offen.',
    here: 'Auf diesem Gerät:',
    network: 'In deinem Netz:',
    or: 'oder:',
    unreachable: 'Andere Geräte erreichen diesen Server nicht.',
    building: 'Die Seite wird gebaut…',
  },
  cy: {
    open: 'Mae Narrow Gauge ar agor.',
    here: 'Ar y ddyfais hon:',
    network: 'Ar dy rwydwaith:',
    or: 'neu:',
    unreachable: 'All dyfeisiau eraill ddim cyrraedd y gweinydd hwn.',
    building: 'Wrthi’n adeiladu’r dudalen…',
  },
} satisfies Record<string, ServerText>

/** The text in the language that `LANG` asks for, such as `cy_GB.UTF-8`; English for any other. */
export function serverText(lang = ''): ServerText {
  const known = Object.entries(texts).find(([tag]) => lang.split(/[_.-]/)[0] === tag)
  return known?.[1] ?? texts.en
}
