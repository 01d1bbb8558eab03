/**
 * A station with the word “gorsaf”, so that its name stays as it is: “yng ngorsaf Clogwyn”. English “Station” and “Halt”
 * would say it twice.
 */
const named = (station: string) => station.replace(/ (Station|Halt)$/, '')

export const inStation = (station: string): string => `yng ngorsaf ${named(station)}`
export const toStation = (station: string): string => `i orsaf ${named(station)}`
export const beforeStation = (station: string): string => `cyn gorsaf ${named(station)}`
