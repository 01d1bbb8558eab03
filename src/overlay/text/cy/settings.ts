import type { Contrast, Cover, Renderer, TempoSetting, TextSize } from '../../settings/settings.ts'

/** The settings. */
export const settings = {
  language: 'Iaith',
  languageLoads: (name: string) => `Dydy ${name} ddim wedi llwytho eto. Mae angen cysylltiad.`,
  draft: 'drafft, croeso i gywiriadau',
  textSize: 'Maint y testun',
  textSizes: (size: TextSize) => `${size}%`,
  contrast: 'Cyferbyniad',
  contrasts: (contrast: Contrast) => (contrast === 'auto' ? 'Fel ar y ddyfais hon' : 'Uchel (du a gwyn)'),
  tempo: 'Cyflymder animeiddio',
  tempi: (tempo: TempoSetting) => (tempo === 'instant' ? 'Ar unwaith' : `${tempo}×`),
  director: 'Cyfarwyddwr: y camera’n dilyn y chwarae',
  reactions: 'Dangos ymatebion chwaraewyr eraill',
  coach: 'Egluro pethau y tro cyntaf maen nhw’n digwydd',
  cover: 'Modd ffrydio',
  covers: (cover: Cover) => {
    if (cover === 'off') return 'I ffwrdd'
    return cover === 'codes' ? 'Cuddio codau a dolenni' : 'Cuddio codau, dolenni ac enwau pobl eraill'
  },
  coverHint:
    'Pan fyddi di’n dangos dy sgrin. Gwasga rywbeth sydd wedi’i guddio i’w ddangos, ac eto i’w guddio. Mae’r bar cyfeiriad yn cuddio dy fwrdd hefyd.',
  renderer: 'Graffeg',
  renderers: (renderer: Renderer) => (renderer === 'auto' ? 'Llawn (WebGL)' : 'Syml (i ddyfeisiau arafach)'),
  reloads: 'Mae newid y graffeg yn ail-lwytho’r dudalen. Mae dy gêm yn ddiogel.',
  relayOnly: {
    title: 'Dim ond trwy’r orsaf gyfnewid',
    text: 'Yn cuddio dy gyfeiriad rhwydwaith rhag y lleill wrth y bwrdd. Mae popeth yn mynd y ffordd hirach, trwy’r orsaf gyfnewid.',
  },
  lookFrom: (name: string) => `Edrych o ochr ${name}`,
  leave: 'Gadael y bwrdd',
}

/** The settings for sound. */
export const sound = {
  title: 'Sain',
  effects: 'Effeithiau sain',
  ambience: 'Sŵn cefndir',
  alerts: 'Cloch ar gyfer dy dro',
  muted: 'Tewi popeth',
  captions: 'Dangos capsiynau sain',
}
