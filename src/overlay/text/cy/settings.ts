import type { Contrast, Cover, Renderer, TempoSetting, TextSize } from '../../settings/settings.ts'

/** The settings. */
export const settings = {
  language: 'Iaith',
  languageLoads: (name: string) => `Rhaid llwytho ${name} yn gyntaf, ac mae angen cysylltiad.`,
  draft: 'drafft, croeso i gywiriadau',
  textSize: 'Maint y testun',
  textSizes: (size: TextSize) => `${size}%`,
  contrast: 'Cyferbyniad',
  contrasts: (contrast: Contrast) => (contrast === 'auto' ? 'Fel ar y ddyfais hon' : 'Uchel (du a gwyn)'),
  tempo: 'Cyflymder animeiddio',
  tempi: (tempo: TempoSetting) => (tempo === 'instant' ? 'Ar unwaith' : `${tempo}×`),
  director: 'Dilyn y chwarae gyda’r camera',
  reactions: 'Dangos ymatebion pobl eraill',
  coach: 'Egluro pethau y tro cyntaf maen nhw’n digwydd',
  cover: 'Modd ffrydio',
  covers: (cover: Cover) => {
    if (cover === 'off') return 'I ffwrdd'
    return cover === 'codes' ? 'Cuddio codau a dolenni' : 'Cuddio codau, dolenni ac enwau pobl eraill'
  },
  coverHint:
    'Pan fyddi di’n dangos dy sgrin: bydd yr hyn sydd wedi’i guddio’n ymddangos o’i wasgu, ac yn mynd eto gyda’r gwasgiad nesaf. Dydy’r bar cyfeiriad ddim yn arwain at dy fwrdd chwaith.',
  renderer: 'Graffeg',
  renderers: (renderer: Renderer) => (renderer === 'auto' ? 'Llawn (WebGL)' : 'Syml (i ddyfeisiau arafach)'),
  reloads: 'Mae newid y graffeg yn ail-lwytho’r dudalen. Mae dy gêm yn ddiogel.',
  relayOnly: {
    title: 'Dim ond trwy’r orsaf gyfnewid',
    text: 'Yn cuddio dy gyfeiriad rhwydwaith rhag y lleill wrth y bwrdd. Mae popeth yn mynd y ffordd hiraf, trwy’r orsaf gyfnewid.',
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
