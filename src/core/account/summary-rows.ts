import { title } from '../contract/account.titles.ts'
import type { registerAccount } from '../contract/account.ts'
import type { InputOf } from '../contract/endpoint.ts'
import { email } from '../fields/email.ts'
import { landline } from '../fields/landline.ts'
import { mobile } from '../fields/mobile.ts'
import { answerRow, type Section } from '../fields/summary-rows.ts'
import { addressRow, nameRow } from '../groups/summary-rows.ts'

/** Who made an account: stored document and mail say this. */
export const rowsOf = (of: InputOf<typeof registerAccount>['body']): Section[] => [
  {
    title,
    rows: [
      ...nameRow({ ...of, infix: of.inserts }),
      ...addressRow({ ...of.address, city: of.address.placeName }),
      ...answerRow(mobile, of.phoneNumberMobile),
      ...answerRow(landline, of.phoneNumberLandline),
      ...answerRow(email, of.emailAddress),
    ],
  },
]
