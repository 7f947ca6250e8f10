import type { cancelMembership } from '../contract/cancellation/cancellation-calls.ts'
import type { InputOf } from '../contract/endpoint.ts'
import { answerRow, type Section, summaryRow } from '../fields/brick/summary-rows.ts'
import { email } from '../fields/person/email.ts'
import { landline } from '../fields/person/landline.ts'
import { mobile } from '../fields/person/mobile.ts'
import { relationId } from '../fields/person/relation-id.ts'
import { cancellationReason } from '../fields/request/cancellation-reason.ts'
import { explanation } from '../fields/request/explanation.ts'
import { addressRow, nameRow } from '../groups/summary-rows.ts'
import { dayOf, formatDay } from '../kernel/clock.ts'

export const untilLabel = 'Lid tot en met'

/** Summary rows of a cancellation, for stored document and mail; `lastDay` (YYYY-MM-DD) where it ends a membership. */
export const cancellationRows = (
  of: InputOf<typeof cancelMembership>['body'],
  lastDay: string | undefined,
): Section[] => [
  {
    rows: [
      ...answerRow(relationId, of.relationId),
      ...nameRow({ ...of, infix: of.infix }),
      ...addressRow({ ...of, addition: of.houseNumberAddition }),
      ...answerRow(mobile, of.phoneNumberMobile),
      ...answerRow(landline, of.phoneNumberLandline),
      ...answerRow(email, of.emailAddress),
      ...answerRow(cancellationReason, of.cancellationReason),
      ...answerRow(explanation, of.explanation),
      ...summaryRow(untilLabel, lastDay === undefined ? '' : formatDay(dayOf(lastDay), 'plain')),
    ],
  },
]
