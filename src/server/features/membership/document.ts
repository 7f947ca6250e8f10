import type { RequestOf } from '../../../core/contract/endpoint.ts'
import type { register } from '../../../core/contract/membership.ts'
import { rowsOf } from '../../../core/membership/summary-rows.ts'
import type { Fee } from '../../services/prices/prices.ts'
import type { FilledForm } from '../../services/submissions/submit.ts'

/** A registration as it was parsed. */
export type Registration = RequestOf<typeof register>['body']

/** The registration as the overview showed it: the person, how it is paid, what it costs. */
export const freezeRegistration = (registration: Registration, fee: Fee): FilledForm => ({
  title: 'Lid worden',
  sections: rowsOf(registration, fee),
})
