import type { registerAccount } from '../contract/account/account-calls.ts'
import { accountTitle } from '../contract/account/account-titles.ts'
import type { InputOf } from '../contract/endpoint.ts'
import { answerRow, type Section } from '../fields/brick/summary-rows.ts'
import { email } from '../fields/person/email.ts'
import { landline } from '../fields/person/landline.ts'
import { mobile } from '../fields/person/mobile.ts'
import { addressRow, nameRow } from '../groups/summary-rows.ts'

/** Summary rows of a registration, for stored summary and mail. */
export const accountRows = (of: InputOf<typeof registerAccount>['body']): Section[] => [
  {
    title: accountTitle,
    rows: [
      ...nameRow({ ...of, infix: of.inserts }),
      ...addressRow({ ...of.address, city: of.address.placeName }),
      ...answerRow(mobile, of.phoneNumberMobile),
      ...answerRow(landline, of.phoneNumberLandline),
      ...answerRow(email, of.emailAddress),
    ],
  },
]
