import type { Refusal } from '../../../../rules/game.ts'
import type { Reason } from '../../why.ts'

/** For each reason, the sentence that gives it. */
export const refusals: Readonly<Record<Reason, (amounts: Refusal['amounts']) => string>> = {
  over: () => 'Mae’r gêm ar ben.',
  drawing: () => 'Dydy’r chwaraewr cyntaf ddim wedi’i ddewis eto.',
  notYourTurn: () => 'Nid dy dro di yw hi.',
  notHeld: () => 'Dydy’r deilsen honno ddim gen ti.',
  layDrawn: () => 'Rhaid i ti osod y deilsen rwyt ti newydd ei thynnu.',
  noDraw: () => 'Dim ond pan nad oes modd gosod yr un o dy rai di y cei dynnu teilsen arall.',
  nothingLeft: () => 'Does dim teils ar ôl i’w tynnu.',
  drawnAlready: () => 'Rwyt ti wedi tynnu teilsen y tro hwn yn barod.',
  canLay: () => 'Mae modd i ti osod teilsen, felly does dim i’w ddangos.',
  showToDraw: () => 'Does dim byd sydd gen ti’n ffitio. Dangosa dy deils yn gyntaf, yna rwyt ti’n tynnu un arall.',
  showFirst: () =>
    'Byddai hynny’n gwneud lein o un deilsen, o’r ymyl yn syth yn ôl iddo. Does dim byd sydd gen ti’n ffitio, felly dangosa dy deils yn gyntaf.',
  city: () => 'Y ddinas yw honno. Does dim teils yn cael eu gosod yno.',
  taken: ({ square }) => `Mae teilsen ar ${square} yn barod.`,
  apart: () => 'Mae teils yn mynd ar ymyl y bwrdd neu wrth ymyl teilsen arall. Dydy’r ddinas ddim yn cyfri.',
  onePoint: () => 'Byddai hynny’n gwneud lein o un deilsen, o’r ymyl yn syth yn ôl iddo.',
  noTurning: () =>
    'Dydy teils ddim yn cael eu troi yn y gêm hon. Mae’r marc yn y gornel yn dweud pa ffordd i fyny maen nhw’n mynd.',
}
