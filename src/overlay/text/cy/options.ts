/** The form of what may be chosen before a match. */
export const options = {
  title: (name: string) => `${name}: opsiynau`,
  seats: 'Chwaraewyr',
  seatsHint: (min: number, max: number) => `O ${min} i ${max}.`,
  bestAlone: 'Dy orau ar dy ben dy hun',
  loading: 'Yn llwytho’r opsiynau…',
  missing: 'Lwythodd yr opsiynau ddim. Caea hwn a rho gynnig arall arni.',
}
