import { titles } from '../contract/callback.titles.ts'
import type { callBack } from '../contract/callback.ts'
import type { InputOf } from '../contract/endpoint.ts'
import { contactName } from '../fields/contact-name.ts'
import { email } from '../fields/email.ts'
import { phoneNumber } from '../fields/phone-number.ts'
import { question } from '../fields/question.ts'
import { answerRow, type Section, summaryRow } from '../fields/summary-rows.ts'
import { timeRow } from '../groups/appointment-rows.ts'
import { departments } from '../rules/callback-departments.ts'

/** Who calls when, about what, and whom: stored document and mail say this. */
export const rowsOf = (of: InputOf<typeof callBack>['body']): Section[] => [
  {
    title: titles.moment,
    rows: [
      ...summaryRow('Wie belt er?', departments[of.department].who),
      ...timeRow(of),
      ...answerRow(question, of.question),
    ],
  },
  {
    title: titles.details,
    rows: [
      ...answerRow(contactName, of.name),
      ...answerRow(phoneNumber, of.phoneNumber),
      ...answerRow(email, of.emailAddress),
    ],
  },
]
