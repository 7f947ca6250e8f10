import { rowsOf, untilLabel } from '../../../core/cancellation/summary-rows.ts'
import type { cancelMembership } from '../../../core/contract/cancellation.ts'
import type { RequestOf } from '../../../core/contract/endpoint.ts'
import type { FrozenDocument } from '../../services/submissions/read.ts'
import type { FilledForm } from '../../services/submissions/submit.ts'
import type { EndedMembership } from './end-membership.ts'

export type Cancellation = RequestOf<typeof cancelMembership>['body']

/** The form as it was filled in and, where a membership ends by it, its last day. */
export const freezeCancellation = (body: Cancellation, ended: EndedMembership | undefined): FilledForm => ({
  title: 'Lidmaatschap opzeggen',
  sections: rowsOf(body, ended?.lastDay),
})

/** The last day that was told when the cancellation came in, in words; undefined when nothing ended by it. */
export const untilIn = ({ mail }: FrozenDocument): string | undefined =>
  mail.find(({ label }) => label === untilLabel)?.value
