import type { tips } from '../../coach.ts'

type TipId = (typeof tips)[number]['id']

/** The coach’s words, a sentence each, the first time something happens. */
export const tipWords: Readonly<Record<TipId, string>> = {
  ending: 'Mae’r gêm yn dod i ben gyda’r rownd hon: yr ail chwaraewr sy’n cael y tro olaf.',
  completed: 'Mae lein wedi’i gorffen, ac mae’n cael byffer. Yr olaf o’r 5 byffer sy’n cau’r gêm.',
  navvy:
    'Mae ciwb gwyn yn dod â nafis: maen nhw’n adeiladu popeth ar y cerdyn nesaf sydd heb ei gyffwrdd, a does neb yn sgorio.',
  scored:
    'Mae cerdyn sy’n cael ei sgorio yn cyfri ar y diwedd, gan gynnwys popeth y byddi di’n ei osod a’i adeiladu cyn hynny.',
  built: 'Mae pob gorsaf yn gadael i ti sgorio un cerdyn arall yn y dafarn, ac yn agor y cerdyn i syrfewyr.',
  ticket: 'Ti biau tocyn am byth. Dim ond lle mae gen ti un y mae rhai ochrau llwyd yn gweithio.',
  laid: 'Mae trac yn werth 1 PB ble bynnag y gosodi di ef, ac yn dod â’r lein yn nes at ei gorffen.',
  cleared: 'Mae’r rwbel olaf oddi ar gerdyn yn werth 1 PB. Nawr caiff trac a gorsafoedd fynd yno.',
  summit: 'Mae darn y copa yn cyfri ar y diwedd, i’r chwaraewr fu yno ddiwethaf.',
  returned: 'Mae tri chiwb gwyn i mewn: maen nhw’n mynd yn ôl i’r bag, a bydd y nafis yn dychwelyd.',
  surveyed: 'Mae dy syrfëwr yn ffordd chwaraewyr eraill, a rhaid iddo symud ymlaen cyn dod yn ôl.',
  flipped: 'Mae’r cerdyn a chwaraeaist ti wedi troi. Ti biau ei ochr arall ar dro arall.',
}
