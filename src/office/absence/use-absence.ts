import type { InputOf } from '../../core/contract/endpoint.ts'
import { readPile } from '../../core/contract/pile/pile-calls.ts'
import { listRequests, requestChoices } from '../../core/contract/requests/requests-calls.ts'
import {
  endAbsence,
  endAbsenceOf,
  listAbsence,
  reportAbsence,
  reportAbsenceOf,
} from '../../core/contract/staff-absence/staff-absence-calls.ts'
import { useToast } from '../kit/Toasts.tsx'
import { useOffice } from '../shell/office-context.ts'
import { useReread } from '../shell/use-call.ts'
import { returnedInWords } from './absence-words.ts'

/** The days of an absence, as the calls take them. */
export type AbsentDays = InputOf<typeof reportAbsence>['body']

/**
 * Says that somebody is not there, or is there again, and reads anew what that changes. Without an id it is oneself.
 * @throws Fault of the call.
 */
export const useAbsence = () => {
  const { call } = useOffice()
  const reread = useReread()
  const tell = useToast()
  const rereadAll = () => reread(listAbsence, requestChoices, readPile, listRequests)
  return {
    async report(id: string | undefined, { from, until }: AbsentDays): Promise<void> {
      const body = { from, until }
      const { returned } =
        id === undefined
          ? await call(reportAbsence, { body })
          : await call(reportAbsenceOf, { params: { id }, body })
      await rereadAll()
      tell(returnedInWords(returned))
    },
    async end(id: string | undefined, told: string): Promise<void> {
      await (id === undefined ? call(endAbsence, {}) : call(endAbsenceOf, { params: { id } }))
      await rereadAll()
      tell(told)
    },
  }
}
