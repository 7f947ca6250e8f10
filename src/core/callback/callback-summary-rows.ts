import type { callBack } from '../contract/callback/callback-calls.ts'
import { callbackTitles } from '../contract/callback/callback-titles.ts'
import type { InputOf } from '../contract/endpoint.ts'
import { answerRow, type Section, summaryRow } from '../fields/brick/summary-rows.ts'
import { contactName } from '../fields/person/contact-name.ts'
import { email } from '../fields/person/email.ts'
import { phoneNumber } from '../fields/person/phone-number.ts'
import { question } from '../fields/request/question.ts'
import { timeRow } from '../groups/appointment-rows.ts'
import { departments } from '../rules/callback-departments.ts'

/** Summary rows of a callback, for stored summary and mail. */
export const callbackRows = (of: InputOf<typeof callBack>['body']): Section[] => [
  {
    title: callbackTitles.moment,
    rows: [
      ...summaryRow('Wie belt er?', departments[of.department].who),
      ...timeRow(of),
      ...answerRow(question, of.question),
    ],
  },
  {
    title: callbackTitles.details,
    rows: [
      ...answerRow(contactName, of.name),
      ...answerRow(phoneNumber, of.phoneNumber),
      ...answerRow(email, of.emailAddress),
    ],
  },
]
