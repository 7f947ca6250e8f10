import type { cancelMembership } from '../contract/cancellation/calls.ts'
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

/** What the last day of a membership is called that ends by a cancellation. */
export const untilLabel = 'Lid tot en met'

/** Who leaves and why; `lastDay` (YYYY-MM-DD) where a membership ends by it. Stored document and mail say this. */
export const rowsOf = (
  of: InputOf<typeof cancelMembership>['body'],
  lastDay: string | undefined,
): Section[] => [
  {
    rows: [
      ...answerRow(relationId, of.relationId),
      ...nameRow({ ...of, infix: of.infix }),
      ...addressRow({ ...of, addition: of.houseNumberAddition }),
      ...answerRow(email, of.emailAddress),
      ...answerRow(mobile, of.phoneNumberMobile),
      ...answerRow(landline, of.phoneNumberLandline),
      ...answerRow(cancellationReason, of.cancellationReason),
      ...answerRow(explanation, of.explanation),
      ...summaryRow(untilLabel, lastDay === undefined ? '' : formatDay(dayOf(lastDay), 'plain')),
    ],
  },
]
