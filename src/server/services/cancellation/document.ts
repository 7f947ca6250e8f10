import { cancelMembership } from '../../../core/contract/contact.ts'
import type { RequestOf } from '../../../core/contract/endpoint.ts'
import { frozenOf } from '../../../core/fields/frozen.ts'
import { dayOf, formatDay } from '../../../core/kernel/clock.ts'
import type { FrozenDocument } from '../submissions/insert.ts'
import type { EndedMembership } from './end-membership.ts'

export type Cancellation = RequestOf<typeof cancelMembership>['body']

const untilLabel = 'Lid tot en met'

/** The form as it was filled in and, where a membership ends by it, its last day. */
export const freezeCancellation = (
  body: Cancellation,
  ended: EndedMembership | undefined,
): FrozenDocument => {
  const until = ended ? [{ label: untilLabel, value: formatDay(dayOf(ended.lastDay), 'plain') }] : []
  const linesFor = (reader: 'mail' | 'office') => [
    ...frozenOf(cancelMembership.body ?? cancelMembership.query, body, { for: reader }),
    ...until,
  ]
  return { title: 'Lidmaatschap opzeggen', office: linesFor('office'), mail: linesFor('mail') }
}

/** The last day that was told when the cancellation came in, in words; undefined when nothing ended by it. */
export const untilIn = ({ mail }: FrozenDocument): string | undefined =>
  mail.find(({ label }) => label === untilLabel)?.value
