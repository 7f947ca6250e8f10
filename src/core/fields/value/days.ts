import { parseDate } from '@internationalized/date'

/** Whether YYYY-MM-DD is a day of the calendar. */
export const isDay = (iso: string): boolean => {
  try {
    return parseDate(iso).toString() === iso
  } catch {
    return false
  }
}
