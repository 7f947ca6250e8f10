import { applicant } from '../../../core/contract/mortgage-guard.ts'
import { type FrozenAnswer, frozenOf, type Reader } from '../../../core/fields/frozen.ts'
import { formatCents } from '../../../core/kernel/money.ts'
import type { Fee } from '../../services/prices/prices.ts'
import type { FilledForm } from '../../services/submissions/submit.ts'
import type { Applicant } from './request.ts'

/** The request as the overview showed it; `fee` is that of who becomes a member with it. */
export const freezeApplicant = (request: Applicant, fee: Fee | undefined): FilledForm => {
  const linesFor = (reader: Reader): FrozenAnswer[] => [
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
  return { title: 'Hypotheekwacht', linesFor }
}
