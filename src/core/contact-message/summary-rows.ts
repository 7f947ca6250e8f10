import { titles } from '../contract/contact-message.titles.ts'
import type { send } from '../contract/contact-message.ts'
import type { InputOf } from '../contract/endpoint.ts'
import { contactSubject } from '../fields/contact-message.ts'
import { contactName } from '../fields/contact-name.ts'
import { email } from '../fields/email.ts'
import { landline } from '../fields/landline.ts'
import { mobile } from '../fields/mobile.ts'
import { question } from '../fields/question.ts'
import { answerRow, type Section, summaryRow } from '../fields/summary-rows.ts'
import { addressRow } from '../groups/summary-rows.ts'

/** What is asked and by whom, with the names of the files along: stored document, mail and `/mijn` say this. */
export const rowsOf = (
  of: Omit<InputOf<typeof send>['body'], 'Attachment'>,
  files: readonly string[],
): Section[] => [
  {
    title: titles.question,
    rows: [
      ...answerRow(contactSubject, of.Subject),
      ...answerRow(question, of.Question),
      ...summaryRow('Bijlagen', files.join(', '), { own: true }),
    ],
  },
  {
    title: titles.details,
    rows: [
      ...answerRow(contactName, of.Name),
      ...answerRow(email, of.EmailAddress),
      ...answerRow(mobile, of.MobilePhoneNumber),
      ...answerRow(landline, of.LandlinePhoneNumber),
      ...addressRow({ postcode: of.Postcode, houseNumber: of.HouseNumber, addition: of.HouseNumberAddition }),
    ],
  },
]
