import { dayInShort, timeOf } from '../kit/When.tsx'

/** When an appointment is: `wo 2 dec, 9.00 - 10.30 uur`, with the day again where it ends on another. */
export const timesOf = (start: string, end: string): string => {
  const [from, until] = [new Date(start), new Date(end)]
  const [first, last] = [dayInShort(from), dayInShort(until)]
  const ends = first === last ? timeOf(until) : `${last}, ${timeOf(until)}`
  return `${first}, ${timeOf(from)} - ${ends} uur`
}
