/** A file's name, without its ending, from what people call a thing; `otherwise` if nothing is left of that. */
export const fileName = (name: string, otherwise: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || otherwise
