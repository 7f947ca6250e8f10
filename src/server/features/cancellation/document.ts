import { cancelMembership } from '../../../core/contract/cancellation.ts'
import type { RequestOf } from '../../../core/contract/endpoint.ts'
import { frozenOf } from '../../../core/fields/frozen.ts'
import { dayOf, formatDay } from '../../../core/kernel/clock.ts'
import type { FrozenDocument } from '../../services/submissions/read.ts'
import type { FilledForm } from '../../services/submissions/submit.ts'
import type { EndedMembership } from './end-membership.ts'

export type Cancellation = RequestOf<typeof cancelMembership>['body']

const untilLabel = 'Lid tot en met'

/** The form as it was filled in and, where a membership ends by it, its last day. */
export const freezeCancellation = (body: Cancellation, ended: EndedMembership | undefined): FilledForm => {
  const until = ended ? [{ label: untilLabel, value: formatDay(dayOf(ended.lastDay), 'plain') }] : []
  return {
    title: 'Lidmaatschap opzeggen',
    linesFor: (reader) => [
      ...frozenOf(cancelMembership.body ?? cancelMembership.query, body, { for: reader }),
      ...until,
    ],
  }
}

/** The last day that was told when the cancellation came in, in words; undefined when nothing ended by it. */
export const untilIn = ({ mail }: FrozenDocument): string | undefined =>
  mail.find(({ label }) => label === untilLabel)?.value
