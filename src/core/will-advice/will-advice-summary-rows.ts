import type { InputOf } from '../contract/endpoint.ts'
import type { register } from '../contract/will-advice/will-advice-calls.ts'
import { willAdviceTitles } from '../contract/will-advice/will-advice-titles.ts'
import { answerRow, type Section, summaryRow } from '../fields/brick/summary-rows.ts'
import { relationId } from '../fields/person/relation-id.ts'
import { office } from '../fields/request/office.ts'
import { willMeeting } from '../fields/request/will-advice.ts'
import { timeRow } from '../groups/appointment-rows.ts'
import { homeRow, joiningRows, userRows } from '../groups/user-rows.ts'
import { type Cents, formatCents } from '../kernel/money.ts'

/** What the rows show beside the request: its office, the price of the day, the yearly fee of somebody who becomes a member. */
export interface WillAdviceRowContext {
  officeName: string | undefined
  price: Cents
  fee: Cents | undefined
}

/** Summary rows of an advice about a will, for overview, stored summary and mail. */
export const willAdviceRows = (
  { appointment, userInformation, membership }: InputOf<typeof register>['body'],
  { officeName = '', price, fee }: WillAdviceRowContext,
): Section[] => [
  { title: willAdviceTitles.appointment, rows: homeRow(userInformation) },
  {
    title: willAdviceTitles.planning,
    rows: [
      ...answerRow(willMeeting, appointment.appointmentType),
      // an online conversation has no office to go to
      ...summaryRow(office.facts.label, appointment.appointmentType === 'online' ? '' : officeName),
      ...timeRow(appointment),
      ...summaryRow('Kosten', formatCents(price)),
    ],
  },
  {
    title: willAdviceTitles.details,
    rows: [
      ...answerRow(relationId, userInformation.relationId),
      ...userRows(userInformation, [], []),
      ...joiningRows({ ...userInformation, ...membership }, fee),
    ],
  },
]
