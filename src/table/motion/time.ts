/** Time that points, or the like, take from where they were made to their counter, in milliseconds. */
export const flight = 380
