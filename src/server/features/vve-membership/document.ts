import type { VveFee } from '../../../core/rules/vve-fee.ts'
import { rowsOf } from '../../../core/vve-membership/summary-rows.ts'
import type { FilledForm } from '../../services/submissions/submit.ts'
import type { VveRequest } from './request.ts'

/** The request as the overview showed it, with what a year costs. */
export const freezeVve = (request: VveRequest, fee: VveFee): FilledForm => ({
  title: 'Lid worden met je VvE',
  sections: rowsOf(request, fee),
})
