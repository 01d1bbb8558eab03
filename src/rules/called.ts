/** A person’s name and face, as far as they have said. */
export interface Called {
  readonly name?: string
  readonly face?: string
}

/** The same without what is missing. */
export const called = ({ name, face }: { readonly [K in keyof Called]: Called[K] | undefined }): Called => ({
  ...(name === undefined ? {} : { name }),
  ...(face === undefined ? {} : { face }),
})
