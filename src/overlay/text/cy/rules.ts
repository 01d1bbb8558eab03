/** Labels around the rules book. */
export const rules = {
  contents: 'Cynnwys',
  search: 'Chwilio’r rheolau',
  found: (count: number) => (count === 0 ? 'Dim byd i’w gael.' : `${count} adran`),
  example: 'Ei weld ar y bwrdd',
  lesson: 'Gwers',
  print: 'Argraffu',
  loading: 'Yn llwytho’r rheolau…',
  missing: 'Lwythodd y rheolau ddim. Caea hwn a rho gynnig arall arni.',
}
