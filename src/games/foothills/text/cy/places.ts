/**
 * Stations are named with the word “gorsaf”, so that a name on the table is found in a sentence as it is written there:
 * “yng ngorsaf Llangower”, where a bare name would need its article or its mutation.
 */
export const at = (station: string): string => `yng ngorsaf ${station}`
export const to = (station: string): string => `i orsaf ${station}`
