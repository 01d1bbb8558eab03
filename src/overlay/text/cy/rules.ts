/** What surrounds the rules book. */
export const rules = {
  contents: 'Cynnwys',
  print: 'Argraffu',
  loading: 'Yn llwytho’r rheolau…',
  missing: 'Lwythodd y rheolau ddim. Caea hwn a rho gynnig arall arni.',
}
