import type { send } from '../contract/contact-message/contact-message-calls.ts'
import { contactMessageTitles } from '../contract/contact-message/contact-message-titles.ts'
import type { InputOf } from '../contract/endpoint.ts'
import { answerRow, type Section } from '../fields/brick/summary-rows.ts'
import { filesRow } from '../fields/files/files-row.ts'
import { contactName } from '../fields/person/contact-name.ts'
import { email } from '../fields/person/email.ts'
import { landline } from '../fields/person/landline.ts'
import { mobile } from '../fields/person/mobile.ts'
import { contactSubject } from '../fields/request/contact-message.ts'
import { question } from '../fields/request/question.ts'
import { addressRow } from '../groups/summary-rows.ts'

/** Summary rows of a question with the names of its files, for stored summary, mail and `/mijn`. */
export const contactMessageRows = (
  of: Omit<InputOf<typeof send>['body'], 'Attachment'>,
  files: readonly string[],
): Section[] => [
  {
    title: contactMessageTitles.question,
    rows: [...answerRow(contactSubject, of.Subject), ...answerRow(question, of.Question), ...filesRow(files)],
  },
  {
    title: contactMessageTitles.details,
    rows: [
      ...answerRow(contactName, of.Name),
      // the form asks no street, so the row is no whole address
      ...addressRow(
        { postcode: of.Postcode, houseNumber: of.HouseNumber, addition: of.HouseNumberAddition },
        'Postcode en huisnummer',
      ),
      ...answerRow(mobile, of.MobilePhoneNumber),
      ...answerRow(landline, of.LandlinePhoneNumber),
      ...answerRow(email, of.EmailAddress),
    ],
  },
]
