import { type Company, companyIn } from '../../rules/colours.ts'

export { type Company, companyLooks } from '../../rules/colours.ts'

/** The companies, in the order of the box: of the seats from the first, if nobody chooses. */
export const companies = ['red', 'yellow', 'blue', 'green', 'lilac', 'black'] as const satisfies readonly Company[]

/** The company that a seat plays. */
export const companyOf = companyIn(companies)
