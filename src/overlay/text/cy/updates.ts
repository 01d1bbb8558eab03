/** A newer version of the page. */
export const updates = {
  ready: 'Mae fersiwn newydd o’r dudalen hon yn barod.',
  waits: 'Mae fersiwn newydd o’r dudalen hon yn barod. Bydd yn aros nes bod dy gêm ar ben.',
  elsewhere: 'Mae gêm ar agor mewn ffenest arall. Gorffenna hi neu caea hi’n gyntaf, yna diweddara.',
  update: 'Diweddaru ac ail-lwytho',
}
