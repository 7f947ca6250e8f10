import { applicant } from '../../../core/contract/hypotheekwacht.ts'
import { type FrozenAnswer, frozenOf } from '../../../core/fields/frozen.ts'
import { formatCents } from '../../../core/kernel/money.ts'
import type { Fee } from '../membership/fee.ts'
import type { FrozenDocument } from '../submissions/insert.ts'
import type { Applicant } from './request.ts'

/** The request as the overview showed it; `fee` is that of who becomes a member with it. */
export const freezeApplicant = (request: Applicant, fee: Fee | undefined): FrozenDocument => {
  const linesFor = (reader: 'mail' | 'office'): FrozenAnswer[] => [
    ...frozenOf(applicant, request, { for: reader }).map((line) => ({ section: 'Jouw gegevens', ...line })),
    ...(fee
      ? [
          {
            section: 'Kosten',
            label: 'Lidmaatschap',
            value: `${formatCents(fee.fee)} per jaar, automatische incasso`,
          },
        ]
      : []),
  ]
  return { title: 'Hypotheekwacht', office: linesFor('office'), mail: linesFor('mail') }
}
