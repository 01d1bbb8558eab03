/** Short names that stand with their article: “gorsaf y Bala”, “tocyn y Bala”, “gorsaf yr Wyddfa”. */
const named = (station: string) => (station === 'Bala' ? 'y Bala' : station.replace(/^Yr /, 'yr '))

/**
 * Stations are named with the word “gorsaf”, so that a name on the table is found in a sentence as it is written there:
 * “yng ngorsaf Llangower”, where a bare name would need its mutation.
 */
export const at = (station: string): string => `yng ngorsaf ${named(station)}`
export const to = (station: string): string => `i orsaf ${named(station)}`
export const ofStation = (station: string): string => `gorsaf ${named(station)}`
export const ofTicket = (station: string): string => `tocyn ${named(station)}`
