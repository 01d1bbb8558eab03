/** Messages of a page while it fetches a match or reaches another browser. */
export const opening = {
  table: 'Yn gosod y bwrdd…',
  match: 'Yn gwirio’r gêm…',
  dialling: (code: string) => `Yn ymuno â bwrdd ${code}…`,
  syncing: 'Rwyt ti i mewn. Yn llwytho’r gêm…',
  knocking: 'Yn gofyn i’r gwesteiwr am dy sedd yn ôl…',
}
