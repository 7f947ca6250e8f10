import type { AnswerOf } from '../../core/contract/endpoint.ts'
import type { listAbsence } from '../../core/contract/staff-absence/staff-absence-calls.ts'
import { dayInShort } from '../kit/When.tsx'

export type ListedAbsence = AnswerOf<typeof listAbsence>['items'][number]

/** A day (YYYY-MM-DD) in short: `vr 4 dec`. Noon in UTC is the same day in Amsterdam. */
const inShort = (day: string): string => dayInShort(new Date(`${day}T12:00:00Z`))

/** When somebody is not there: `tot en met vr 4 dec`, `vanaf ma 7 dec`, `nog onbekend hoelang`. `today` is YYYY-MM-DD. */
export const awayInWords = (
  { fromDay, untilDay }: Pick<ListedAbsence, 'fromDay' | 'untilDay'>,
  today: string,
): string => {
  const from = fromDay > today ? `vanaf ${inShort(fromDay)}` : ''
  const until = untilDay === null ? '' : `tot en met ${inShort(untilDay)}`
  return [from, until].filter(Boolean).join(' ') || 'nog onbekend hoelang'
}

/** The same of somebody in a list of who works here: `Afwezig tot en met vr 4 dec`. */
export const absentInWords = (
  absence: Pick<ListedAbsence, 'fromDay' | 'untilDay'>,
  today: string,
): string => {
  const isOpenEnded = absence.untilDay === null && absence.fromDay <= today
  return `Afwezig${isOpenEnded ? ',' : ''} ${awayInWords(absence, today)}`
}

/** What came of it: how many requests lie on the pile again. */
export const returnedInWords = (returned: number): string => {
  if (returned === 0) return 'Bewaard.'
  return returned === 1
    ? 'Bewaard. 1 aanvraag ligt weer op de stapel.'
    : `Bewaard. ${returned} aanvragen liggen weer op de stapel.`
}
